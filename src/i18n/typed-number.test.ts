import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTL_TAGS, LANGUAGES } from './language.ts';
import { readNumber, readSignedNumber } from './typed-number.ts';

describe('readNumber', () => {
  it.each([
    ['120000', 120_000],
    ['120,000', 120_000],
    ['١٢٠٠٠٠', 120_000],
    ['١٢٠٬٠٠٠', 120_000],
    ['١٢٠،٠٠٠', 120_000],
    ['۱۲۰٬۰۰۰', 120_000],
    ['١٢٫٥', 12.5],
    ['12٣.5', 123.5],
    ['5.', 5],
    ['.5', 0.5],
    ['٫٥', 0.5],
    ['007', 7],
    ['0', 0],
    [' 12 000 ', 12_000],
  ])('reads %s as %d', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each(['', '.', '٫', '-5', '1.2.3', '1e3', 'abc', '5 SAR', 'Infinity', '0x10'])('returns null for %j', (text) => {
    expect(readNumber(text)).toBeNull();
  });

  it('parses what formatNumber returns', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_999_999_999 }), fc.constantFrom(...LANGUAGES), (number, language) => {
        expect(readNumber(new Intl.NumberFormat(INTL_TAGS[language]).format(number))).toBe(number);
      }),
    );
  });
});

describe('readSignedNumber', () => {
  it.each([
    ['-12.5', -12.5],
    ['−١٢', -12],
    [' -1', -1],
    ['12', 12],
    ['-', null],
    ['--1', null],
    ['', null],
  ])('reads %j as %d', (text, number) => {
    expect(readSignedNumber(text)).toBe(number);
  });
});
