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

/** Returns what a number input shows of a typed text: its digits as 0 to 9, at most as many as its cap. */
export const typedDigits = (text: string, cap = Infinity): string =>
  westernDigits(text).replace(/\D/g, '').slice(0, cap);

/** Returns the two bounds of a number's message: 0 for a missing minimum, for a missing maximum the largest number of its digits. */
export const numberBounds = ({ min = '0', max, maxDigits }: Pick<FormField, 'min' | 'max' | 'maxDigits'>) => [
  min,
  max ?? (maxDigits === undefined ? '' : '9'.repeat(maxDigits)),
];
