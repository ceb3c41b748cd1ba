import { DEFAULT_CENTRE, type Point } from '#src/domain/locator/distance.ts';
import {
  kilometresPerPixel,
  type MapSize,
  type MapView,
  pixelOf,
  pointOf,
  positionOf,
  roundLength,
  viewBoxOf,
  wholeView,
  withinBounds,
  worldOf,
  zoomAt,
} from '#src/domain/locator/map-view.ts';
import type { DistantPlace } from '#src/domain/locator/place.ts';
import type { LocatorMap, MapOptions } from '../locator-map.ts';
import { LabelLayer, lengthText } from './label-layer.ts';
import { listenForGestures } from './map-gestures.ts';
import { MapMotion } from './map-motion.ts';
import { type DrawnMarker, MarkerIndex } from './marker-index.ts';
import { PinLayer } from './pin-layer.ts';

/** Longest bar of the scale in pixels. */
const SCALE_BAR = 110;

/** Milliseconds before the zooms nearby are prepared in browsers that tell no idle moment. */
const IDLE_MS = 200;

interface Parts {
  readonly svg: SVGSVGElement;
  readonly circles: Element;
  readonly scale: HTMLElement;
  readonly nowhere: HTMLElement;
}

/** Draws the server's map of the Kingdom at any zoom, with clusters of markers; it needs no network. */
export class SvgMap implements LocatorMap {
  readonly #canvas: HTMLElement;
  readonly #options: MapOptions;
  readonly #parts: Parts;
  readonly #index = new MarkerIndex();
  readonly #pins: PinLayer;
  readonly #labels: LabelLayer;
  #places: readonly DistantPlace[] = [];
  #selected: DistantPlace | undefined;
  #size: MapSize = { width: 0, height: 0 };
  #view: MapView = { centre: worldOf(DEFAULT_CENTRE), zoom: 0 };
  #frame = 0;
  #isPreparing = false;
  readonly #motion = new MapMotion((view) => {
    this.#view = view;
    this.#schedule();
  });

  constructor(options: MapOptions) {
    const { canvas, texts } = options;
    [this.#canvas, this.#options, this.#parts] = [canvas, options, partsOf(canvas)];
    const layer = (name: string) => required(canvas.querySelector<HTMLElement>(`[data-${name}]`), name);
    this.#pins = new PinLayer(layer('pins'), texts, (marker) => {
      this.#press(marker);
    });
    this.#labels = new LabelLayer(layer('labels'), texts);
    this.#parts.svg.setAttribute('preserveAspectRatio', 'none');
    canvas.dataset.live = '';
    canvas.tabIndex = 0;
    this.#parts.nowhere.addEventListener('click', () => {
      this.#goToNearest();
    });
    listenForGestures(canvas, this.#movable());
    this.#measure();
    new ResizeObserver(() => {
      this.#measure();
      this.#schedule();
    }).observe(canvas);
  }

  show(places: readonly DistantPlace[], centre: Point, zoom: number): void {
    [this.#places, this.#selected] = [places, undefined];
    this.#index.load(places);
    this.#labels.load(places);
    this.#go({ centre: worldOf(centre), zoom }, false);
  }

  select(place: DistantPlace, zoom: number): void {
    this.#selected = place;
    this.#go({ centre: worldOf(place), zoom });
  }

  zoomBy(steps: number): void {
    const { width, height } = this.#size;
    const middle = { x: width / 2, y: height / 2 };
    this.#go(zoomAt(this.#view, Math.round(this.#view.zoom) + steps, middle, this.#size));
  }

  showAll(): void {
    this.#go(wholeView(this.#size));
  }

  /** Reads the map's size: reading it while markers are drawn would lay the page out twice a frame. */
  #measure(): void {
    this.#size = { width: this.#canvas.clientWidth, height: this.#canvas.clientHeight };
  }

  #movable() {
    const view = () => this.#view;
    const size = () => this.#size;
    return {
      get view() {
        return view();
      },
      get size() {
        return size();
      },
      move: (next: MapView) => {
        this.#go(next, false);
      },
    };
  }

  #press({ place, cluster, ...at }: DrawnMarker): void {
    if (place) this.#options.onSelect(place);
    // The cluster comes to the middle, where all of its markers are in view.
    else if (cluster !== undefined)
      this.#go({
        centre: positionOf(at, this.#view, this.#size),
        zoom: this.#index.separationOf(cluster, this.#view.zoom),
      });
  }

  #goToNearest(): void {
    const { latitude, longitude } = pointOf(this.#view.centre);
    const away = (place: Point) => Math.hypot(place.latitude - latitude, place.longitude - longitude);
    const [first, ...others] = this.#places;
    if (!first) return;
    const nearest = others.reduce((best, place) => (away(place) < away(best) ? place : best), first);
    this.#go({ ...this.#view, centre: worldOf(nearest) });
  }

  #go(target: MapView, smoothly = true): void {
    const next = withinBounds(target);
    this.#canvas.dataset.zoom = `${Math.round(next.zoom * 100) / 100}`;
    if (smoothly) this.#motion.go(this.#view, next, this.#size);
    else this.#motion.jump(next);
  }

  #schedule(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#draw();
    });
  }

  #draw(): void {
    const [view, size] = [this.#view, this.#size];
    if (size.width === 0) return;
    const { svg, scale, nowhere } = this.#parts;
    svg.setAttribute('viewBox', viewBoxOf(view, size));
    const markers = this.#index.inView(view, size);
    this.#pins.draw(markers, this.#selected?.id);
    const from = worldOf(this.#selected ?? DEFAULT_CENTRE);
    this.#labels.draw(view, size, markers, from);
    this.#drawCircles(pixelOf(from, view, size));
    const isInView = ({ x, y }: DrawnMarker) => x > 0 && y > 0 && x < size.width && y < size.height;
    nowhere.hidden = this.#places.length === 0 || markers.some(isInView);
    const perPixel = kilometresPerPixel(view.centre, view.zoom);
    const length = roundLength(perPixel, SCALE_BAR);
    scale.style.inlineSize = `${(length / perPixel).toFixed(1)}px`;
    scale.replaceChildren(lengthText(length, this.#options.texts));
    this.#prepareZooms();
  }

  /** Calculates the clusters of other zooms while nothing else is to do, one zoom at a time. */
  #prepareZooms(): void {
    if (this.#isPreparing) return;
    this.#isPreparing = true;
    whenIdle(() => {
      this.#isPreparing = false;
      if (this.#index.prepare(this.#view.zoom)) this.#prepareZooms();
    });
  }

  #drawCircles({ x, y }: { readonly x: number; readonly y: number }): void {
    const perPixel = kilometresPerPixel(this.#view.centre, this.#view.zoom);
    const lengths = this.#labels.circles(this.#view, this.#size);
    this.#parts.circles.replaceChildren(
      ...lengths.map((length) => {
        const circle = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
        for (const [name, value] of Object.entries({ cx: x, cy: y, r: length / perPixel }))
          circle.setAttribute(name, value.toFixed(1));
        return circle;
      }),
    );
  }
}

/** Calls back in an idle moment; where a browser tells none (Safari), after a moment that is longer than a frame. */
const whenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, IDLE_MS);
};

function required<E extends Element>(element: E | null, name: string): E {
  if (!element) throw new Error(`the map has no ${name}`);
  return element;
}

const partsOf = (canvas: HTMLElement): Parts => ({
  svg: required(canvas.querySelector<SVGSVGElement>('svg[data-country]'), 'country'),
  circles: required(canvas.querySelector('svg[data-circles]'), 'circles'),
  scale: required(canvas.querySelector<HTMLElement>('[data-scale]'), 'scale'),
  nowhere: required(canvas.querySelector<HTMLElement>('[data-nowhere]'), 'nowhere'),
});
