import { expect, it } from 'vitest';
import { DEFAULT_LANGUAGE } from '#sitecore/definitions/language.ts';
import { languageOf, LANGUAGES } from './language.ts';

it('LANGSW-01 the language is Arabic, which is the default, or English, and any other value is Arabic', () => {
  expect(LANGUAGES).toEqual(['ar', 'en']);
  expect(DEFAULT_LANGUAGE).toBe('ar');
  expect([languageOf('ar'), languageOf('en')]).toEqual(['ar', 'en']);
  for (const unknown of ['fr', 'EN', ' en', 'en-GB', 'ar-SA', '', '0', undefined, null, 1, true, ['en'], { en: 1 }])
    expect(languageOf(unknown), JSON.stringify(unknown)).toBe('ar');
});
