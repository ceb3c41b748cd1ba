import type { Language } from '#sitecore/definitions/language.ts';
import { LANGUAGE_COOKIES } from '#src/config/language-cookies.ts';
import { switchLanguage } from '#src/i18n/localize-href.ts';
import { storeLanguage } from '#src/i18n/stored-language.ts';

/** Remembers a language for a year, where others look for it: in cookies and, by the same names, in the local store. */
export function rememberLanguage(language: Language): void {
  storeLanguage(language);
  for (const name of Object.values(LANGUAGE_COOKIES)) {
    // A browser may keep the store shut, or have no room in it; the cookies remember all the same.
    try {
      localStorage.setItem(name, language);
    } catch {
      return;
    }
  }
}

/** Puts this page in another language in the place of this one, path and query as they are. */
export const reloadInLanguage = (language: Language): void =>
  location.replace(switchLanguage(location.pathname + location.search, language));
