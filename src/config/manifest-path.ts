import type { Language } from '#sitecore/definitions/language.ts';

/** Returns the path of the web app manifest in a language; apart from the other paths, since every page's first script has it. */
export const manifestPath = (language: Language): string => `/api/manifest/${language}`;
