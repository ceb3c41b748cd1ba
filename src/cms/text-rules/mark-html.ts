import type { Language } from '#sitecore/definitions/language.ts';
import { EXCLUDED_AREAS } from '#src/i18n/text-rules.ts';
import { markText } from './mark-text.ts';

/** Elements whose content is no markup: it ends only with their own closing tag. */
const RAW = 'script|style|textarea|title|iframe|xmp';
const INSIDE = `(?:"[^"]*"|'[^']*'|[^'">])*`;
/** A comment, an element of raw content, a tag with its attributes or without an end, or the text up to the next of them. */
const TOKEN = new RegExp(
  [
    '<!--[\\s\\S]*?-->',
    `<(?<raw>${RAW})(?=[\\s>])${INSIDE}>[\\s\\S]*?</\\k<raw>\\s*>`,
    `<(?:/|[a-z!?])${INSIDE}>`,
    // What begins as a tag and never ends is no text: browsers drop it, and markup in it would end it.
    '<[/a-z!?][\\s\\S]*',
    '[^<]+|<',
  ].join('|'),
  'gi',
);
const TAG = /^<(?<close>\/?)(?<name>[a-z][^\s/>]*)(?<rest>[\s\S]*?)(?<selfClosing>\/?)>$/i;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const VOID = 'area base br col embed hr img input link meta param source track wbr'.split(' ');

/**
 * What happens to text: `mark`ed; left `alone`; or it is an `island`'s own, which its view writes anew in a browser, while
 * what an author put into its slots is nobody's but the server's.
 */
type Mode = 'mark' | 'alone' | 'island';

interface OpenElement {
  readonly name: string;
  readonly mode: Mode;
}

/** Runs the text rules of a language over markup, once: text only, and none of the areas that they leave alone. */
export function markHtml(markup: string, language: Language): string {
  const open: OpenElement[] = [];
  const mode = () => open.at(-1)?.mode ?? 'mark';
  return markup.replace(TOKEN, (token, raw: string | undefined) => {
    if (!token.startsWith('<')) return mode() === 'mark' ? markText(token, language) : token;
    if (raw === undefined) trackTag(open, token, mode());
    return token;
  });
}

/** Opens or closes the element of a tag; a closing tag ends all that was left open in its element, or nothing. */
function trackTag(open: OpenElement[], tag: string, around: Mode): void {
  const { close, name = '', rest = '', selfClosing } = TAG.exec(tag)?.groups ?? {};
  const element = name.toLowerCase();
  if (close) {
    const at = open.findLastIndex((one) => one.name === element);
    if (at !== -1) open.length = at;
  } else if (element !== '' && !selfClosing && !VOID.includes(element)) {
    open.push({ name: element, mode: modeOf(element, rest, around) });
  }
}

function modeOf(name: string, rest: string, around: Mode): Mode {
  if (around === 'alone') return 'alone';
  const attributes = new Map(
    [...rest.matchAll(ATTRIBUTE)].map(([, key = '', ...values]) => [key.toLowerCase(), values.find(Boolean) ?? '']),
  );
  const classes = (attributes.get('class') ?? '').split(/\s+/);
  if (has(EXCLUDED_AREAS.elements, [name]) || has(EXCLUDED_AREAS.classes, classes)) return 'alone';
  if (has(EXCLUDED_AREAS.attributes, [...attributes.keys()])) return 'alone';
  if (attributes.has('data-island')) return 'island';
  if (attributes.has('data-slot')) return 'mark';
  return around;
}

const has = (listed: readonly string[], found: readonly string[]): boolean => found.some((one) => listed.includes(one));
