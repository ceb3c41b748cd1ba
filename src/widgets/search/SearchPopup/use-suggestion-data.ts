import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Language } from '#sitecore/definitions/language.ts';
import { suggestionDataPath } from '#src/config/paths.ts';
import { SUGGESTION_PHRASES } from '#src/features/search/phrases.ts';
import { fetchOwn } from '#src/services/fetch-own.ts';

const suggestionData = z.object({
  /** Id of the site's home item, below which to search. */
  root: z.string(),
  phrases: z.record(z.enum(SUGGESTION_PHRASES), z.string()),
});

type SuggestionData = z.infer<typeof suggestionData>;

/**
 * Returns what suggestions in a language need, undefined until it is loaded. A load that failed is logged and repeated when
 * `isEmpty` changes: when the visitor begins to type, or another time.
 */
export function useSuggestionData(language: Language, isEmpty: boolean): SuggestionData | undefined {
  const [data, setData] = useState<SuggestionData>();
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    const loading = new AbortController();
    load(language, loading.signal).then(setData, (error: unknown) => {
      if (!loading.signal.aborted) console.error('Suggestions: their data did not load', error);
    });
    return () => loading.abort();
  }, [language, isEmpty, isLoaded]);
  return data;
}

async function load(language: Language, signal: AbortSignal): Promise<SuggestionData> {
  const response = await fetchOwn(suggestionDataPath(language), { signal });
  return suggestionData.parse(await response.json());
}
