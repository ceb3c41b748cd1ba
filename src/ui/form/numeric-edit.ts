import { digitValue, inDigitsOf, westernDigits } from '#sitecore/rules/digits.ts';

/** Text and selection of a numeric input; a caret is an empty selection. */
export interface InputState {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Kind of number an input accepts: whole numbers only, or decimals too. */
export interface NumericKind {
  readonly whole: boolean;
}

const MAX_LENGTH = 10;
/** Full stop of an abbreviation, as in "SR." and "ر.س". */
const ABBREVIATING = /(\p{L})\.|\.(?=\p{L})/gu;
/** Letters and their marks, blanks, currency signs, invisible marks, thousands separators. */
const AROUND = /[\p{L}\p{M}\p{Sc}\u20c1\p{Cf}\s,٬،]/gu;
const NUMBER = /^(\d+\.?\d*|\.\d+)$/;
const BETWEEN_DIGITS = /[\s\p{Cf}]/gu;
const WHOLE_NUMBER = /^(\d+|\d{1,3}([,٬،]\d{3})+)$/;
const ENTERABLE = /^[\d٠-٩۰-۹]*[.٫]?[\d٠-٩۰-۹]*$/;
const ENTERABLE_WHOLE = /^[\d٠-٩۰-۹]*$/;
const NEEDLESS_ZEROS = /^[0٠۰]+(?=[\d٠-٩۰-۹])/;

const beginsWithZero = (text: string): boolean => digitValue(text) === 0;
const coversAll = ({ text, start, end }: InputState): boolean => start === 0 && end === text.length;

/** Returns the text with its selection replaced by `data`, as the browser would, with the caret after it. */
export function spliceText({ text, start, end }: InputState, data: string): InputState {
  const caret = start + data.length;
  return { text: text.slice(0, start) + data + text.slice(end), start: caret, end: caret };
}

const DECIMAL: NumericKind = { whole: false };

/** Returns true for a text that an input can hold, and that may still grow into a number. */
export const isEnterable = (text: string, { whole }: NumericKind): boolean =>
  text.length <= MAX_LENGTH && (whole ? ENTERABLE_WHOLE : ENTERABLE).test(text);

/**
 * Returns the state after typing `data` (INPUT-01 to 03); undefined when it is rejected. A value that begins with 0 cannot
 * be extended at either end; typing over a selection of the whole value replaces it.
 */
export function applyTyping(state: InputState, data: string, kind = DECIMAL): InputState | undefined {
  if (beginsWithZero(state.text) && !coversAll(state)) return undefined;
  const next = spliceText(state, data);
  return isEnterable(next.text, kind) && !NEEDLESS_ZEROS.test(next.text) ? next : undefined;
}

/** Returns the number in a pasted text, in Western digits; undefined when it holds anything else, such as a minus sign. */
function numberIn(text: string): string | undefined {
  const stripped = westernDigits(text).replaceAll('٫', '.').replace(ABBREVIATING, '$1').replace(AROUND, '');
  return NUMBER.test(stripped) ? stripped.replace(NEEDLESS_ZEROS, '').replace(/\.$/, '') : undefined;
}

/** Returns the whole number of a pasted text, grouped or not; undefined when it holds anything else. */
function wholeNumberIn(text: string): string | undefined {
  const stripped = westernDigits(text).replace(BETWEEN_DIGITS, '');
  return WHOLE_NUMBER.test(stripped) ? stripped.replace(/\D/g, '').replace(NEEDLESS_ZEROS, '') : undefined;
}

/**
 * Returns the state after a paste, drop or autofill (INPUT-02, 05): the number replaces the selection, cut to ten characters
 * in total; undefined when it is rejected. A value that begins with 0 cannot be extended, so it is replaced.
 */
export function applyPaste(state: InputState, data: string, kind = DECIMAL): InputState | undefined {
  const number = kind.whole ? wholeNumberIn(data) : numberIn(data);
  if (number === undefined) return undefined;
  const at = beginsWithZero(state.text) ? { ...state, start: 0, end: state.text.length } : state;
  const available = MAX_LENGTH - (at.text.length - (at.end - at.start));
  if (available === 0) return undefined;
  const whole = spliceText(at, number.slice(0, available));
  const text = whole.text.replace(NEEDLESS_ZEROS, '');
  const caret = Math.max(0, whole.start - (whole.text.length - text.length));
  return isEnterable(text, kind) ? { text, start: caret, end: caret } : undefined;
}

/** Returns the state after input by keys or an input method: as typed, or as pasted when several characters come at once; undefined when it is rejected. */
export const applyInput = (state: InputState, data: string, kind = DECIMAL): InputState | undefined =>
  applyTyping(state, data, kind) ?? (data.length > 1 ? applyPaste(state, data, kind) : undefined);

/** Returns the value plus or minus one (INPUT-03, 04), in its own digits; undefined below zero and beyond ten characters. */
export function applyStep(text: string, by: 1 | -1): InputState | undefined {
  if (by < 0 && beginsWithZero(text)) return undefined;
  const [whole = '', fraction] = text.split(/[.٫]/);
  const next = Number(westernDigits(whole)) + by;
  if (next < 0) return undefined;
  const stepped = inDigitsOf(text, `${next}`) + (fraction ? text.slice(whole.length) : '');
  return stepped.length <= MAX_LENGTH ? { text: stepped, start: stepped.length, end: stepped.length } : undefined;
}

/** Returns the insertion that turns `before` into `after`, and its position: from the first difference to the last. */
export function difference(before: string, after: string): { readonly at: InputState; readonly data: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let suffix = 0;
  while (suffix < shorter - start && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix += 1;
  return {
    at: { text: before, start, end: before.length - suffix },
    data: after.slice(start, after.length - suffix),
  };
}
