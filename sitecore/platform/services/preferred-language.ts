import { DEFAULT_LANGUAGE, type Language } from '#sitecore/definitions/language.ts';

/** `en` and `en-…`, in any case, is English; everything else is the site's own language. Of several, the first counts. */
export const preferredLanguage = (name: string): Language =>
  /^\s*en([-,;]|\s*$)/i.test(name) ? 'en' : DEFAULT_LANGUAGE;
