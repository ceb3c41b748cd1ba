import { westernDigits } from './digits.ts';

/** Blanks and signs between the digits of a number. */
const BETWEEN = String.raw`[\s().\-\u2010-\u2015\u2212]{0,4}`;
const NUMBER = new RegExp(String.raw`(?:\+|\*|#)?\(?\d(?:${BETWEEN}[\d*#])*`, 'g');

/** Word before an extension, at the end of a number; a comma or a bracket may stand between. */
const EXTENSION = /^[\s,،;(]{0,4}(?:ext(?:ension|n)?|extn|x|تحويلة|تحويله|التحويلة|داخلي)[\s.:]{0,3}(\d{1,6})/iu;

/** Another number begins: after a dash with blanks, or at an international prefix. */
const NEXT_NUMBER = /\s+[-\u2010-\u2015]\s+(?=[\d(+])|(?<=\d)\s+(?=00[1-9]|0\d{1,2}[\s-]|05\d|9200|800)/g;

const FEWEST_DIGITS = 3;
/** A whole number without its prefix. */
const WHOLE = 7;

/** The most digits of a number (E.164). */
const MOST_DIGITS = 15;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Returns the `tel:` URL of a text in any digits, `tel:8001234567`; undefined without a number. A zero for callers inside the country
 * is left out after its code, an extension is dialled after a pause, and of several numbers the first is dialled.
 */
export function telephoneHref(text: string): string | undefined {
  const plain = westernDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, ''));
  for (const { 0: run, index } of plain.matchAll(NUMBER)) {
    const first = firstOf(run);
    if (digitsOf(first).length < FEWEST_DIGITS) continue;
    const [, extension] = (first === run && EXTENSION.exec(plain.slice(index + run.length))) || [];
    return `tel:${dialled(first)}${extension === undefined ? '' : `,${extension}`}`;
  }
  return undefined;
}

/** Returns the first of numbers with only blanks or dashes between them. */
function firstOf(run: string): string {
  for (const { index } of run.matchAll(NEXT_NUMBER)) {
    const isEnd = digitsOf(run.slice(0, index)).length >= WHOLE && digitsOf(run.slice(index)).length >= WHOLE;
    if (isEnd) return run.slice(0, index);
  }
  if (digitsOf(run).length <= MOST_DIGITS) return run;
  const [first = run] = run.split(/\s+/);
  return digitsOf(first).length >= WHOLE ? first : run;
}

function dialled(number: string): string {
  const international = number.trim().replace(/^00(?=[1-9])/, '+');
  const withoutTrunk = international.startsWith('+') ? international.replace(/\(0\)/, '') : international;
  return withoutTrunk.replace(/[^\d+*#]/g, '').replace(/^\+9660/, '+966');
}

/** Returns the element of a telephone text: one that keeps the order of digits, or for a text with words one that keeps theirs. */
export const phoneTag = (text: string): 'bdo' | 'bdi' => (/\p{L}/u.test(text) ? 'bdi' : 'bdo');
