import { findAmount, readAmount, readWhole } from '#sitecore/rules/amount.ts';
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

const DECIMAL: NumericKind = { whole: false };
const MAX_LENGTH = 10;
/** Bound of a text whose separators leave when its field does. */
const MAX_TYPED = 20;
const ENTERABLE = /^[\d٠-٩۰-۹０-９.,٫،٬]*$/;
const SEPARATORS_SIDE_BY_SIDE = /[.,٫،٬]{2}/;
const ENDS_WITH_SEPARATOR = /[.,٫،٬]$/;
const NEEDLESS_ZEROS = /^[0٠۰０]+(?=[\d٠-٩۰-۹０-９])/;
/** Zeros and commas that grouped, as a deleted digit leaves them before three others. */
const LEFT_OVER = /^(?:[0٠۰０]*[,،٬](?=[\d٠-٩۰-۹０-９]{3}(?![\d٠-٩۰-۹０-９])))+/;

const beginsWithZero = (text: string): boolean => digitValue(text) === 0;
const coversAll = ({ text, start, end }: InputState): boolean => start === 0 && end === text.length;

/** Returns the text with its selection replaced by `data`, as the browser would, with the caret after it. */
export function spliceText({ text, start, end }: InputState, data: string): InputState {
  const caret = start + data.length;
  return { text: text.slice(0, start) + data + text.slice(end), start: caret, end: caret };
}

/** Returns true for a text that an input can hold, and that may still grow into a number. */
export const isEnterable = (text: string): boolean =>
  text.length <= MAX_TYPED &&
  lengthOf(text) <= MAX_LENGTH &&
  ENTERABLE.test(text) &&
  !SEPARATORS_SIDE_BY_SIDE.test(text);

/** Returns the characters of the number in a text, without separators that group. */
const lengthOf = (text: string): number =>
  (readAmount(text) ?? text.replace(/[.,٫،٬]/g, '')).length + (ENDS_WITH_SEPARATOR.test(text) ? 1 : 0);

/**
 * Returns a text as it stands once its field is left: the number in it with no other separator than a decimal point, in the
 * digits that it was typed in; undefined for a text that is no number of the kind.
 */
export function settleText(text: string, { whole } = DECIMAL): string | undefined {
  const amount = whole ? readWhole(text) : readAmount(text);
  if (amount === undefined || amount.length > MAX_LENGTH) return undefined;
  const own = inDigitsOf(text, amount);
  return own === amount ? amount : own.replace('.', '٫');
}

/**
 * Returns the state after typing `data` (INPUT-01 to 03); undefined when it is rejected. A value that begins with 0 cannot
 * be extended at either end; typing over a selection of the whole value replaces it.
 */
export function applyTyping(state: InputState, data: string): InputState | undefined {
  if (beginsWithZero(state.text) && !coversAll(state)) return undefined;
  const next = spliceText(state, data);
  return isEnterable(next.text) && !NEEDLESS_ZEROS.test(next.text) ? next : undefined;
}

/** Returns the state after a deletion: of `100` without its first digit `0` is left, since zeros before a number block it (INPUT-03). */
export function applyDeletion(state: InputState): InputState {
  const next = spliceText(state, '');
  const text = next.text.replace(LEFT_OVER, '').replace(NEEDLESS_ZEROS, '');
  const caret = Math.max(0, next.start - (next.text.length - text.length));
  return { text, start: caret, end: caret };
}

/** Returns the number of a pasted text: with its currency for an amount, digits alone where numbers are whole (INPUT-05, CALC-FX-08). */
const pastedNumber = (text: string, { whole }: NumericKind): string | undefined =>
  whole ? readWhole(text) : findAmount(text);

/** Reason that a text is no number of an input's kind, or not all of it. */
export type Refusal = 'unreadable' | 'notWhole' | 'tooLong';

/** Returns the reason that a text cannot be taken, or not all of it, into a state; undefined for one that can. */
export function refusalOf(text: string, kind: NumericKind, state?: InputState): Refusal | undefined {
  const found = state ? pastedNumber(text, kind) : kind.whole ? readWhole(text) : readAmount(text);
  if (found === undefined) return readAmount(text) === undefined ? 'unreadable' : 'notWhole';
  if (!state) return found.length > MAX_LENGTH ? 'tooLong' : undefined;
  const remaining = beginsWithZero(state.text) ? '' : state.text.slice(0, state.start) + state.text.slice(state.end);
  if (remaining.length + found.length > MAX_LENGTH) return 'tooLong';
  return applyPaste(state, text, kind) ? undefined : 'unreadable';
}

/**
 * Returns the state after a paste, drop or autofill (INPUT-02, 05): the number replaces the selection, cut to ten characters
 * in total; undefined when it is rejected. A value that begins with 0 cannot be extended, so it is replaced.
 */
export function applyPaste(state: InputState, data: string, kind = DECIMAL): InputState | undefined {
  const number = pastedNumber(data, kind);
  if (number === undefined) return undefined;
  const at = beginsWithZero(state.text) ? { ...state, start: 0, end: state.text.length } : state;
  const available = MAX_LENGTH - (at.text.length - (at.end - at.start));
  if (available === 0) return undefined;
  const whole = spliceText(at, number.slice(0, available));
  const text = whole.text.replace(NEEDLESS_ZEROS, '');
  const caret = Math.max(0, whole.start - (whole.text.length - text.length));
  return isEnterable(text) && settleText(text, kind) !== undefined ? { text, start: caret, end: caret } : undefined;
}

/** Returns the state after input by keys or an input method: as typed, or as pasted when several characters come at once; undefined when it is rejected. */
export const applyInput = (state: InputState, data: string, kind = DECIMAL): InputState | undefined =>
  applyTyping(state, data) ?? (data.length > 1 ? applyPaste(state, data, kind) : undefined);

/** Returns the value plus or minus one (INPUT-03, 04), in its own digits; undefined below zero and beyond ten characters. */
export function applyStep(text: string, by: 1 | -1): InputState | undefined {
  if (by < 0 && beginsWithZero(text)) return undefined;
  const settled = text === '' ? text : settleText(text);
  if (settled === undefined) return undefined;
  const [whole = '', fraction] = settled.split(/[.٫]/);
  const next = Number(westernDigits(whole)) + by;
  if (next < 0) return undefined;
  const stepped = inDigitsOf(text, `${next}`) + (fraction ? settled.slice(whole.length) : '');
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
