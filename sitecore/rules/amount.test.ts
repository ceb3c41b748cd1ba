import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAmount, readAmount, readWhole } from './amount.ts';
import { inDigitsOf } from './digits.ts';

describe('readAmount', () => {
  it.each([
    ['7,25', '7.25'],
    ['٧،٢٥', '7.25'],
    ['٧٫٢٥', '7.25'],
    ['7.25', '7.25'],
    ['2.500,75', '2500.75'],
    ['2,500.75', '2500.75'],
    ['٢٬٥٠٠٫٧٥', '2500.75'],
    ['٢،٥٠٠٫٧٥', '2500.75'],
    ['3 400,5', '3400.5'],
    ['3\u00A0400,5', '3400.5'],
    ['3\u202F400', '3400'],
    ["4'500.10", '4500.10'],
    ['4’500.10', '4500.10'],
    ['1,500', '1500'],
    ['١،٥٠٠', '1500'],
    ['1.500', '1.500'],
    ['1.500.000', '1500000'],
    ['1,50,000', '150000'],
    ['12,34,567.8', '1234567.8'],
    ['1 234.567,89', undefined],
    ['１，５００．２', '1500.2'],
    ['۲۵۰۰٫۷۵', '2500.75'],
    ['0,500', '0.500'],
    ['.5', '.5'],
    [',5', '.5'],
    ['5.', '5'],
    ['5,', '5'],
    ['007', '7'],
    ['000', '0'],
    ['\u200F١٢٠٬٠٠٠\u200F', '120000'],
  ])('reads %j as %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ...['', ' ', '.', ',', '-5', '5-', '−5', '+5', '1e3', '5 SAR', '5%', '1/2', '0x10', 'Infinity'],
    ...['12.3.4', '1,2,3', '1,5000,000', '1,500,00', '1,500,0000', '1.500,000.5', '1,500.000.5', '0,500,000'],
    ...['1 5', '12 34', '0 500', '1.5 000', '1..5', '1,,500', '1.,5', '1 500 000.5.5', ',500,000'],
  ])('refuses %j', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  /** A whole part, and a fraction or none. */
  const number = fc.tuple(fc.nat({ max: 999_999_999_999 }), fc.option(fc.stringMatching(/^\d{1,4}$/), { nil: '' }));
  const sample = fc.constantFrom('1', '١', '۱', '１');
  const marked = fc.constantFrom('', '\u200E', '\u200F', '\u2067', ' ', '\u00A0');
  const grouped = (whole: number, separator: string): string =>
    `${whole}`.replace(/\B(?=(?:\d{3})+$)/g, () => separator);

  it('reads every number back that is grouped by one kind and has a fraction after another', () => {
    const kinds = fc
      .tuple(fc.constantFrom(',', '٬', '،', '.', ' ', '\u00A0', "'", ''), fc.constantFrom('.', '٫', ',', '،'))
      .filter(([group, decimal]) => group !== decimal);
    fc.assert(
      fc.property(number, kinds, sample, marked, ([whole, digits], [group, decimal], set, mark) => {
        // A lone comma before three digits groups.
        fc.pre(digits.length !== 3 || '.٫'.includes(decimal) || (group !== '' && whole >= 1000));
        fc.pre(digits !== '' || group !== '.' || whole >= 1_000_000 || whole < 1000);
        const written = grouped(whole, group) + (digits === '' ? '' : decimal + digits);
        const amount = digits === '' ? `${whole}` : `${whole}.${digits}`;
        expect(readAmount(mark + inDigitsOf(set, written) + mark)).toBe(amount);
      }),
    );
  });

  it('never drops a separator between digits when that changes the value', () => {
    const text = fc.stringMatching(/^\d{1,4}(?:[ .,٫،٬']\d{1,4}){1,3}$/);
    fc.assert(
      fc.property(text, (written) => {
        const amount = readAmount(written);
        if (amount === undefined || amount.includes('.')) return;
        expect(written).toMatch(/^[1-9]\d*(?:([ ,٫،٬.'])\d{2,3})*[ ,٫،٬.']\d{3}$/);
        expect(amount).toBe(written.replace(/\D/g, ''));
      }),
    );
  });

  it('reads what it has read as the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from("0159٣.,٫،٬ '")) }), (text) => {
        const amount = readAmount(text);
        if (amount !== undefined && !/\.\d*$/.test(amount)) expect(readAmount(amount)).toBe(amount);
        if (amount !== undefined) expect(Number.isFinite(Number(amount))).toBe(true);
      }),
    );
  });
});

describe('findAmount', () => {
  it.each([
    ['SAR5000', '5000'],
    ['5,000 SAR', '5000'],
    ['٥٬٠٠٠ ر.س.', '5000'],
    ['SR. 5000.', '5000'],
    ['5,000 riyals', '5000'],
    ['٥٬٠٠٠ ريالاً', '5000'],
    ['\u20c1 2.500,75', '2500.75'],
    ['٧،٢٥ ﷼', '7.25'],
  ])('finds in %j the number %s', (text, amount) => {
    expect(findAmount(text)).toBe(amount);
  });

  it.each([
    '1e3',
    '5 SAR 300',
    '5 million',
    '٥ آلاف',
    '٥ آلاف ريال',
    '5k',
    '٥٠ هللة',
    'SAR -5',
    '-5 SAR',
    'riyals',
    '(5)',
  ])('finds none in %j', (text) => {
    expect(findAmount(text)).toBeUndefined();
  });
});

it.each([
  ['1,500', '1500'],
  ['٧', '7'],
  ['1.500.000', '1500000'],
  ['7.5', undefined],
  ['1,5', undefined],
  ['12.', undefined],
  ['1500.00', undefined],
  ['.5', undefined],
  ['SAR 5', undefined],
  ['', undefined],
])('readWhole reads %j as %j', (text, digits) => {
  expect(readWhole(text)).toBe(digits);
});
