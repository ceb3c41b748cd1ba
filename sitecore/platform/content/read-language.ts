import { isLanguage, type Language } from '#sitecore/definitions/language.ts';

/** Reads the name of a language, in any case; undefined for an unknown one. */
export function readLanguage(name: string): Language | undefined {
  const lower = name.toLowerCase();
  return isLanguage(lower) ? lower : undefined;
}
