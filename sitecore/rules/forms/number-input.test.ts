import { expect, it } from 'vitest';
import { digitCap, numberBounds, typedDigits } from './number-input.ts';

it('FORM-09 leaves only digits of a typed text, as 0 to 9', () => {
  expect(typedDigits('١٢a-٣ 45')).toBe('12345');
  expect(typedDigits('۶۷۸')).toBe('678');
  expect(typedDigits('abc')).toBe('');
});

it('keeps a separator behind a digit, which the field reads or refuses when it is left', () => {
  expect(['7.5', '٧٫٥', '1,500', '.5', '1..5', '-3.'].map((text) => typedDigits(text))).toEqual([
    '7.5',
    '7٫5',
    '1,500',
    '5',
    '1.5',
    '3.',
  ]);
  expect(typedDigits('1,2345', 4)).toBe('1,234');
});

it('FORM-10 caps the digits by the class length-N, whose prefix is configurable', () => {
  expect(digitCap('wide length-10')).toBe(10);
  expect(digitCap('digits-4', 'digits-')).toBe(4);
  for (const none of ['', 'length-', 'length-0', 'length-x', 'max-length-3']) expect(digitCap(none)).toBeUndefined();
  expect(typedDigits('123456', digitCap('length-4'))).toBe('1234');
});

it('has no bound that neither a setting nor a cap gives', () => {
  expect(numberBounds({})).toEqual(['0', '']);
});
