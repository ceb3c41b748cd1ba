import { safeParse } from 'zod/mini';
import type { ResponseOf } from '#sitecore/contracts/call.ts';
import { locations } from '#sitecore/contracts/locations.ts';
import { parseJson } from '#sitecore/contracts/parse-json.ts';
import { mapResult, type Result, success } from '#sitecore/contracts/result.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Place } from '#src/domain/locator/place.ts';
import { type CallFailure, type CallOptions, callService } from './call-service.ts';
import { placesOf } from './location-view.ts';

type PlacesResult = Result<readonly Place[], CallFailure>;

/** Calls the bank for all places in a language: the filters of the call are empty. */
export async function callLocations(language: Language, options?: CallOptions): Promise<PlacesResult> {
  const response = await callService(locations, filtersOf(language), options);
  return mapResult(response, ({ data }) => placesOf(data, language));
}

/** Calls the locations once per language and session of the browser: later visits read what the first stored. */
export const callLocationsOnce = (language: Language, options: CallOptions = {}): Promise<PlacesResult> =>
  callOnce(locations, filtersOf(language), language, options);

/** Calls the bank for the places of the branch panel, with an empty payload. */
export async function callPoiData(language: Language, options?: CallOptions): Promise<PlacesResult> {
  const response = await callService(POI_DATA, NO_FILTERS, { ...options, language });
  return mapResult(response, ({ data }) => placesOf(data, language));
}

/** Calls the bank for the places of the branch panel, once per language and session of the browser. */
export const callPoiDataOnce = (language: Language, options: CallOptions = {}): Promise<PlacesResult> =>
  callOnce(POI_DATA, NO_FILTERS, language, { ...options, language });

/** Both calls have the same response: what either stored, the other reads. */
async function callOnce(
  call: typeof locations | typeof POI_DATA,
  filters: ReturnType<typeof filtersOf>,
  language: Language,
  options: CallOptions,
): Promise<PlacesResult> {
  const key = `locations ${options.host ?? ''} ${language}`;
  const stored = safeParse(locations.response, parseJson(readStored(key)));
  if (stored.success) return success(placesOf(stored.data.data, language));
  const response = await callService(call, filters, options);
  if (response.ok) writeStored(key, response.value);
  return mapResult(response, ({ data }) => placesOf(data, language));
}

const filtersOf = (Lang: Language | '') => ({ City: '', Type: '', Text: '', Latitude: '', Longitude: '', Lang });

/** The call of the panel: all filters are left out. */
const POI_DATA = { ...locations, sendEmpty: [] } as const;
const NO_FILTERS = filtersOf('');

/** Returns an empty text where the browser has no storage or refuses it. */
function readStored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function writeStored(key: string, response: ResponseOf<typeof locations>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(response));
  } catch {
    // A full or refused storage costs the next page a request.
  }
}
