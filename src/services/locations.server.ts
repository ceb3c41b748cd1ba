import type { Language } from '#sitecore/definitions/language.ts';
import type { Place } from '#src/domain/locator/place.ts';
import { cacheCall } from './call-cache.server.ts';
import { failureLine } from './failure-line.ts';
import { callLocations, callPoiData } from './location-call.ts';
import { serverCallOptions } from './server-call-options.server.ts';

const cachedPlaces = (name: string, call: typeof callLocations) =>
  cacheCall<[language: Language, path: string], readonly Place[]>(
    async (language, path) => {
      const response = await call(language, serverCallOptions({ path }));
      if (response.ok) return response.value;
      throw new Error(failureLine(response.failure));
    },
    { name, maxEntries: 50, maxCharacters: 20_000_000 },
  );

const places = cachedPlaces('locations', callLocations);
const panelPlaces = cachedPlaces('branch panel', callPoiData);

interface PagePath {
  readonly path: string;
}

/** Calls the bank for the places of a page; the last good ones when the service fails, rejects when there are none. */
export const loadPlaces = (language: Language, { path }: PagePath): Promise<readonly Place[]> =>
  places.getLastGood(language, path);

/** Does `loadPlaces` for the branch panel, whose call has an empty payload. */
export const loadPanelPlaces = (language: Language, { path }: PagePath): Promise<readonly Place[]> =>
  panelPlaces.getLastGood(language, path);
