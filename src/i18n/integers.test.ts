import { expect, it } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { formatInteger } from './integers.ts';
import { formatNumber } from './numbers.ts';

it.each([
  ['ar', -7, '\u061C-٧'],
  ['en', -7, '-7'],
  ['ar', 7, '٧'],
  ['en', 7, '7'],
  ['ar', 1204, '١٬٢٠٤'],
  ['en', 1204, '1,204'],
] as const)('formats in %s: %i', (language, value, text) => {
  expect(formatInteger(value, language)).toBe(text);
});

it.each(LANGUAGES)('formats in %s every number below 1,200 as formats with decimals do', (language) => {
  for (let value = 0; value < 1200; value += 1)
    expect(formatInteger(value, language)).toBe(formatNumber(value, language));
});
