import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay } from './date.ts';
import { LANGUAGES } from './language.ts';
import { formatMinimalDecimals, formatMoney, formatNumber, formatPercent } from './numbers.ts';
import { spokenMoney } from './spoken-money.ts';
import { westernDigits } from '#sitecore/rules/digits.ts';

describe('formatNumber', () => {
  it.each([
    [120_000, 'ar', 0, '١٢٠٬٠٠٠'],
    [120_000, 'en', 0, '120,000'],
    [2404.5, 'ar', 0, '٢٬٤٠٥'],
    [2404.5, 'en', 0, '2,405'],
    [1.005, 'ar', 2, '١٫٠١'],
    [1.005, 'en', 2, '1.01'],
    [1.0049, 'en', 2, '1.00'],
    [-1.005, 'en', 2, '-1.01'],
    [-0.001, 'en', 2, '0.00'],
    [-0, 'ar', 0, '٠'],
    [5, 'en', 2, '5.00'],
  ] as const)('writes %d in %s with %d decimals as %s', (value, language, decimals, written) => {
    expect(formatNumber(value, language, { decimals })).toBe(written);
  });

  it('formats the same value in both languages', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e10, noNaN: true }), fc.nat({ max: 4 }), (value, decimals) => {
        const arabic = westernDigits(formatNumber(value, 'ar', { decimals }))
          .replaceAll('٬', ',')
          .replaceAll('٫', '.');
        expect(arabic).toBe(formatNumber(value, 'en', { decimals }));
      }),
    );
  });
});

it('LIMIT-03 numbers follow ar-EG on Arabic pages and en-US on English pages, dates are Gregorian, and amounts are in riyals', () => {
  for (const value of [0, 7, 1234.5, 9_876_543.21]) {
    const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    expect(formatNumber(value, 'ar', { decimals: 2 })).toBe(new Intl.NumberFormat('ar-EG', options).format(value));
    expect(formatNumber(value, 'en', { decimals: 2 })).toBe(new Intl.NumberFormat('en-US', options).format(value));
  }
  expect([formatDay('2026-02-01T00:00:00Z', 'ar'), formatDay('2026-02-01T00:00:00Z', 'en')]).toEqual([
    '١ فبراير ٢٠٢٦',
    'February 1, 2026',
  ]);
  expect([spokenMoney(120_000, 'ar'), spokenMoney(120_000, 'en')]).toEqual([
    '١٢٠٬٠٠٠ ريال سعودي',
    '120,000 Saudi riyals',
  ]);
});

describe('formatMinimalDecimals', () => {
  it.each([
    [51_740, 'en', '51,740'],
    [246_687.5, 'en', '246,687.5'],
    [246_687.5, 'ar', '٢٤٦٬٦٨٧٫٥'],
    [4.10922, 'en', '4.11'],
    [12.004, 'en', '12'],
    [0, 'ar', '٠'],
  ] as const)('formats %d in %s without trailing zeros: %s', (value, language, written) => {
    expect(formatMinimalDecimals(value, language)).toBe(written);
  });
});

describe('formatPercent', () => {
  it('puts the sign at the right of the number in English and at its left in Arabic', () => {
    expect(formatPercent(8.9, 'en')).toBe('8.90%');
    expect(formatPercent(8.9, 'ar')).toBe('٨٫٩٠٪\u061C');
    expect(formatPercent(12.345, 'en')).toBe('12.35%');
    expect(formatPercent(33, 'en', { decimals: 0 })).toBe('33%');
  });

  it('rounds like formatNumber', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (value) => {
        expect(formatPercent(value, 'en')).toBe(`${formatNumber(value, 'en', { decimals: 2 })}%`);
      }),
    );
  });
});

describe('spokenMoney', () => {
  it.each([
    [0, '٠ ريال سعودي'],
    [1, 'ريال سعودي واحد'],
    [2, 'ريالان سعوديان'],
    [3, '٣ ريالات سعودية'],
    [10, '١٠ ريالات سعودية'],
    [11, '١١ ريالاً سعودياً'],
    [99, '٩٩ ريالاً سعودياً'],
    [100, '١٠٠ ريال سعودي'],
    [103, '١٠٣ ريالات سعودية'],
    [2405, '٢٬٤٠٥ ريالات سعودية'],
    [146_637, '١٤٦٬٦٣٧ ريالاً سعودياً'],
    [120_000, '١٢٠٬٠٠٠ ريال سعودي'],
  ])('returns for %d in Arabic: %s', (amount, spoken) => {
    expect(spokenMoney(amount, 'ar')).toBe(spoken);
  });

  it.each([
    [0, '0 Saudi riyals'],
    [1, '1 Saudi riyal'],
    [2, '2 Saudi riyals'],
    [120_000, '120,000 Saudi riyals'],
  ])('returns for %d in English: %s', (amount, spoken) => {
    expect(spokenMoney(amount, 'en')).toBe(spoken);
  });

  it('takes the plural form of the rounded amount', () => {
    expect(spokenMoney(0.6, 'ar')).toBe('ريال سعودي واحد');
    expect(spokenMoney(1.5, 'ar', { decimals: 2 })).toBe('١٫٥٠ ريال سعودي');
  });

  it.each(LANGUAGES)('contains in %s the figure of formatMoney', (language) => {
    expect(spokenMoney(1200.5, language, { decimals: 2 })).toContain(formatMoney(1200.5, language, { decimals: 2 }));
  });
});
