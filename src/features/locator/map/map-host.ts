import { MAP_WAIT_MS } from '#src/config/timings/map.ts';
import type { Point } from '#src/domain/locator/distance.ts';
import { SELECTED_ZOOM } from '#src/domain/locator/map-view.ts';
import type { DistantPlace } from '#src/domain/locator/place.ts';
import type { LocatorMap, MapOptions, OpenMap } from './locator-map.ts';
import { readMapSettings } from './map-settings.ts';
import { mapOpener } from './open-map.ts';

/** The map's code loads before it comes into view. */
const NEAR = '300px';

/** Content of the map, also before it is open. */
interface Shown {
  readonly places: readonly DistantPlace[];
  readonly centre: Point;
  readonly zoom: number;
}

/**
 * The map beside a list: opens when it nears the viewport, and then shows what the list does. When it does not open in time it
 * says so and offers another try; the list works without it.
 */
export class MapHost {
  readonly #root: HTMLElement;
  readonly #options: MapOptions;
  readonly #open: OpenMap;
  #map: LocatorMap | undefined;
  #shown: Shown | undefined;
  #selected: DistantPlace | undefined;
  /** Tells if `#shown` is not drawn yet. */
  #isDue = false;

  constructor(root: HTMLElement, options: MapOptions, open = mapOpener(readMapSettings(root.dataset.settings))) {
    [this.#root, this.#options, this.#open] = [root, options, open];
    for (const button of root.querySelectorAll<HTMLElement>('[data-zoom-by]'))
      button.addEventListener('click', () => {
        this.#map?.zoomBy(Number(button.dataset.zoomBy));
      });
    root.querySelector('[data-whole]')?.addEventListener('click', () => {
      this.#map?.showAll();
    });
    root.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-retry]')) void this.#load();
    });
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void this.#load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(root);
  }

  /** Shows these places around a point after the list is painted, since clusters of many take longer; none is selected. */
  show(places: readonly DistantPlace[], centre: Point, zoom: number): void {
    [this.#shown, this.#selected] = [{ places, centre, zoom }, undefined];
    if (!this.#map || this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      setTimeout(() => {
        this.#showNow();
      });
    });
  }

  #showNow(): void {
    if (!this.#isDue || !this.#shown) return;
    this.#isDue = false;
    this.#map?.show(this.#shown.places, this.#shown.centre, this.#shown.zoom);
  }

  /** Moves to a place and marks it. */
  select(place: DistantPlace): void {
    this.#selected = place;
    this.#showNow();
    this.#map?.select(place, SELECTED_ZOOM);
  }

  async #load(): Promise<void> {
    this.#setState('loading');
    try {
      this.#map = await inTime(this.#open(this.#options));
      this.#setState('open');
      this.#isDue = this.#shown !== undefined;
      this.#showNow();
      if (this.#selected) this.#map.select(this.#selected, SELECTED_ZOOM);
    } catch (error) {
      console.error('Error loading maps', error);
      this.#setState('failed');
    }
  }

  #setState(state: 'loading' | 'open' | 'failed'): void {
    this.#root.dataset.state = state;
    const message = this.#root.querySelector('[data-map-message]');
    const failed = this.#root.querySelector<HTMLTemplateElement>('template[data-map-failed]');
    message?.replaceChildren(...(state === 'failed' && failed ? [document.importNode(failed.content, true)] : []));
  }
}

/** Returns the map under an element; undefined when it has none. */
export function openMapIn(
  root: ParentNode,
  texts: MapOptions['texts'],
  onSelect: MapOptions['onSelect'],
): MapHost | undefined {
  const map = root.querySelector<HTMLElement>('[data-map]');
  const canvas = map?.querySelector<HTMLElement>('[data-canvas]');
  return map && canvas ? new MapHost(map, { canvas, texts, onSelect }) : undefined;
}

/** Rejects when a map takes too long. */
const inTime = (map: Promise<LocatorMap>): Promise<LocatorMap> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('timed out'));
    }, MAP_WAIT_MS);
    map.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
