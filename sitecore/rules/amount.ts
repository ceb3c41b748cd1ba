import { westernDigits } from './digits.ts';

/** Marks without a shape, such as those that set a direction. */
const INVISIBLE = /\p{Cf}/gu;
/** Blanks of every width, and apostrophes, which group as blanks do. */
const BLANKS = /[\s'\u2019\u2018\u02BC\u0060\u00B4\uFF07]+/g;
const SEPARATOR = /([ .,٫،٬])/;
const TRAILING = /[.,٫،٬]$/;

const DECIMAL_POINTS = '.٫';

/**
 * Returns the number of a text, in Western digits with a decimal point: `2500.75`; undefined for a text with anything else, a minus
 * or separators that can be read in two ways. A lone `.` or `٫` is decimal; a lone comma groups before exactly three last
 * digits, else it is decimal; a separator that occurs more than once groups; of two kinds the last is decimal.
 */
export function readAmount(text: string): string | undefined {
  const plain = westernDigits(text)
    .replace(INVISIBLE, '')
    .replace(BLANKS, ' ')
    .replaceAll('．', '.')
    .replaceAll('，', ',')
    .trim()
    .replace(TRAILING, '');
  const parts = plain.split(SEPARATOR);
  const figures = parts.filter((_, index) => index % 2 === 0);
  const separators = parts.filter((_, index) => index % 2 === 1);
  if (!figures.every((figure, index) => /^\d+$/.test(figure) || (figure === '' && index === 0))) return undefined;
  const decimals = countDecimals(figures, separators);
  if (decimals === undefined) return undefined;
  const groups = figures.slice(0, figures.length - decimals);
  if (!areGroups(groups)) return undefined;
  const whole = groups.join('').replace(/^0+(?=\d)/, '');
  const fraction = decimals === 1 ? `.${figures.at(-1)}` : '';
  return whole + fraction === '' ? undefined : whole + fraction;
}

/** Returns 1 when the last separator is decimal, 0 when all group; undefined when they can be neither. */
function countDecimals(figures: readonly string[], separators: readonly string[]): 0 | 1 | undefined {
  const last = separators.at(-1);
  const kinds = new Set(separators).size;
  if (last === undefined) return 0;
  if (kinds > 2) return undefined;
  if (kinds === 2) return last !== ' ' && separators.indexOf(last) === separators.length - 1 ? 1 : undefined;
  if (separators.length > 1 || last === ' ') return 0;
  const [first = '', second = ''] = figures;
  // Nothing groups behind a zero: 0,500 is a half.
  return DECIMAL_POINTS.includes(last) || second.length !== 3 || /^0*$/.test(first) ? 1 : 0;
}

/** Returns true for the groups of a whole number: two or three digits after the first, three at the end. */
function areGroups(groups: readonly string[]): boolean {
  if (groups.length < 2) return true;
  const [first = '', ...others] = groups;
  return /^[1-9]/.test(first) && others.every((group) => /^\d{2,3}$/.test(group)) && others.at(-1)?.length === 3;
}

/** Full stop of an abbreviation, as in "SR." and "ر.س". */
const ABBREVIATING = /(\p{L})\.|\.(?=\p{L})/gu;
/** Words and signs beside a number, such as its currency. */
const WORDS = /[\p{L}\p{M}\p{Sc}\u20C1]+/gu;
/** Words that make another number of the one beside them. */
const MULTIPLIERS =
  /^(?:k|mn?|bn|hundreds?|thousands?|millions?|billions?|halalas?|مئة|مائة|مئات|[أا]لف(?:ا|ين|ان)?|[آا]لاف|مليون(?:ا|ين|ان)?|ملايين|مليار(?:ا|ين|ان)?|هلل[ةه]|هللات)$/i;

/** Returns the number in a text with its currency: the one of `SAR 5,000`; undefined for two, and for `5 million`. */
export function findAmount(text: string): string | undefined {
  const plain = text.replace(INVISIBLE, '').replace(ABBREVIATING, '$1');
  const words = plain.match(WORDS) ?? [];
  if (words.some((word) => MULTIPLIERS.test(word.replace(/\p{M}/gu, '')))) return undefined;
  const [number = '', ...others] = plain.split(WORDS).filter((part) => !/^[\s.]*$/.test(part));
  return others.length === 0 ? readAmount(number) : undefined;
}

/** Returns the digits of a whole number, grouped or not; undefined for one with a decimal point. */
export function readWhole(text: string): string | undefined {
  const amount = readAmount(text);
  return amount === undefined || amount.includes('.') || /[.٫]\s*$/.test(text) ? undefined : amount;
}
