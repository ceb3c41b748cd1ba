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
  const term = foldText(text);
  const wantedCity = foldText(city);
  return places.filter(
    (place) =>
      (service === 'all' || place.kind === service) &&
      (wantedCity === '' || foldText(place.city) === wantedCity) &&
      (term === '' || foldText(place.name).includes(term)),
  );
}

/** Returns the places with their distances from a point, the nearest first. */
export const sortByDistance = (places: readonly Place[], from: Point): readonly DistantPlace[] =>
  places
    .map((place) => ({ ...place, distance: distanceKm(from, place) }))
    .sort((one, other) => one.distance - other.distance);

/** A city of places. */
export interface City {
  /** Id of one of its places, a branch where it has one: the same in both languages. */
  readonly id: string;
  readonly name: string;
}

/** Returns the cities of the places, each once, in the order of a language. */
export function citiesOf(places: readonly Place[], language: string): readonly City[] {
  const ranked = places.toSorted((one, other) => rankOf(one) - rankOf(other) || (one.id < other.id ? -1 : 1));
  const ids = new Map<string, string>();
  for (const { id, city } of ranked) if (!ids.has(city)) ids.set(city, id);
  const { compare } = new Intl.Collator(language);
  return [...ids].map(([name, id]) => ({ id, name })).sort((one, other) => compare(one.name, other.name));
}

const rankOf = ({ kind }: Place): number => PLACE_KINDS.indexOf(kind);

/** Returns the city that an address names by the id of any of its places, or by its name as older ones do. */
export function cityIn(cities: readonly City[], places: readonly Place[], text: string): City | undefined {
  const name = places.find(({ id }) => id === text)?.city ?? text;
  return cities.find((city) => foldText(city.name) === foldText(name));
}

/** Returns the places by their kind. */
export const groupByKind = <P extends Place>(places: readonly P[]): Readonly<Record<PlaceKind, readonly P[]>> => {
  const [branch, atm, kiosk] = PLACE_KINDS.map((kind) => places.filter((place) => place.kind === kind));
  return { branch: branch ?? [], atm: atm ?? [], kiosk: kiosk ?? [] };
};

/** Returns the places that offer a service, by its name as texts are compared. */
export function offering<P extends Place>(places: readonly P[], service: string): readonly P[] {
  const wanted = foldText(service);
  return places.filter(({ services }) => services.some((offered) => foldText(offered) === wanted));
}
