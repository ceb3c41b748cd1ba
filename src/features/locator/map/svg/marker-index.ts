import Supercluster, { type PointFeature } from 'supercluster';
import {
  type MapSize,
  type MapView,
  MIN_ZOOM,
  pixelOf,
  pointOf,
  positionOf,
  worldOf,
} from '#src/domain/locator/map-view.ts';
import type { DistantPlace } from '#src/domain/locator/place.ts';
import { CLUSTER_GRID, CLUSTER_MAX_ZOOM } from '../locator-map.ts';

/** Pixels of the world at zoom 0, of which the grid is a part. */
const EXTENT = 256;
/** Pixels around the map in which markers are drawn too. */
const MARGIN = 60;
/** Markers nearer than this cover each other: beyond the last zoom with clusters they are drawn around their point. */
const COVERED = 12;
const SPREAD = 26;

/** A marker on the map, or several as one. */
export interface DrawnMarker {
  readonly x: number;
  readonly y: number;
  /** The place, with its number in the list; undefined for a cluster. */
  readonly place?: DistantPlace;
  readonly number: number;
  /** The cluster's id. */
  readonly cluster?: number;
}

interface Properties {
  readonly index: number;
}

type Index = Supercluster<Properties>;

/** Clusters of places by zoom, each calculated when it is prepared or first shown: all at once take ten times as long. */
export class MarkerIndex {
  #places: readonly DistantPlace[] = [];
  #points: PointFeature<Properties>[] = [];
  #indexes = new Map<number, Index>();

  /** Replaces the places. */
  load(places: readonly DistantPlace[]): void {
    this.#places = places;
    this.#indexes = new Map();
    this.#points = places.map(({ latitude, longitude }, index) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { index },
    }));
  }

  /** Returns the markers in view, those at one point beside each other. */
  inView(view: MapView, size: MapSize): readonly DrawnMarker[] {
    const northWest = pointOf(positionOf({ x: -MARGIN, y: -MARGIN }, view, size));
    const southEast = pointOf(positionOf({ x: size.width + MARGIN, y: size.height + MARGIN }, view, size));
    const box: [number, number, number, number] = [
      ...([northWest.longitude, southEast.latitude] as const),
      ...([southEast.longitude, northWest.latitude] as const),
    ];
    const zoom = Math.floor(view.zoom);
    const markers = this.#at(zoom)
      .getClusters(box, zoom)
      .map(({ geometry, properties }): DrawnMarker => {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        const { x, y } = pixelOf(worldOf({ latitude, longitude }), view, size);
        if ('cluster' in properties) return { x, y, number: properties.point_count, cluster: properties.cluster_id };
        const place = this.#places[properties.index];
        return { x, y, number: properties.index + 1, ...(place && { place }) };
      });
    return zoom > CLUSTER_MAX_ZOOM ? spread(markers) : markers;
  }

  /** Returns the first zoom after this one at which the markers of a cluster separate. */
  separationOf(cluster: number, zoom: number): number {
    const leaves = this.#at(Math.floor(zoom)).getLeaves(cluster, Infinity);
    const zooms = Array.from({ length: CLUSTER_MAX_ZOOM - Math.floor(zoom) }, (_, step) => Math.floor(zoom) + 1 + step);
    const isSeparate = (level: number) => indexOf(leaves, level).getClusters(WORLD, level).length > 1;
    return zooms.find(isSeparate) ?? CLUSTER_MAX_ZOOM + 1;
  }

  /** Calculates the clusters of the nearest zoom that has none yet, so that a later view need not; returns false without any. */
  prepare(zoom: number): boolean {
    const levels = Array.from({ length: CLUSTER_MAX_ZOOM - MIN_ZOOM + 1 }, (_, step) => MIN_ZOOM + step);
    const missing = levels.filter((level) => !this.#indexes.has(level));
    const [nearest] = missing.sort((one, other) => Math.abs(one - zoom) - Math.abs(other - zoom));
    if (nearest === undefined) return false;
    this.#at(nearest);
    return true;
  }

  #at(zoom: number): Index {
    // The index of the highest zoom with clusters has the single markers beyond it, too.
    const level = Math.min(zoom, CLUSTER_MAX_ZOOM);
    const index = this.#indexes.get(level) ?? indexOf(this.#points, level);
    this.#indexes.set(level, index);
    return index;
  }
}

const WORLD: [number, number, number, number] = [-180, -85, 180, 85];

/** Returns the clusters of one zoom; beyond the highest with clusters all markers are alone. */
const indexOf = (points: PointFeature<Properties>[], zoom: number): Index => {
  const level = Math.min(zoom, CLUSTER_MAX_ZOOM);
  const options = { radius: CLUSTER_GRID, extent: EXTENT, minZoom: level, maxZoom: level };
  return new Supercluster<Properties>(options).load(points);
};

/** Returns the markers with those that would cover each other on a circle around their point. */
function spread(markers: readonly DrawnMarker[]): readonly DrawnMarker[] {
  const cells = new Map<string, DrawnMarker[]>();
  for (const marker of markers) {
    const key = `${Math.round(marker.x / COVERED)} ${Math.round(marker.y / COVERED)}`;
    const cell = cells.get(key);
    if (cell) cell.push(marker);
    else cells.set(key, [marker]);
  }
  return [...cells.values()].flatMap((cell) =>
    cell.length === 1
      ? cell
      : cell.map((marker, at) => {
          const angle = (at / cell.length) * 2 * Math.PI;
          const radius = SPREAD * Math.max(1, cell.length / 7);
          return { ...marker, x: marker.x + Math.cos(angle) * radius, y: marker.y + Math.sin(angle) * radius };
        }),
  );
}
