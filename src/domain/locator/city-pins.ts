import { MAP_HEIGHT, MAP_WIDTH, unitsOf, worldOf } from './map-view.ts';
import type { Place } from './place.ts';

/** A city on the whole map: its position in percent of the map, and the number of its places. */
export interface CityPin {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/** Units between two cities that do not cover each other on a phone. */
const APART_X = 120;
const APART_Y = 95;

/** Returns the cities of places at the middle of their places, those with the most first; a city that would cover one of these is left out. */
export function cityPins(places: readonly Place[]): readonly CityPin[] {
  const cities = new Map<string, { x: number; y: number; count: number }>();
  for (const place of places) {
    if (!place.isLocated) continue;
    const { x, y } = unitsOf(worldOf(place));
    const known = cities.get(place.city) ?? { x: 0, y: 0, count: 0 };
    cities.set(place.city, { x: known.x + x, y: known.y + y, count: known.count + 1 });
  }
  const middles = [...cities]
    .map(([name, { x, y, count }]) => ({ name, x: x / count, y: y / count, count }))
    .sort((one, other) => other.count - one.count);
  const shown: CityPin[] = [];
  for (const city of middles)
    if (!shown.some(({ x, y }) => Math.abs(x - city.x) < APART_X && Math.abs(y - city.y) < APART_Y)) shown.push(city);
  const percent = (value: number, of: number) => Math.round((value / of) * 10_000) / 100;
  return shown.map(({ x, y, ...city }) => ({ ...city, x: percent(x, MAP_WIDTH), y: percent(y, MAP_HEIGHT) }));
}
