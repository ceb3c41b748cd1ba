import { phrasesOf } from './phrase.ts';

/** Returns the phrases of these keys that the server wrote into an attribute as JSON; a key without a phrase is its own. */
export function writtenPhrases<Key extends string>(
  json: string | undefined,
  keys: readonly Key[],
): Readonly<Record<Key, string>> {
  const written: unknown = JSON.parse(json ?? '{}');
  const entries = typeof written === 'object' && written !== null ? Object.entries(written) : [];
  const texts = entries.flatMap(([key, text]): [string, string][] => (typeof text === 'string' ? [[key, text]] : []));
  return phrasesOf(Object.fromEntries(texts), keys);
}
