import { westernDigits } from '../digits.ts';
import type { FormField } from './form-model.ts';

/** Prefix of the class that caps the digits of a number: `length-10`. */
const LENGTH_CLASS = 'length-';

/** Returns the most digits that a number input may have by its class; undefined without one. */
export function digitCap(cssClass: string, prefix = LENGTH_CLASS): number | undefined {
  const [cap] = cssClass.split(/\s+/).flatMap((name) => {
    const digits = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    return /^[1-9]\d{0,2}$/.test(digits) ? [Number(digits)] : [];
  });
  return cap;
}

/** Blanks and everything that is neither digit nor separator of an amount. */
const DROPPED = /[^\d.,٫،٬]/g;
/** Separators that do not stand behind a digit. */
const STRAY = /(?<!\d)[.,٫،٬]+/g;

/**
 * Returns what a number input shows of a typed text: its digits as 0 to 9, at most as many as its cap. A separator behind a digit
 * stays until the field is left, where it groups or is refused: `7.5` never becomes 75.
 */
export function typedDigits(text: string, cap = Infinity): string {
  const typed = westernDigits(text).replace(DROPPED, '').replace(STRAY, '');
  let digits = 0;
  const end = Array.from(typed).findIndex((one) => /\d/.test(one) && (digits += 1) > cap);
  return end === -1 ? typed : typed.slice(0, end);
}

/** Returns the two bounds of a number's message: 0 for a missing minimum, for a missing maximum the largest number of its digits. */
export const numberBounds = ({ min = '0', max, maxDigits }: Pick<FormField, 'min' | 'max' | 'maxDigits'>) => [
  min,
  max ?? (maxDigits === undefined ? '' : '9'.repeat(maxDigits)),
];
