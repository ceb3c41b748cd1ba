import type { Language } from '#sitecore/definitions/language.ts';
import type { Place } from '#src/domain/locator/place.ts';
import { cacheCall } from './call-cache.server.ts';
import { failureLine } from './failure-line.ts';
import { callLocations } from './location-call.ts';
import { serverCallOptions } from './server-call-options.server.ts';

const cached = cacheCall<[language: Language, path: string], readonly Place[]>(
  async (language, path) => {
    const response = await callLocations(language, serverCallOptions({ path }));
    if (response.ok) return response.value;
    throw new Error(failureLine(response.failure));
  },
  { name: 'locations', maxEntries: 50, maxCharacters: 20_000_000 },
);

/** Calls the bank for the places of a page; the last good ones when the service fails, rejects when there are none. */
export const loadPlaces = (language: Language, { path }: { readonly path: string }): Promise<readonly Place[]> =>
  cached.getLastGood(language, path);
