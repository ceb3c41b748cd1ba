import { describe, expect, it } from 'vitest';
import { storedLanguage } from './stored-language.ts';

describe('the stored language', () => {
  it.each([
    ['of the language cookie, whatever the locale cookie says', 'locale=ar; siteLanguage=en', 'en'],
    ['of the language cookie in any place', 'siteLanguage=ar; a=1; locale=en', 'ar'],
    ['of the locale cookie, when there is no language cookie', 'a=1; locale=en; i18n=ar', 'en'],
    ['of the locale cookie, when the language cookie is empty', 'siteLanguage=; locale=en', 'en'],
    ['Arabic, when there is neither', 'i18n=en; xsiteLanguage=en; mylocale=en', 'ar'],
    ['Arabic without any cookie', '', 'ar'],
  ])('SHELL-14 is that %s', (_, cookies, expected) => {
    expect(storedLanguage(cookies)).toBe(expected);
    expect(storedLanguage('lang=en; siteLanguage=ar', { language: 'lang', locale: 'loc' })).toBe('en');
    expect(storedLanguage('loc=en; locale=ar', { language: 'lang', locale: 'loc' })).toBe('en');
  });

  it.each(['fr', 'EN', 'english', 'ar-SA', '"en"', 'undefined', '%65n', 'e\u200cn'])(
    'SHELL-15 is Arabic for the value %s',
    (value) => {
      expect(storedLanguage(`siteLanguage=${value}; locale=en`)).toBe('ar');
      expect(storedLanguage(`locale=${value}`)).toBe('ar');
      expect(storedLanguage('siteLanguage=en')).toBe('en');
    },
  );
});
