import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Language } from '#sitecore/definitions/language.ts';
import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';

const FILE = join(import.meta.dirname, '..', '..', 'sitecore', 'content', 'dictionary.yml');

const phrases = z
  .record(z.string(), z.object({ ar: z.string(), en: z.string() }))
  .parse(parse(readFileSync(FILE, 'utf8')));

/** Returns the dictionary phrases of some keys in a language, as a widget receives them. */
export function phrasesIn<const K extends DictionaryKey>(
  language: Language,
  keys: readonly K[],
): Readonly<Record<K, string>> {
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- one phrase per key of K, which fromEntries cannot tell
  return Object.fromEntries(keys.map((key) => [key, phrases[key]?.[language] ?? key])) as Record<K, string>;
}

/** Returns the phrases in a language whose keys start with a text. */
export const phrasesStartingWith = (language: Language, start: string): readonly string[] =>
  Object.entries(phrases).flatMap(([key, texts]) => (key.startsWith(start) ? [texts[language]] : []));
