import { expect, it } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { formatInteger, localDigits } from './integers.ts';
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

it('writes a text with the digits of a language, from whichever set', () => {
  for (const written of ['011 075 1394', '٠١١ ٠٧٥ ١٣٩٤', '۰۱۱ ۰۷۵ ۱۳۹۴', '０１１ ０７５ １３９４']) {
    expect(localDigits(written, 'ar')).toBe('٠١١ ٠٧٥ ١٣٩٤');
    expect(localDigits(written, 'en')).toBe('011 075 1394');
  }
});
