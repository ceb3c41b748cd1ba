import type { Language } from '#sitecore/definitions/language.ts';
import type { Place } from '#src/domain/locator/place.ts';
import type { Result } from '#sitecore/contracts/result.ts';
import type { CallFailure } from './call-service.ts';
import { lazyCall } from './lazy-call.ts';

type PlacesResult = Promise<Result<readonly Place[], CallFailure>>;

/** Requests all places, once per page, host and language; a failed request is not cached. */
export const requestPlaces = oncePerPage(lazyCall(async () => (await import('./location-call.ts')).callLocationsOnce));

/** Does `requestPlaces` for the branch panel. */
export const requestPanelPlaces = oncePerPage(
  lazyCall(async () => (await import('./location-call.ts')).callPoiDataOnce),
);

function oncePerPage(call: (language: Language, options: { readonly host: string }) => PlacesResult) {
  const results = new Map<string, PlacesResult>();
  return (language: Language, host: string): PlacesResult => {
    const key = `${host} ${language}`;
    const cached = results.get(key);
    if (cached) return cached;
    const request = call(language, { host });
    results.set(key, request);
    void request.then(({ ok }) => ok || results.delete(key));
    return request;
  };
}
