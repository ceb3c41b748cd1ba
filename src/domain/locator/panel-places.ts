import { foldText } from '#sitecore/rules/fold-text.ts';
import { groupByKind, offering } from './find-places.ts';
import type { Place } from './place.ts';

/** Places that the branch panel lists of a kind. */
const BRANCHES = 4;
const ATMS = 3;

/** Returns the services that places offer, each once, in order of appearance. */
export function serviceTypesOf(places: readonly Place[]): readonly string[] {
  const types = new Map<string, string>();
  for (const service of places.flatMap(({ services }) => services)) {
    const key = foldText(service);
    if (!types.has(key)) types.set(key, service.trim());
  }
  return [...types.values()];
}

/** Places of the branch panel by its lists. */
export interface PanelPlaces<P> {
  readonly branches: readonly P[];
  readonly atms: readonly P[];
}

/** Returns the first branches and ATMs that offer a service; of all places for an empty one. */
export function panelPlaces<P extends Place>(places: readonly P[], type: string): PanelPlaces<P> {
  const { branch, atm } = groupByKind(type === '' ? places : offering(places, type));
  return { branches: branch.slice(0, BRANCHES), atms: atm.slice(0, ATMS) };
}
