import type { Language } from '#sitecore/definitions/language.ts';
import type { Point } from '#src/domain/locator/distance.ts';
import type { DistantPlace } from '#src/domain/locator/place.ts';

/** A map of places, whatever draws it. */
export interface LocatorMap {
  /** Draws a marker per place with its number in the list, from 1, and moves to a point at a zoom of web maps; none is selected. */
  readonly show: (places: readonly DistantPlace[], centre: Point, zoom: number) => void;
  /** Marks a place and moves to it, at this zoom or the nearest that the map has. */
  readonly select: (place: DistantPlace, zoom: number) => void;
  /** Zooms in by steps, out by negative ones. */
  readonly zoomBy: (steps: number) => void;
  /** Shows the whole country. */
  readonly showAll: () => void;
}

/** Dictionary keys of the texts that maps show in a browser. */
export const MAP_PHRASES = ['locator_km', 'map_metres', 'map_cluster'] as const;

/** Texts and language of a map. */
export interface MapTexts {
  readonly phrases: Readonly<Record<(typeof MAP_PHRASES)[number], string>>;
  readonly language: Language;
}

export interface MapOptions {
  /** The element that the map fills; it has the server's drawing of the Kingdom. */
  readonly canvas: HTMLElement;
  readonly texts: MapTexts;
  /** Called with a place whose marker is pressed. */
  readonly onSelect: (place: DistantPlace) => void;
}

/** Opens a map; rejects when its code or its script does not load. */
export type OpenMap = (options: MapOptions) => Promise<LocatorMap>;

/** Pixels within which markers are one cluster, and the highest zoom with clusters (document 2, section 9). */
export const CLUSTER_GRID = 20;
export const CLUSTER_MAX_ZOOM = 14;
