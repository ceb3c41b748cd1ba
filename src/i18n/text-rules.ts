import type { Language } from '#sitecore/definitions/language.ts';

/** A part of a text that is written in a way of its own. */
export interface MarkedPiece {
  readonly kind: 'phone' | 'percent' | 'riyal';
  readonly text: string;
}

/** The areas that text rules leave alone: what is typed, code, what an editor works on, and what is marked. */
export const EXCLUDED_AREAS = {
  elements: [
    ...['input', 'textarea', 'select', 'option', 'code', 'pre', 'kbd', 'samp', 'script', 'style', 'title', 'svg'],
    ...['template', 'iframe', 'object'],
  ],
  classes: ['no-phone', 'phone', 'percent', 'riyal', 'sr-only', 'scWebEditInput', 'scChromeData', 'scpm'],
  attributes: ['contenteditable'],
} as const;

const DIGIT = '[\\d٠-٩]';

/** A plus, one to four digits, then three to fifteen, single spaces or dashes between them. */
const PHONE = `(?<phone>(?<!${DIGIT})\\+${DIGIT}{1,4}(?:[ -]?${DIGIT}){3,15}(?![ -]?${DIGIT}))`;

/** A number and its percent sign; `%20` of an address is none. */
const PERCENT = `(?:(?<minus>(?<!${DIGIT})[-−])?(?<![\\d٠-٩%٪]|${DIGIT}[٫٬.,])(?<number>\\d+(?:[.,]\\d+)*|[٠-٩]+(?:[٫٬.,][٠-٩]+)*)(?<sign>[%٪])(?![\\w٠-٩%٪]))`;

/** The riyal as a whole word, and the section sign that stands for it. */
const RIYAL = '(?<riyal>(?<![\\p{L}\\p{M}\\p{N}_&])(?:SAR|ريال(?: سعودي)?)(?![\\p{L}\\p{M}\\p{N}_])|§)';

const RULES: Readonly<Record<Language, RegExp>> = {
  ar: new RegExp([PHONE, PERCENT, RIYAL].join('|'), 'gu'),
  en: new RegExp(RIYAL, 'gu'),
};

/** What the sign of the riyal is called. */
export const RIYAL_NAMES: Readonly<Record<Language, string>> = { ar: 'ريال سعودي', en: 'Saudi riyal' };

/**
 * Cuts a text where the rules of its language say so: telephone numbers and percents on Arabic pages, the riyal in both.
 * A text of one piece has nothing to mark.
 */
export function splitByRules(text: string, language: Language): readonly (string | MarkedPiece)[] {
  const pieces: (string | MarkedPiece)[] = [];
  let end = 0;
  for (const match of text.matchAll(RULES[language])) {
    const marked = pieceOf(match);
    const before = text.slice(end, match.index);
    // A sign does not begin a line without its figure.
    const kept = marked.kind === 'riyal' ? before.replace(/(?<=[\d٠-٩]) $/, '\u00a0') : before;
    if (kept !== '') pieces.push(kept);
    pieces.push(marked);
    end = match.index + match[0].length;
  }
  if (end === 0) return [text];
  if (end < text.length) pieces.push(text.slice(end));
  // What stands between two parts is a text of its own when the page is marked again: it is looked at as such at once.
  return pieces.flatMap((piece) => (typeof piece === 'string' ? splitByRules(piece, language) : [piece]));
}

function pieceOf({ 0: text, groups = {} }: RegExpExecArray): MarkedPiece {
  const { phone, number, sign = '', minus = '' } = groups;
  if (phone !== undefined) return { kind: 'phone', text };
  if (number !== undefined) return { kind: 'percent', text: sign + minus + number };
  return { kind: 'riyal', text };
}
