import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { cityPins } from '#src/domain/locator/city-pins.ts';
import { DEFAULT_CENTRE } from '#src/domain/locator/distance.ts';
import { citiesOf, cityIn, findPlaces, sortByDistance } from '#src/domain/locator/find-places.ts';
import { PLACES_PER_PART } from '#src/domain/locator/place.ts';
import { MAX_TERM } from '#src/features/listing/listing-address.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { loadMapSettings } from '#src/features/locator/map/map-settings.server.ts';
import { INTL_TAGS } from '#src/i18n/language.ts';
import { loadPlaces } from '#src/services/locations.server.ts';
import { locatorAddress } from './locator-address.ts';
import type { LocatorData } from './locator-data.ts';
import type { widget } from './Locator.widget.ts';

/** Returns the first places that the URL's filters find, as many parts of 20 as its page says. */
export async function staticProps(
  _: unknown,
  page: PageFacts,
  query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<LocatorData> {
  const requested = locatorAddress(read().params.Service).read(query);
  const state = { ...requested, q: requested.q.trim().slice(0, MAX_TERM) };
  const map = loadMapSettings();
  const failed: LocatorData = { state, places: null, total: 0, cities: [], pins: [], map };
  const load = async (): Promise<LocatorData> => {
    const all = await loadPlaces(page.language, page);
    const cities = citiesOf(all, INTL_TAGS[page.language]);
    const city = cityIn(cities, all, state.city);
    const filter = { text: state.q, service: state.service, city: city?.name ?? '' };
    const found = findPlaces(sortByDistance(all, DEFAULT_CENTRE), filter);
    return {
      state: { ...state, city: city?.id ?? '' },
      places: found.slice(0, state.page * PLACES_PER_PART),
      total: found.length,
      cities,
      pins: cityPins(all),
      map,
    };
  };
  return orIncomplete('Locator', load, failed);
}
