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

/** Elements and attributes that rewriteHtml adds to an author's HTML: marked parts of texts, icons, frames of tables. */
const ADDED = {
  tags: ['svg', 'use'],
  attributes: {
    div: [{ name: 'tabindex', values: ['0'] }, { name: 'role', values: ['group'] }, 'aria-label'],
    span: ['role', 'aria-label'],
    svg: ['role', 'aria-label', 'aria-hidden'],
    use: ['href'],
  },
  classes: {
    div: ['table-frame'],
    span: ['riyal', 'with-icon'],
    bdo: ['phone'],
    bdi: ['percent'],
    svg: ['icon', 'points-ahead', 'points-back'],
  },
};

interface SanitizeOptions {
  /** Returns the URL of a link. */
  readonly href: (address: string) => string;
  /** Returns the URL of a picture; by default its address. */
  readonly src?: (address: string) => string;
  /** Prefixes ids and the links to them, so that no author's id is one of the site's own; false in editing. */
  readonly prefixesIds?: boolean;
}

/** Prefix of the ids in authors’ HTML. */
export const ID_PREFIX = 'c-';

/** Returns HTML with only text, links, pictures, tables and our own icons left; every URL passes through `href`. */
export const sanitizeMarkup = (
  markup: string,
  { href, src = (address) => address, prefixesIds = true }: SanitizeOptions,
): string => {
  const ids = prefixesIds ? idsIn(markup) : new Set<string>();
  const hrefOf = (address: string): string =>
    address.startsWith('#') && ids.has(decoded(address.slice(1))) ? `#${prefixed(address.slice(1))}` : href(address);
  return clean(markup, { href: hrefOf, src, id: prefixesIds ? prefixed : (id) => id });
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

/** Changes of the attributes that markup has. */
type Changes = Readonly<Record<'href' | 'src' | 'id', (value: string) => string>>;

const clean = (markup: string, { href, src, id: idOf }: Changes): string =>
  sanitizeHtml(markup, {
    allowedTags: [...TEXT, ...PARTS, ...TABLE, ...ADDED.tags],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel', 'id'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      '*': ['lang', 'dir', 'id'],
      ...ADDED.attributes,
    },
    allowedClasses: ADDED.classes,
    exclusiveFilter: isForeignDrawing,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({ tagName, attribs: safeLink(attribs, href) }),
      '*': (tagName, { id, ...attribs }) => ({ tagName, attribs: { ...attribs, ...(id && { id: idOf(id) }) } }),
      img: (tagName, { src: address, ...attribs }) => ({
        tagName,
        attribs: { loading: 'lazy', alt: '', ...attribs, ...(address !== undefined && { src: src(address) }) },
      }),
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

/** True for a drawing that is not one of our icons. */
const isForeignDrawing = ({ tag, attribs }: sanitizeHtml.IFrame): boolean =>
  (tag === 'svg' && !attribs.class?.split(' ').includes('icon')) ||
  (tag === 'use' && !attribs.href?.startsWith('#icon-'));
