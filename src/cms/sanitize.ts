import sanitizeHtml from 'sanitize-html';

const TEXT = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
];
const PARTS = [
  'a',
  'span',
  'div',
  'section',
  'blockquote',
  'figure',
  'figcaption',
  'img',
  'bdi',
  'bdo',
  'dl',
  'dt',
  'dd',
];
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

interface SanitizeOptions {
  /** Returns the URL of a link. */
  readonly href: (address: string) => string;
  /** Prefixes ids and the links to them, so that no author's id is one of the site's own; false in editing. */
  readonly prefixesIds?: boolean;
}

/** Prefix of the ids in authors' HTML. */
const ID_PREFIX = 'c-';

/** Returns an author's HTML with only text, links, pictures and tables left; every URL passes through `href`. */
export const sanitizeMarkup = (markup: string, { href, prefixesIds = true }: SanitizeOptions): string => {
  const ids = prefixesIds ? idsIn(markup) : new Set<string>();
  const hrefOf = (address: string): string =>
    address.startsWith('#') && ids.has(decoded(address.slice(1))) ? `#${prefixed(address.slice(1))}` : href(address);
  return scrollTables(clean(markup, hrefOf, prefixesIds ? prefixed : (id) => id));
};

const prefixed = (id: string): string => (id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id);

const idsIn = (markup: string): ReadonlySet<string> =>
  new Set(
    [...markup.matchAll(/\sid\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)].map((match) => match.slice(1).join('')),
  );

/** Decodes a fragment; one that cannot be decoded stays as it is. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

const clean = (markup: string, href: (address: string) => string, idOf: (id: string) => string): string =>
  sanitizeHtml(markup, {
    allowedTags: [...TEXT, ...PARTS, ...TABLE],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel', 'id'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      '*': ['lang', 'dir', 'id'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({ tagName, attribs: safeLink(attribs, href) }),
      '*': (tagName, { id, ...attribs }) => ({ tagName, attribs: { ...attribs, ...(id && { id: idOf(id) }) } }),
      img: (tagName, attribs) => ({ tagName, attribs: { loading: 'lazy', alt: '', ...attribs } }),
    },
  });

function safeLink(attributes: sanitizeHtml.Attributes, href: (address: string) => string): sanitizeHtml.Attributes {
  const { href: address, ...rest } = attributes;
  return {
    ...rest,
    ...(rest.target === '_blank' && { rel: 'noopener noreferrer' }),
    ...(address !== undefined && { href: href(address) }),
  };
}

/** Wraps each table in a frame that scrolls and takes keyboard focus: a wide table never widens its page. */
const scrollTables = (markup: string): string =>
  markup
    .replaceAll(/<table(?=[\s>])/g, '<div class="table-frame" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>');
