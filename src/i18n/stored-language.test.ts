import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedLanguage, storeLanguage } from './stored-language.ts';

/** Replaces the document with one that has these cookies. */
const cookiesAre = (cookie: string) => vi.stubGlobal('document', { cookie });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('storedLanguage', () => {
  it.each([
    ['of the language cookie, whatever the locale cookie says', 'locale=ar; siteLanguage=en', 'en'],
    ['of the language cookie in any place', 'siteLanguage=ar; a=1; locale=en', 'ar'],
    ['of the locale cookie, when there is no language cookie', 'a=1; locale=en; i18n=ar', 'en'],
    ['of the locale cookie, when the language cookie is empty', 'siteLanguage=; locale=en', 'en'],
    ['Arabic, when there is neither', 'i18n=en; xsiteLanguage=en; mylocale=en', 'ar'],
    ['Arabic without any cookie', '', 'ar'],
  ])('SHELL-14 is that %s', (_, cookies, expected) => {
    cookiesAre(cookies);
    expect(storedLanguage()).toBe(expected);
    cookiesAre('lang=en; siteLanguage=ar');
    expect(storedLanguage({ language: 'lang', locale: 'loc' })).toBe('en');
    cookiesAre('loc=en; locale=ar');
    expect(storedLanguage({ language: 'lang', locale: 'loc' })).toBe('en');
  });

  it.each(['fr', 'EN', 'english', 'ar-SA', '"en"', 'undefined', '%65n', 'e\u200cn'])(
    'SHELL-15 is Arabic for the value %s',
    (value) => {
      cookiesAre(`siteLanguage=${value}; locale=en`);
      expect(storedLanguage()).toBe('ar');
      cookiesAre(`locale=${value}`);
      expect(storedLanguage()).toBe('ar');
      cookiesAre('siteLanguage=en');
      expect(storedLanguage()).toBe('en');
    },
  );
});

describe('storeLanguage', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sets three cookies for the whole site and a year', () => {
    const written: string[] = [];
    vi.stubGlobal('document', {
      set cookie(text: string) {
        written.push(text);
      },
    });
    storeLanguage('en');
    expect(written).toEqual(
      ['siteLanguage', 'locale', 'i18n'].map(
        (name) => `${name}=en; path=/; expires=Fri, 01 Jan 2027 00:00:00 GMT; sameSite=lax`,
      ),
    );
  });
});
