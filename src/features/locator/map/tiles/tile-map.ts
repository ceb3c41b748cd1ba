import { type LatLngTuple, type Map as LeafletMap, map as createMap, tileLayer } from 'leaflet';
import type { Point } from '#src/domain/locator/distance.ts';
import { type MapSize, type MapView, MAX_ZOOM, pointOf, positionOf, worldOf } from '#src/domain/locator/map-view.ts';
import type { DistantPlace } from '#src/domain/locator/place.ts';
import { isMotionReduced } from '#src/ui/reduced-motion.ts';
import type { LocatorMap, MapOptions } from '../locator-map.ts';
import type { MapSettings } from '../map-settings.ts';
import { type DrawnMarker, MarkerIndex } from '../svg/marker-index.ts';
import { PinLayer } from '../svg/pin-layer.ts';

/** Tile servers have streets further than our drawing. */
const TILES_MAX_ZOOM = 19;
/** The Kingdom in degrees. */
const COUNTRY: [LatLngTuple, LatLngTuple] = [
  [16, 34.5],
  [32.3, 55.7],
];

type Tiles = Extract<MapSettings, { readonly kind: 'tiles' }>;

/** Opens a map of tiles (Leaflet) with our markers over it; rejects when the first tile does not load. */
export function openTileMap({ url, attribution }: Tiles, options: MapOptions): Promise<LocatorMap> {
  const { canvas } = options;
  const box = document.createElement('div');
  box.className = 'map-tiles';
  // Leaflet places tiles from the left edge in every language.
  box.dir = 'ltr';
  canvas.prepend(box);
  const map = createMap(box, {
    zoomControl: false,
    keyboard: false,
    maxZoom: TILES_MAX_ZOOM,
    attributionControl: false,
  });
  const tiles = tileLayer(url, { maxZoom: TILES_MAX_ZOOM });
  const sources = canvas.querySelector('[data-sources]');
  return new Promise((resolve, reject) => {
    tiles.once('tileload', () => {
      canvas.dataset.live = 'tiles';
      sources?.replaceChildren(attribution);
      resolve(tileMap(map, options));
    });
    tiles.once('tileerror', () => {
      map.remove();
      box.remove();
      reject(new Error('a tile does not load'));
    });
    map.fitBounds(COUNTRY);
    tiles.addTo(map);
  });
}

function tileMap(map: LeafletMap, { canvas, texts, onSelect }: MapOptions): LocatorMap {
  const index = new MarkerIndex();
  let selected: DistantPlace | undefined;
  const sizeOf = (): MapSize => ({ width: canvas.clientWidth, height: canvas.clientHeight });
  const viewOf = (): MapView => {
    const { lat, lng } = map.getCenter();
    return { centre: worldOf({ latitude: lat, longitude: lng }), zoom: map.getZoom() };
  };
  const go = ({ latitude, longitude }: Point, zoom: number, animate = true): void => {
    map.setView([latitude, longitude], Math.min(zoom, TILES_MAX_ZOOM), { animate: animate && !isMotionReduced() });
  };
  const press = ({ place, cluster, ...at }: DrawnMarker): void => {
    if (place) onSelect(place);
    else if (cluster !== undefined)
      go(pointOf(positionOf(at, viewOf(), sizeOf())), Math.min(index.separationOf(cluster, map.getZoom()), MAX_ZOOM));
  };
  const layer = canvas.querySelector<HTMLElement>('[data-pins]');
  if (!layer) throw new Error('the map has no pins');
  const pins = new PinLayer(layer, texts, press);
  const draw = (): void => {
    pins.draw(index.inView(viewOf(), sizeOf()), selected?.id);
    canvas.dataset.zoom = `${map.getZoom()}`;
  };
  map.on('move zoom resize', draw);
  return {
    show: (places, centre, zoom) => {
      selected = undefined;
      index.load(places);
      go(centre, zoom, false);
      draw();
    },
    select: (place, zoom) => {
      selected = place;
      go(place, zoom);
      draw();
    },
    zoomBy: (steps) => {
      map.setZoom(map.getZoom() + steps);
    },
    showAll: () => {
      map.fitBounds(COUNTRY);
    },
  };
}
