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

/** Returns an author's HTML with only text, links, pictures and tables left; every URL passes through `href`. */
export const sanitizeMarkup = (markup: string, href: (address: string) => string): string =>
  scrollTables(clean(markup, href));

const clean = (markup: string, href: (address: string) => string): string =>
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
