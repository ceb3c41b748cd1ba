import type { CityPin } from '#src/domain/locator/city-pins.ts';
import type { City } from '#src/domain/locator/find-places.ts';
import type { DistantPlace, ServiceChoice } from '#src/domain/locator/place.ts';
import type { MapSettings } from '#src/features/locator/map/map-settings.ts';

/** Server data of a locator: what the filters of the URL find. */
export interface LocatorData {
  readonly state: {
    readonly q: string;
    readonly service: ServiceChoice;
    /** Id of a city of the list; empty for all. */
    readonly city: string;
    readonly page: number;
  };
  /** The places shown; null when they could not be loaded. */
  readonly places: readonly DistantPlace[] | null;
  /** Number of all places that the filters find. */
  readonly total: number;
  readonly cities: readonly City[];
  /** Cities on the map before it opens. */
  readonly pins: readonly CityPin[];
  readonly map: MapSettings;
}
