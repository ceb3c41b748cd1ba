import type { Language } from '#sitecore/definitions/language.ts';

/** A part of a text that is marked: a telephone number, another number of several groups, the number before a percent sign, or the word for the riyal. */
export interface MarkedPiece {
  readonly kind: 'phone' | 'figures' | 'percent' | 'riyal';
  readonly text: string;
  /** Figure before or after the riyal, with the space between them: both stay on one line. */
  readonly before?: string;
  readonly after?: string;
}

/** The element around a marked part. */
export interface MarkedElement {
  readonly tag: 'bdo' | 'bdi' | 'span';
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (string | MarkedElement)[];
}

/** Areas that text rules exclude: inputs, code, editor controls, and what is marked already. */
export const EXCLUDED_AREAS = {
  elements: [
    ...['input', 'textarea', 'select', 'option', 'code', 'pre', 'kbd', 'samp', 'script', 'style', 'title', 'svg'],
    ...['template', 'iframe', 'object'],
  ],
  classes: ['no-phone', 'phone', 'figures', 'percent', 'riyal', 'sr-only', 'scWebEditInput', 'scChromeData', 'scpm'],
  attributes: ['contenteditable'],
} as const;

const DIGIT = '[\\d٠-٩]';

/** Telephone number: a plus, one to four digits, then three to fifteen with single spaces or dashes between them. */
const PHONE = `(?<phone>(?<!${DIGIT})\\+${DIGIT}{1,4}(?:[ -]?${DIGIT}){3,15}(?![ -]?${DIGIT}))`;

/** Blanks and hyphens that join the groups of a number. */
const BLANK = '[ \\u00A0\\u2007\\u2009\\u202F]';
const HYPHEN = '[-\\u2010\\u2011]';
const JOINT = `(?:${BLANK}|${HYPHEN})`;
/** Digits in brackets, as an area code is written, with the group after them. */
const IN_BRACKETS = `\\(${DIGIT}{1,4}\\)${JOINT}?${DIGIT}{2,}`;

/**
 * Number of several groups, which right-to-left text would draw from its end: an IBAN, a time span, a date or a number with
 * hyphens, a fraction, groups with blanks or brackets between them (of three digits after a single one).
 */
const FIGURES = `(?<figures>(?<![\\p{L}\\p{M}_]|${DIGIT}[.,٫٬:/\\u2010\\u2011-]?)(?:${[
  `[A-Z]{2}${DIGIT}{2}(?:${BLANK}[A-Z\\d٠-٩]{1,4}){2,}`,
  `${DIGIT}{1,2}:${DIGIT}{2}${BLANK}?[-\\u2010-\\u2015]${BLANK}?${DIGIT}{1,2}:${DIGIT}{2}`,
  `${DIGIT}+(?:${HYPHEN}${DIGIT}+){2,}`,
  `${DIGIT}+(?:${BLANK}?/${BLANK}?${DIGIT}+){1,2}`,
  `(?=[\\d٠-٩+\\u2010\\u2011-]*(?:${BLANK}|\\())\\+?(?:${IN_BRACKETS}|${DIGIT}{2,}(?:${JOINT}?${IN_BRACKETS}|${JOINT}${DIGIT}{2,}))(?:${JOINT}${DIGIT}{2,})*`,
  `${DIGIT}(?:${BLANK}${DIGIT}{3})+`,
].join('|')})(?![\\p{L}\\p{M}_%٪]|[.,٫٬:/-]?${DIGIT}))`;

/**
 * Number in Western digits with a percent sign after it; `%20` of a URL does not match. In right-to-left text the sign
 * stands at the left of Arabic digits by itself, and of Western ones once these are isolated.
 */
const PERCENT = `(?<percent>(?:(?<![${DIGIT.slice(1, -1)}%٪])[-−])?(?<![\\d٠-٩%٪]|${DIGIT}[٫٬.,])\\d+(?:[.,]\\d+)*)(?=[%٪](?![\\w٠-٩%٪]))`;

/** Name of the riyal as a whole word, or the section sign that stands for it. */
const RIYAL = '(?<riyal>(?<![\\p{L}\\p{M}\\p{N}_&])(?:SAR|ريال(?: سعودي)?)(?![\\p{L}\\p{M}\\p{N}_])|§)';

const RULES: Readonly<Record<Language, RegExp>> = {
  ar: new RegExp([PHONE, FIGURES, PERCENT, RIYAL].join('|'), 'gu'),
  en: new RegExp(RIYAL, 'gu'),
};

/** Figure that stands beside the riyal, in its digits; one with a percent sign is none. */
const FIGURE = `${DIGIT}(?:[\\d٠-٩.,٫٬]*${DIGIT})?`;
const FIGURE_BEFORE = new RegExp(`${FIGURE} ?$`);
const FIGURE_AFTER = new RegExp(`^ ?${FIGURE}(?![\\d٠-٩%٪])`);

/** Accessible names of the riyal sign. */
const RIYAL_NAMES: Readonly<Record<Language, string>> = { ar: 'ريال سعودي', en: 'Saudi riyal' };

/**
 * Splits a text at the parts that the rules of its language mark: telephone numbers, other numbers of several groups and
 * percents on Arabic pages, the riyal in both languages. One piece means that nothing is marked.
 */
export function splitByRules(text: string, language: Language): readonly (string | MarkedPiece)[] {
  const pieces: (string | MarkedPiece)[] = [];
  let end = 0;
  for (const match of text.matchAll(RULES[language])) {
    // A figure that a riyal before it took may end in what looks like a match of its own.
    if (match.index < end) continue;
    const isRiyal = match.groups?.riyal !== undefined;
    const [before = ''] = isRiyal ? (FIGURE_BEFORE.exec(text.slice(end, match.index)) ?? []) : [];
    const unmarked = text.slice(end, match.index - before.length);
    end = match.index + match[0].length;
    const [after = ''] = isRiyal && before === '' ? (FIGURE_AFTER.exec(text.slice(end)) ?? []) : [];
    end += after.length;
    if (unmarked !== '') pieces.push(unmarked);
    pieces.push({ ...pieceOf(match), ...(before !== '' && { before }), ...(after !== '' && { after }) });
  }
  if (end === 0) return [text];
  if (end < text.length) pieces.push(text.slice(end));
  // A later run sees the text between two marked parts as a text of its own: split it the same way now.
  return pieces.flatMap((piece) => (typeof piece === 'string' ? splitByRules(piece, language) : [piece]));
}

function pieceOf({ 0: text, groups = {} }: RegExpExecArray): MarkedPiece {
  if (groups.phone !== undefined) return { kind: 'phone', text };
  if (groups.figures !== undefined) return { kind: 'figures', text };
  return { kind: groups.percent === undefined ? 'riyal' : 'percent', text };
}

/** Words for the riyal where a section sign stands for it. */
const RIYAL_WORDS: Readonly<Record<Language, string>> = { ar: 'ريال', en: 'SAR' };

/**
 * Returns the element of a marked part. The riyal keeps its word, over which the style sheet draws the sign: found and
 * copied as text, announced once by its name. A box may begin a line even after a no-break space: the figure beside the
 * sign is in one element with it.
 */
export function markedElement({ kind, text, before, after }: MarkedPiece, language: Language): MarkedElement {
  if (kind === 'phone' || kind === 'figures')
    return { tag: 'bdo', attributes: { class: kind, dir: 'ltr' }, children: [text] };
  if (kind === 'percent') return { tag: 'bdi', attributes: { class: kind, dir: 'ltr' }, children: [text] };
  const attributes = { class: kind, role: 'img', 'aria-label': RIYAL_NAMES[language] };
  const sign: MarkedElement = { tag: 'span', attributes, children: [text === '§' ? RIYAL_WORDS[language] : text] };
  if (before === undefined && after === undefined) return sign;
  const children = [before, sign, after].filter((part) => part !== undefined);
  return { tag: 'bdi', attributes: { dir: language === 'ar' ? 'rtl' : 'ltr' }, children };
}
