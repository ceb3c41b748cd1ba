import type { Language } from '#sitecore/definitions/language.ts';
import {
  kilometresPerPixel,
  type MapSize,
  type MapView,
  pixelOf,
  roundLength,
  type WorldPosition,
  worldOf,
  worldOfUnits,
} from '#src/domain/locator/map-view.ts';
import type { Place } from '#src/domain/locator/place.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { MapTexts } from '../locator-map.ts';
import { REGION_NAMES } from '../region-names.ts';
import type { DrawnMarker } from './marker-index.ts';

/** From here on the borders of the drawing are out of view: circles of distances take their place. */
const SCHEMA_ZOOM = 8.5;
/** Highest zoom with names of regions, and of cities. */
const REGIONS_END = 6.5;
const CITIES_END = 12.5;
/** Lowest zoom at which places have their titles, and the most of them that do. */
const TITLES_BEGIN = 12.5;
const TITLED = 14;
/** Pixels of a letter and of a line. */
const LETTER = 7.5;
const LINE = 22;

/** A text on the map; `id` is that of what it names. */
interface Label {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly kind: 'region' | 'city' | 'distance' | 'title';
}

/** A city and where its places are. */
interface CityLabel extends WorldPosition {
  readonly name: string;
}

/** Names and distances on the map; those that would cover a former one are left out. */
export class LabelLayer {
  readonly #layer: HTMLElement;
  readonly #texts: MapTexts;
  #cities: readonly CityLabel[] = [];
  #drawn = new Map<string, HTMLElement>();

  constructor(layer: HTMLElement, texts: MapTexts) {
    [this.#layer, this.#texts] = [layer, texts];
  }

  /** Replaces the cities by those of these places, the one with the most first. */
  load(places: readonly Place[]): void {
    const found = new Map<string, { x: number; y: number; count: number }>();
    for (const place of places) {
      if (!place.isLocated) continue;
      const { x, y } = worldOf(place);
      const known = found.get(place.city) ?? { x: 0, y: 0, count: 0 };
      found.set(place.city, { x: known.x + x, y: known.y + y, count: known.count + 1 });
    }
    this.#cities = [...found]
      .sort(([, one], [, other]) => other.count - one.count)
      .map(([name, { x, y, count }]) => ({ name, x: x / count, y: y / count }));
  }

  /** Draws the labels of a view, those that stay by moving them; distances are from this position. */
  draw(view: MapView, size: MapSize, markers: readonly DrawnMarker[], from: WorldPosition): void {
    const labels = [
      ...this.#distances(view, size, from),
      ...this.#titles(view, markers),
      ...this.#names(view, size),
    ].filter(({ x, y }) => x > 0 && y > 0 && x < size.width && y < size.height);
    const previous = this.#drawn;
    this.#drawn = new Map(
      withoutCovered(labels).map((label) => [label.id, moved(previous.get(label.id) ?? elementOf(label), label)]),
    );
    for (const [id, element] of previous) if (!this.#drawn.has(id)) element.remove();
    this.#layer.append(...[...this.#drawn.values()].filter(({ parentNode }) => !parentNode));
  }

  /** Returns the lengths of the circles, in kilometres. */
  circles(view: MapView, size: MapSize): readonly number[] {
    if (view.zoom < SCHEMA_ZOOM) return [];
    const perPixel = kilometresPerPixel(view.centre, view.zoom);
    const longest = roundLength(perPixel, Math.min(size.width, size.height) * 0.46);
    const shorter = roundLength(longest * 0.51, 1);
    return longest === shorter ? [longest] : [shorter, longest];
  }

  #distances(view: MapView, size: MapSize, from: WorldPosition): readonly Label[] {
    const centre = pixelOf(from, view, size);
    const perPixel = kilometresPerPixel(view.centre, view.zoom);
    return this.circles(view, size).map((length) => ({
      id: `distance ${length}`,
      text: lengthText(length, this.#texts),
      x: centre.x,
      y: centre.y - length / perPixel,
      kind: 'distance',
    }));
  }

  #titles({ zoom }: MapView, markers: readonly DrawnMarker[]): readonly Label[] {
    if (zoom < TITLES_BEGIN || markers.length > TITLED) return [];
    return markers.flatMap(({ place, x, y }) =>
      place ? [{ id: `title ${place.id}`, text: place.title, x, y: y + 36, kind: 'title' as const }] : [],
    );
  }

  #names(view: MapView, size: MapSize): readonly Label[] {
    const { language } = this.#texts;
    const cities = view.zoom < CITIES_END ? this.#cities : [];
    const regions = view.zoom < REGIONS_END ? regionNames(language) : [];
    return [
      ...cities.map(({ name, ...at }) => {
        const { x, y } = pixelOf(at, view, size);
        return { id: `city ${name}`, text: name, x, y: y + 30, kind: 'city' as const };
      }),
      ...regions.map(({ name, ...at }) => ({
        id: `region ${name}`,
        text: name,
        ...pixelOf(at, view, size),
        kind: 'region' as const,
      })),
    ];
  }
}

const regionNames = (language: Language): readonly CityLabel[] =>
  REGION_NAMES.map((region) => ({ name: region[language], ...worldOfUnits(region) }));

/** Returns a length with its unit. */
export const lengthText = (kilometres: number, { phrases, language }: MapTexts): string =>
  kilometres < 1
    ? fill(phrases.map_metres, { n: formatNumber(kilometres * 1000, language) })
    : fill(phrases.locator_km, { n: formatNumber(kilometres, language) });

function withoutCovered(labels: readonly Label[]): readonly Label[] {
  const drawn: Label[] = [];
  const covers = (one: Label, other: Label) =>
    Math.abs(one.y - other.y) < LINE &&
    Math.abs(one.x - other.x) < ((one.text.length + other.text.length) / 2) * LETTER + 6;
  for (const label of labels) if (!drawn.some((other) => covers(label, other))) drawn.push(label);
  return drawn;
}

function elementOf({ text, kind }: Label): HTMLElement {
  const label = document.createElement('span');
  label.className = 'map-label';
  label.dataset.kind = kind;
  label.textContent = text;
  return label;
}

function moved(element: HTMLElement, { x, y }: Label): HTMLElement {
  element.style.translate = `calc(${x.toFixed(1)}px - 50%) calc(${y.toFixed(1)}px - 50%)`;
  return element;
}
