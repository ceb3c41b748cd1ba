/* oxlint-disable typescript/no-deprecated -- advanced markers need a map id of the account that has the key */
import { GridAlgorithm, MarkerClusterer, type Renderer } from '@googlemaps/markerclusterer';
import type { Point } from '#src/domain/locator/distance.ts';
import type { DistantPlace } from '#src/domain/locator/place.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { CLUSTER_GRID, CLUSTER_MAX_ZOOM, type LocatorMap, type MapOptions } from '../locator-map.ts';
import { pinIcon } from './pin-icon.ts';

/** The Kingdom in degrees. */
const COUNTRY = { south: 16, west: 34.5, north: 32.3, east: 55.7 };

/** The places on a map of Google, as numbered markers in clusters. */
export class GooglePlaces implements LocatorMap {
  readonly #map: google.maps.Map;
  readonly #options: MapOptions;
  #clusterer: MarkerClusterer | undefined;
  #markers = new Map<string, { readonly marker: google.maps.Marker; readonly place: DistantPlace }>();
  #selected: string | undefined;

  constructor(map: google.maps.Map, options: MapOptions) {
    [this.#map, this.#options] = [map, options];
    map.addListener('zoom_changed', () => {
      options.canvas.dataset.zoom = `${map.getZoom() ?? ''}`;
    });
  }

  show(places: readonly DistantPlace[], centre: Point, zoom: number): void {
    this.#selected = undefined;
    this.#markers = new Map(
      places.map((place, index) => [place.id, { place, marker: this.#marker(place, index + 1) }]),
    );
    this.#clusterer?.setMap(null);
    this.#go(centre, zoom);
    // A new one: adding markers to the former would look each up among all.
    this.#clusterer = new MarkerClusterer({
      map: this.#map,
      markers: [...this.#markers.values()].map(({ marker }) => marker),
      // Its highest zoom is the first without clusters.
      algorithm: new GridAlgorithm({ gridSize: CLUSTER_GRID, maxZoom: CLUSTER_MAX_ZOOM + 1 }),
      renderer: this.#renderer(),
    });
  }

  select(place: DistantPlace, zoom: number): void {
    const former = this.#markers.get(this.#selected ?? '');
    former?.marker.setIcon(pinIcon(former.place.kind));
    this.#selected = place.id;
    this.#markers.get(place.id)?.marker.setIcon(pinIcon('selected'));
    this.#go(place, zoom);
  }

  zoomBy(steps: number): void {
    this.#map.setZoom((this.#map.getZoom() ?? 0) + steps);
  }

  showAll(): void {
    this.#map.fitBounds(COUNTRY);
  }

  #go({ latitude, longitude }: Point, zoom: number): void {
    this.#map.panTo({ lat: latitude, lng: longitude });
    this.#map.setZoom(zoom);
    this.#options.canvas.dataset.zoom = `${zoom}`;
  }

  #marker(place: DistantPlace, number: number): google.maps.Marker {
    const text = formatNumber(number, this.#options.texts.language);
    const marker = new google.maps.Marker({
      position: { lat: place.latitude, lng: place.longitude },
      title: `${text}: ${place.title}`,
      label: { text, className: 'map-google-label', color: place.kind === 'branch' ? '#fff' : '#0b5f5a' },
      icon: pinIcon(place.kind),
    });
    marker.addListener('click', () => {
      this.#options.onSelect(place);
    });
    return marker;
  }

  #renderer(): Renderer {
    const { phrases, language } = this.#options.texts;
    return {
      render: ({ count, position }) => {
        const n = formatNumber(count, language);
        return new google.maps.Marker({
          position,
          title: fill(phrases.map_cluster, { n }),
          label: { text: n, className: 'map-google-label', color: '#fff' },
          icon: pinIcon('many'),
          zIndex: count,
        });
      },
    };
  }
}
