/** Declarations of a `style` attribute by property, both in lower case. */
export type Style = ReadonlyMap<string, string>;

/** Parses a `style` attribute. */
export const readStyle = (style: string): Style =>
  new Map(
    style.split(';').flatMap((declaration): [string, string][] => {
      const [property = '', ...value] = declaration.split(':');
      const [name, text] = [property.trim().toLowerCase(), value.join(':').trim().toLowerCase()];
      return name === '' || text === '' ? [] : [[name, text.replace(/\s*!important$/, '')]];
    }),
  );

const DECORATIONS = ['text-decoration', 'text-decoration-line'];

/** Elements that mean what a style shows, the outermost first. */
const MEANINGS: readonly { readonly tag: string; readonly shows: (style: Style) => boolean }[] = [
  { tag: 's', shows: (style) => decorations(style).includes('line-through') },
  { tag: 'u', shows: (style) => decorations(style).includes('underline') },
  { tag: 'strong', shows: (style) => /^(?:bold|bolder|[6-9]00)$/.test(style.get('font-weight') ?? '') },
  { tag: 'em', shows: (style) => /^(?:italic|oblique)/.test(style.get('font-style') ?? '') },
  { tag: 'sup', shows: (style) => style.get('vertical-align') === 'super' },
  { tag: 'sub', shows: (style) => style.get('vertical-align') === 'sub' },
];

const decorations = (style: Style): readonly string[] =>
  DECORATIONS.flatMap((property) => (style.get(property) ?? '').split(/\s+/));

/** Returns the elements that mean what a style shows, the outermost first. */
export const meaningsOf = (style: Style): readonly string[] =>
  MEANINGS.filter(({ shows }) => shows(style)).map(({ tag }) => tag);

/** Properties whose meaning is mapped, and those that Word and Office write beside them. */
const READ =
  /^(?:text-align|direction|unicode-bidi|list-style(?:-type)?|text-decoration(?:-line)?|font-(?:weight|style))$/;
const LEFT_OVER =
  /^(?:mso-|tab-|layout-|punctuation-|text-(?:justify|autospace|underline)|page|line-break|widows|orphans|font-variant|font-stretch|-webkit-)/;

/** Returns the properties of a style that pages do not show. */
export const lostProperties = (style: Style): readonly string[] =>
  [...style]
    .filter(([property, value]) => !(READ.test(property) || LEFT_OVER.test(property) || NOTHING.has(value)))
    .filter(([property, value]) => !(property === 'vertical-align' && /^(?:super|sub)$/.test(value)))
    .map(([property]) => property);

/** Values that change nothing. */
const NOTHING: ReadonlySet<string> = new Set([
  'normal',
  'none',
  'inherit',
  'initial',
  'unset',
  'auto',
  '0',
  '0px',
  '0pt',
  '0cm',
]);

const LIST_TYPES: ReadonlyMap<string, string> = new Map([
  ['lower-alpha', 'a'],
  ['lower-latin', 'a'],
  ['upper-alpha', 'A'],
  ['upper-latin', 'A'],
  ['lower-roman', 'i'],
  ['upper-roman', 'I'],
  ['decimal', '1'],
]);

/** Returns the `type` of a numbered list with a style; undefined without one. */
export const listTypeOf = (style: Style): string | undefined =>
  (style.get('list-style-type') ?? style.get('list-style') ?? '')
    .split(/\s+/)
    .flatMap((word) => LIST_TYPES.get(word) ?? [])[0];
