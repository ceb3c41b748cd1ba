import type { Language } from '#sitecore/definitions/language.ts';
import { EXCLUDED_AREAS } from '#src/i18n/text-rules.ts';
import { splitAtHoles } from '../html-holes.ts';
import { markText } from './mark-text.ts';

/** Elements whose content is raw text, up to their own closing tag. */
const RAW = 'script|style|textarea|title|iframe|xmp';
const INSIDE = `(?:"[^"]*"|'[^']*'|[^'">])*`;
/** A comment, an element of raw text, a tag (also one that never ends), or the text up to the next of these. */
const TOKEN = new RegExp(
  [
    '<!--[\\s\\S]*?-->',
    `<(?<raw>${RAW})(?=[\\s>])${INSIDE}>[\\s\\S]*?</\\k<raw>\\s*>`,
    `<(?:/|[a-z!?])${INSIDE}>`,
    // An unfinished tag is not text: browsers drop it, and marking inside it would finish it.
    '<[/a-z!?][\\s\\S]*',
    '[^<]+|<',
  ].join('|'),
  'gi',
);
const TAG = /^<(?<close>\/?)(?<name>[a-z][^\s/>]*)(?<rest>[\s\S]*?)(?<selfClosing>\/?)>$/i;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const VOID = 'area base br col embed hr img input link meta param source track wbr'.split(' ');

/**
 * Treatment of text: `mark` it, leave it `alone`, or `island`: leave it to the island's view, which renders it again
 * in the browser; the content of its slots is marked.
 */
export type MarkingMode = 'mark' | 'alone' | 'island';

/** A hole of HTML: the index of the part that fills it, and the treatment of that part's text. */
export interface HtmlHole {
  readonly part: number;
  readonly mode: MarkingMode;
}

/** HTML up to the next hole, or a hole. */
export type HtmlPiece = string | HtmlHole;

interface OpenElement {
  readonly name: string;
  readonly mode: MarkingMode;
}

/** Returns HTML with the text rules of a language applied once, to text only and outside excluded areas. */
export const markHtml = (markup: string, language: Language): string =>
  markPieces(markup, language, 'mark')
    .filter((piece) => typeof piece === 'string')
    .join('');

/** Splits HTML at its holes and applies the text rules of a language to the pieces; `around` is the treatment outside. */
export function markPieces(markup: string, language: Language, around: MarkingMode): readonly HtmlPiece[] {
  const open: OpenElement[] = [];
  const mode = () => open.at(-1)?.mode ?? around;
  const pieces: HtmlPiece[] = [];
  let html = '';
  for (const { 0: token, groups: { raw } = {} } of markup.matchAll(TOKEN)) {
    if (token.startsWith('<')) {
      if (raw === undefined) trackTag(open, token, mode());
      html += token;
      continue;
    }
    for (const text of splitAtHoles(token)) {
      if (typeof text === 'string') html += mode() === 'mark' ? markText(text, language) : text;
      else {
        pieces.push(html, { part: text, mode: mode() });
        html = '';
      }
    }
  }
  return [...pieces, html];
}

/**
 * Opens or closes the element of a tag; a closing tag also closes elements left open inside its own, and is ignored
 * when none matches.
 */
function trackTag(open: OpenElement[], tag: string, around: MarkingMode): void {
  const { close, name = '', rest = '', selfClosing } = TAG.exec(tag)?.groups ?? {};
  const element = name.toLowerCase();
  if (close) {
    const at = open.findLastIndex((one) => one.name === element);
    if (at !== -1) open.length = at;
  } else if (element !== '' && !selfClosing && !VOID.includes(element)) {
    open.push({ name: element, mode: modeOf(element, rest, around) });
  }
}

function modeOf(name: string, rest: string, around: MarkingMode): MarkingMode {
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
