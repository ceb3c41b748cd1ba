import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBilingualText } from './bilingual-text.ts';

it.each([
  ['ar:منزل|en:Home', 'منزل', 'Home'],
  ['en:Home|ar:منزل', 'منزل', 'Home'],
  [' ar: منزل | en: Home ', 'منزل', 'Home'],
  ['ar:منزل', 'منزل', 'منزل'],
  ['en:Home', 'Home', 'Home'],
  ['ar:|en:Home', 'Home', 'Home'],
  ['ar:أ|ب|en:a|b', 'أ|ب', 'a|b'],
  ['ar:الوقت: ٣|en:time: 3', 'الوقت: ٣', 'time: 3'],
])('REWARDS-07 reads %j as its Arabic and its English part, one where the other is missing', (text, ar, en) => {
  expect(readBilingualText(text)).toEqual({ ar, en });
});

it('REWARDS-08 leaves a text without a marker as it is, in both languages', () => {
  for (const text of ['Level Up', 'منزل | Home', 'about: en', '', ' spaced '])
    expect(readBilingualText(text)).toEqual({ ar: text, en: text });
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (!/^\s*(?:ar|en):/.test(text)) expect(readBilingualText(text)).toEqual({ ar: text, en: text });
      else expect(Object.keys(readBilingualText(text))).toEqual(['ar', 'en']);
    }),
  );
});
