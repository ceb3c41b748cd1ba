import { LINK_SCHEMES } from '../link-address.ts';

/** Elements of authors' formatted texts that pages show; `mapMarkup` makes them of others that mean the same. */
export const ALLOWED_TAGS: readonly string[] = [
  ...['h2', 'h3', 'h4', 'p', 'div', 'section', 'blockquote', 'pre', 'br', 'wbr', 'hr'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'a', 'span'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'q', 'cite', 'dfn'],
  ...['kbd', 'code', 'samp', 'var', 'bdi', 'bdo'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const CELL = ['colspan', 'rowspan', 'scope', 'headers', 'abbr'];

/** Attributes of authors' formatted texts that pages have, by element. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, string[]>> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: CELL,
  td: CELL,
  col: ['span'],
  colgroup: ['span'],
  ol: ['start', 'type', 'reversed'],
  li: ['value'],
  abbr: ['title'],
  dfn: ['title'],
  '*': ['lang', 'dir', 'id'],
};

export const ALLOWED_SCHEMES: string[] = [...LINK_SCHEMES];

/** The only style of a formatted text that pages have. */
export const ALLOWED_STYLE = /^text-align:(?:left|right|center|justify|start|end)$/;
