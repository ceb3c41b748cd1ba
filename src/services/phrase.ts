import type { Language } from '#sitecore/definitions/language.ts';
import { dictionaryPath } from '#src/config/paths.ts';

/** Returns a phrase of the site's dictionary by a key that no widget declares; undefined without one, or when the dictionary cannot be had. */
export async function requestPhrase(
  key: string,
  language: Language,
  signal?: AbortSignal,
): Promise<string | undefined> {
  try {
    const response = await fetch(dictionaryPath(language), { ...(signal && { signal }) });
    const phrases: unknown = response.ok ? await response.json() : undefined;
    const phrase: unknown = typeof phrases === 'object' && phrases !== null ? Reflect.get(phrases, key) : undefined;
    return typeof phrase === 'string' && phrase !== '' ? phrase : undefined;
  } catch {
    return undefined;
  }
}
