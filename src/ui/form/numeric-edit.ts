import { digitValue, formatInDigitsOf, toWesternDigits } from '#src/i18n/typed-number.ts';

/** What stands in a numeric input, and what of it is selected; a caret is an empty selection. */
export interface InputState {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What an input takes: whole numbers only, or decimals as well. */
export interface NumericKind {
  readonly whole: boolean;
}

const LONGEST = 10;
/** A full stop of an abbreviation, as in "SR." and "ر.س". */
const ABBREVIATING = /(\p{L})\.|\.(?=\p{L})/gu;
/** Letters and their marks, blanks, signs of currencies, invisible marks, thousands separators. */
const AROUND = /[\p{L}\p{M}\p{Sc}\u20c1\p{Cf}\s,٬،]/gu;
const NUMBER = /^(\d+\.?\d*|\.\d+)$/;
const BETWEEN_DIGITS = /[\s\p{Cf}]/gu;
const WHOLE_NUMBER = /^(\d+|\d{1,3}([,٬،]\d{3})+)$/;
const ENTERABLE = /^[\d٠-٩۰-۹]*[.٫]?[\d٠-٩۰-۹]*$/;
const ENTERABLE_WHOLE = /^[\d٠-٩۰-۹]*$/;
const NEEDLESS_ZEROS = /^[0٠۰]+(?=[\d٠-٩۰-۹])/;

const beginsWithZero = (text: string): boolean => digitValue(text) === 0;
const coversAll = ({ text, start, end }: InputState): boolean => start === 0 && end === text.length;

/** The text as the browser itself would have it, with the caret after what was put in. */
export function spliceText({ text, start, end }: InputState, data: string): InputState {
  const caret = start + data.length;
  return { text: text.slice(0, start) + data + text.slice(end), start: caret, end: caret };
}

const DECIMAL: NumericKind = { whole: false };

const isEnterable = (text: string, { whole }: NumericKind): boolean =>
  text.length <= LONGEST && (whole ? ENTERABLE_WHOLE : ENTERABLE).test(text);

/**
 * What typing makes of an input (INPUT-01 to 03); undefined when it is refused. A value that begins with 0 is not
 * extended at either end; typing over a selection of all of it replaces it, which is no extension.
 */
export function applyTyping(state: InputState, data: string, kind = DECIMAL): InputState | undefined {
  if (beginsWithZero(state.text) && !coversAll(state)) return undefined;
  const next = spliceText(state, data);
  return isEnterable(next.text, kind) && !NEEDLESS_ZEROS.test(next.text) ? next : undefined;
}

/** The number in a foreign text, in Western digits; undefined when anything else is left, a minus sign above all. */
function numberIn(text: string): string | undefined {
  const bare = toWesternDigits(text).replace(ABBREVIATING, '$1').replace(AROUND, '');
  return NUMBER.test(bare) ? bare.replace(NEEDLESS_ZEROS, '').replace(/\.$/, '') : undefined;
}

/** The whole number that a foreign text is, grouped or not; undefined when there is anything else in it. */
function wholeNumberIn(text: string): string | undefined {
  const bare = toWesternDigits(text).replace(BETWEEN_DIGITS, '');
  return WHOLE_NUMBER.test(bare) ? bare.replace(/\D/g, '').replace(NEEDLESS_ZEROS, '') : undefined;
}

/**
 * What a paste, a drop or a browser's filling makes of an input (INPUT-02, 05): it goes in at the selection, cut to the
 * room there is; undefined when it is refused. A value that begins with 0 cannot be extended, so it is replaced.
 */
export function applyPaste(state: InputState, data: string, kind = DECIMAL): InputState | undefined {
  const number = kind.whole ? wholeNumberIn(data) : numberIn(data);
  if (number === undefined) return undefined;
  const at = beginsWithZero(state.text) ? { ...state, start: 0, end: state.text.length } : state;
  const room = LONGEST - (at.text.length - (at.end - at.start));
  if (room === 0) return undefined;
  const whole = spliceText(at, number.slice(0, room));
  const text = whole.text.replace(NEEDLESS_ZEROS, '');
  const caret = Math.max(0, whole.start - (whole.text.length - text.length));
  return isEnterable(text, kind) ? { text, start: caret, end: caret } : undefined;
}

/** What keys and input methods make of an input: typing, and where several characters come at once, what a paste would. */
export const applyInput = (state: InputState, data: string, kind = DECIMAL): InputState | undefined =>
  applyTyping(state, data, kind) ?? (data.length > 1 ? applyPaste(state, data, kind) : undefined);

/** The value one more or one less (INPUT-03, 04), in the digits it has; undefined below zero and beyond the length. */
export function applyStep(text: string, by: 1 | -1): InputState | undefined {
  if (by < 0 && beginsWithZero(text)) return undefined;
  const [whole = '', fraction] = text.split(/[.٫]/);
  const next = Number(toWesternDigits(whole)) + by;
  if (next < 0) return undefined;
  const stepped = formatInDigitsOf(text, next) + (fraction ? text.slice(whole.length) : '');
  return stepped.length <= LONGEST ? { text: stepped, start: stepped.length, end: stepped.length } : undefined;
}

/** What was put into a text to make another of it, and where: from the first difference to the last. */
export function difference(before: string, after: string): { readonly at: InputState; readonly data: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let kept = 0;
  while (kept < shorter - start && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1;
  return {
    at: { text: before, start, end: before.length - kept },
    data: after.slice(start, after.length - kept),
  };
}
