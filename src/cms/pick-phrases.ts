import type { Language } from '#sitecore/definitions/language.ts';
import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';
import { keysInLanguage } from '#src/i18n/plural.ts';

/** Returns the phrases of the given keys, without plural forms of another language; a phrase that is missing is its key. */
export const pickPhrases = <K extends DictionaryKey>(
  keys: readonly K[],
  phrases: Readonly<Record<string, string>>,
  language: Language,
) =>
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the phrases of K that `plural` and views read, which fromEntries does not type
  Object.fromEntries(keysInLanguage(keys, language).map((key) => [key, phrases[key] ?? key])) as Record<K, string>;
