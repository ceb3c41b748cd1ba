import type { Point } from './distance.ts';

/** Bounds of the drawn map in degrees, and its size in its own units; docs/places/map.mjs has the same. */
const BOUNDS = { west: 34, east: 56, north: 32.6, south: 16 };
export const MAP_WIDTH = 1000;
export const MAP_HEIGHT = 832;

/** Pixels of the world at zoom 0, as web maps have it. */
const WORLD_PX = 256;
/** Metres of a pixel at the equator at zoom 0. */
const EQUATOR_METRES = 156_543.034;
const DEGREES = 180 / Math.PI;

/** The zoom at which the locator opens, and to which it returns on a change of its filters. */
export const DEFAULT_ZOOM = 11;
/** The zoom to which the map goes when a place is selected; one that ends before goes as far as it has. */
export const SELECTED_ZOOM = 20;
/** Zooms of the drawn map: the whole Kingdom, and the places of a district. */
export const MIN_ZOOM = 3;
export const MAX_ZOOM = 15;

/** A position on the earth in the projection of web maps, from 0 to 1 eastwards and southwards. */
export interface WorldPosition {
  readonly x: number;
  readonly y: number;
}

/** A position in pixels from the upper left corner of a map, which is never mirrored. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Part of the world on a map: its centre, and the zoom of web maps. */
export interface MapView {
  readonly centre: WorldPosition;
  readonly zoom: number;
}

/** Size of a map in pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the position of a point (Web Mercator). */
export const worldOf = ({ latitude, longitude }: Point): WorldPosition => ({
  x: longitude / 360 + 0.5,
  y: 0.5 - Math.log(Math.tan(Math.PI / 4 + latitude / DEGREES / 2)) / (2 * Math.PI),
});

/** Returns the point of a position; `worldOf` returns the position from it. */
export const pointOf = ({ x, y }: WorldPosition): Point => ({
  latitude: (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) * DEGREES,
  longitude: (x - 0.5) * 360,
});

const NORTH_WEST = worldOf({ latitude: BOUNDS.north, longitude: BOUNDS.west });
const SOUTH_EAST = worldOf({ latitude: BOUNDS.south, longitude: BOUNDS.east });
/** Units of the drawn map per world. */
const UNITS = MAP_WIDTH / (SOUTH_EAST.x - NORTH_WEST.x);

/** Returns a position in units of the drawn map. */
export const unitsOf = ({ x, y }: WorldPosition): Pixel => ({
  x: (x - NORTH_WEST.x) * UNITS,
  y: (y - NORTH_WEST.y) * UNITS,
});

/** Returns the position of units of the drawn map. */
export const worldOfUnits = ({ x, y }: Pixel): WorldPosition => ({
  x: x / UNITS + NORTH_WEST.x,
  y: y / UNITS + NORTH_WEST.y,
});

/** Returns the pixels of the world's width at a zoom. */
export const worldPixels = (zoom: number): number => WORLD_PX * 2 ** zoom;

/** Returns the pixel of a position. */
export function pixelOf({ x, y }: WorldPosition, { centre, zoom }: MapView, { width, height }: MapSize): Pixel {
  const scale = worldPixels(zoom);
  return { x: (x - centre.x) * scale + width / 2, y: (y - centre.y) * scale + height / 2 };
}

/** Returns the position of a pixel. */
export function positionOf({ x, y }: Pixel, { centre, zoom }: MapView, { width, height }: MapSize): WorldPosition {
  const scale = worldPixels(zoom);
  return { x: centre.x + (x - width / 2) / scale, y: centre.y + (y - height / 2) / scale };
}

/** Returns the view whose centre is moved by pixels. */
export function pan({ centre, zoom }: MapView, right: number, down: number): MapView {
  const scale = worldPixels(zoom);
  return withinBounds({ zoom, centre: { x: centre.x + right / scale, y: centre.y + down / scale } });
}

/** Returns the view at another zoom, in which the position at a pixel stays there. */
export function zoomAt(view: MapView, zoom: number, at: Pixel, size: MapSize): MapView {
  const next = clampZoom(zoom);
  const held = positionOf(at, view, size);
  const moved = positionOf(at, { ...view, zoom: next }, size);
  return withinBounds({
    zoom: next,
    centre: { x: view.centre.x + held.x - moved.x, y: view.centre.y + held.y - moved.y },
  });
}

/** Returns the zoom, or the nearest that the drawn map has. */
export const clampZoom = (zoom: number): number => Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM);

/** Returns the view with a centre on the drawn map and a zoom that it has. */
export const withinBounds = ({ centre, zoom }: MapView): MapView => ({
  zoom: clampZoom(zoom),
  centre: {
    x: Math.min(Math.max(centre.x, NORTH_WEST.x), SOUTH_EAST.x),
    y: Math.min(Math.max(centre.y, NORTH_WEST.y), SOUTH_EAST.y),
  },
});

/** Returns the view of the whole drawn map. */
export function wholeView({ width, height }: MapSize): MapView {
  const perUnit = Math.min(width / MAP_WIDTH, height / MAP_HEIGHT);
  const centre = worldOfUnits({ x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 });
  return { centre, zoom: clampZoom(Math.log2(Math.max(perUnit, 0.01) * UNITS) - Math.log2(WORLD_PX)) };
}

/** Returns a `viewBox` of the drawn map. */
export function viewBoxOf({ centre, zoom }: MapView, { width, height }: MapSize): string {
  const perPixel = UNITS / worldPixels(zoom);
  const { x, y } = unitsOf(centre);
  const box = [x - (width / 2) * perPixel, y - (height / 2) * perPixel, width * perPixel, height * perPixel];
  return box.map((value) => value.toFixed(4)).join(' ');
}

/** Returns the kilometres of a pixel at a position. */
export const kilometresPerPixel = (position: WorldPosition, zoom: number): number =>
  (EQUATOR_METRES * Math.cos(pointOf(position).latitude / DEGREES)) / 2 ** zoom / 1000;

/** Lengths that a scale and circles of distances have, in kilometres. */
const LENGTHS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Returns the longest round length of at most so many pixels, in kilometres; the shortest when none is short enough. */
export const roundLength = (perPixel: number, pixels: number): number =>
  LENGTHS.findLast((length) => length <= perPixel * pixels) ?? LENGTHS[0] ?? 0;
