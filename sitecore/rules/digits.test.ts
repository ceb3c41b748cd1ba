import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arabicDigits, digitValue, inDigitsOf, westernDigits } from './digits.ts';

const SETS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'];

it.each(SETS)('reads the digits %s', (digits) => {
  expect(westernDigits(`+${digits} x`)).toBe('+0123456789 x');
  expect(Array.from(digits, digitValue)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('writes digits as ٠ to ٩, and in the set that another text uses', () => {
  expect(arabicDigits('011 075 1394')).toBe('٠١١ ٠٧٥ ١٣٩٤');
  expect(['٣٫٥', '۳', '３', '3', '.'].map((sample) => inDigitsOf(sample, '19.5'))).toEqual([
    '١٩.٥',
    '۱۹.۵',
    '１９.５',
    '19.5',
    '19.5',
  ]);
  expect(digitValue('x')).toBeUndefined();
});

it('reads back a number in whichever set it is written, mixed too', () => {
  const sets = fc.constantFrom(...SETS);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 9 }), sets)), (written) => {
      const text = written.map(([digit, set]) => set[digit] ?? '').join('');
      expect(westernDigits(text)).toBe(written.map(([digit]) => digit).join(''));
    }),
  );
});
