import Cookies from 'js-cookie';
import type { Language } from '#sitecore/definitions/language.ts';
import { LANGUAGE_COOKIE_SECONDS, LANGUAGE_COOKIES } from '#src/config/language-cookies.ts';
import { languageOf } from './language.ts';

/** Names of the cookies that hold the stored language, the first one preferred. */
type CookieNames = Pick<Record<keyof typeof LANGUAGE_COOKIES, string>, 'language' | 'locale'>;

/** Cookies read as they are: an encoded or quoted value is no language. */
const rawCookies = Cookies.withConverter({ read: (value) => value });

const SECONDS_A_DAY = 86_400;

/**
 * Returns the language stored in this document's cookies: of the language cookie, else of the locale cookie, else Arabic;
 * Arabic for any other value. For pages without a path; elsewhere the path's prefix decides.
 */
export const storedLanguage = ({ language, locale }: CookieNames = LANGUAGE_COOKIES): Language =>
  languageOf(rawCookies.get(language) || rawCookies.get(locale));

/** Stores a visitor's language in this document's cookies for a year. */
export function storeLanguage(language: Language): void {
  for (const name of Object.values(LANGUAGE_COOKIES)) {
    Cookies.set(name, language, { expires: LANGUAGE_COOKIE_SECONDS / SECONDS_A_DAY, sameSite: 'lax' });
  }
}
