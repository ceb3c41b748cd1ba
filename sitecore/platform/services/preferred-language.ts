import { DEFAULT_LANGUAGE, type Language } from '#sitecore/definitions/language.ts';

/** Returns English for `en` and `en-…` in any case, else the default language; the first of several counts. */
export const preferredLanguage = (header: string): Language =>
  /^\s*en([-,;]|\s*$)/i.test(header) ? 'en' : DEFAULT_LANGUAGE;
