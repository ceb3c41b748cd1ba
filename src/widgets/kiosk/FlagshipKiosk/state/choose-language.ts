import type { Language } from '#sitecore/definitions/language.ts';
import { LANGUAGE_COOKIES } from '#src/config/language-cookies.ts';
import { switchLanguage } from '#src/i18n/localize-href.ts';
import { storeLanguage } from '#src/i18n/stored-language.ts';

/** Stores a language for a year in cookies and, by the same names, in local storage, where other programs read it. */
export function rememberLanguage(language: Language): void {
  storeLanguage(language);
  for (const name of Object.values(LANGUAGE_COOKIES)) {
    // A browser may block the storage or have no space in it; the cookies suffice.
    try {
      localStorage.setItem(name, language);
    } catch {
      return;
    }
  }
}

/** Replaces the page by its version in another language, with the same path and query. */
export const reloadInLanguage = (language: Language): void =>
  location.replace(switchLanguage(location.pathname + location.search, language));
