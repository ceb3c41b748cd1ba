import type { Language } from '#sitecore/definitions/language.ts';
import type { Place } from '#src/domain/locator/place.ts';
import type { Result } from '#sitecore/contracts/result.ts';
import type { CallFailure } from './call-service.ts';
import { lazyCall } from './lazy-call.ts';

const callLocations = lazyCall(async () => (await import('./location-call.ts')).callLocationsOnce);

type PlacesResult = Promise<Result<readonly Place[], CallFailure>>;

const cachedResults = new Map<string, PlacesResult>();

/** Requests all places, once per page, host and language; a failed request is not cached. */
export function requestPlaces(language: Language, host: string): PlacesResult {
  const key = `${host} ${language}`;
  const cached = cachedResults.get(key);
  if (cached) return cached;
  const request = callLocations(language, { host });
  cachedResults.set(key, request);
  void request.then(({ ok }) => ok || cachedResults.delete(key));
  return request;
}
