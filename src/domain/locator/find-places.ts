import { foldText } from '#sitecore/rules/fold-text.ts';
import { PLACE_KINDS, type PlaceKind } from '#sitecore/rules/place-kind.ts';
import { distanceKm, type Point } from './distance.ts';
import type { DistantPlace, Place, ServiceChoice } from './place.ts';

/** Filters of the locator; an empty text and `all` filter nothing. */
export interface PlaceFilter {
  readonly text: string;
  readonly service: ServiceChoice;
  readonly city: string;
}

/** Returns the places that meet all filters, in their order; texts match without case and Arabic variants of letters. */
export function findPlaces<P extends Place>(places: readonly P[], { text, service, city }: PlaceFilter): readonly P[] {
  const term = foldText(text.trim());
  return places.filter(
    (place) =>
      (service === 'all' || place.kind === service) &&
      (city === '' || place.city === city) &&
      (term === '' || foldText(place.name).includes(term)),
  );
}

/** Returns the places with their distances from a point, the nearest first. */
export const sortByDistance = (places: readonly Place[], from: Point): readonly DistantPlace[] =>
  places
    .map((place) => ({ ...place, distance: distanceKm(from, place) }))
    .sort((one, other) => one.distance - other.distance);

/** Returns the cities of the places, each once, in the order of a language. */
export const citiesOf = (places: readonly Place[], language: string): readonly string[] =>
  [...new Set(places.map(({ city }) => city))].sort(new Intl.Collator(language).compare);

/** Returns the places by their kind. */
export const groupByKind = <P extends Place>(places: readonly P[]): Readonly<Record<PlaceKind, readonly P[]>> => {
  const [branch, atm, kiosk] = PLACE_KINDS.map((kind) => places.filter((place) => place.kind === kind));
  return { branch: branch ?? [], atm: atm ?? [], kiosk: kiosk ?? [] };
};

/** Returns the places that offer a service, by its name without case. */
export function offering<P extends Place>(places: readonly P[], service: string): readonly P[] {
  const wanted = service.trim().toLowerCase();
  return places.filter(({ services }) => services.some((offered) => offered.trim().toLowerCase() === wanted));
}
