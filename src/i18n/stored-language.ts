import type { Language } from '#sitecore/definitions/language.ts';
import { LANGUAGE_COOKIE_SECONDS, LANGUAGE_COOKIES } from '#src/config/language-cookies.ts';
import { languageOf } from './language.ts';

/** By which names the stored language is looked for, the first one first. */
type CookieNames = Pick<Record<keyof typeof LANGUAGE_COOKIES, string>, 'language' | 'locale'>;

/**
 * The language that a visitor's cookies remember: of the language cookie, failing that of the locale cookie, failing that
 * Arabic; and Arabic for a value that is no language of the site. Where there is a path, its prefix decides instead.
 */
export function storedLanguage(cookies: string, { language, locale }: CookieNames = LANGUAGE_COOKIES): Language {
  const values = new Map(cookies.split(';').map((cookie) => pairOf(cookie)));
  return languageOf(values.get(language) || values.get(locale));
}

const pairOf = (cookie: string): readonly [string, string] => {
  const [name = '', ...value] = cookie.split('=');
  return [name.trim(), value.join('=').trim()];
};

/** The cookies that remember a language, as a document sets them. */
export const languageCookies = (language: Language): readonly string[] =>
  Object.values(LANGUAGE_COOKIES).map(
    (name) => `${name}=${language}; path=/; max-age=${LANGUAGE_COOKIE_SECONDS}; samesite=lax`,
  );
