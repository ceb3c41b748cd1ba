// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CENTRE } from '#src/domain/locator/distance.ts';
import { sortByDistance } from '#src/domain/locator/find-places.ts';
import { DEFAULT_ZOOM, SELECTED_ZOOM } from '#src/domain/locator/map-view.ts';
import { examplePlace } from '#tests/support/example-place.ts';
import { installGoogleMaps } from '#tests/support/google-maps.ts';
import { CLUSTER_GRID, CLUSTER_MAX_ZOOM, type LocatorMap, type MapOptions } from './locator-map.ts';
import { mapOpener } from './open-map.ts';

const TEXTS = {
  phrases: { locator_km: '{n} km', map_metres: '{n} m', map_cluster: '{n} together' },
  language: 'en',
} as const satisfies MapOptions['texts'];

/** A branch at the centre, an ATM 40 m from it, an ATM 4 km away, a kiosk in Jeddah. */
const PLACES = sortByDistance(
  [
    examplePlace({ id: 'branch', title: 'Branch', ...DEFAULT_CENTRE }),
    examplePlace({ id: 'beside', title: 'Beside', kind: 'atm', latitude: 24.71397, longitude: 46.6753 }),
    examplePlace({ id: 'away', title: 'Away', kind: 'atm', latitude: 24.7136, longitude: 46.715 }),
    examplePlace({ id: 'jeddah', title: 'Jeddah', kind: 'kiosk', city: 'Jeddah', latitude: 21.5, longitude: 39.2 }),
  ],
  DEFAULT_CENTRE,
);

/** Code of a map loads for longer on a busy machine. */
const LOADING = { timeout: 20_000 };

const onSelect = vi.fn<MapOptions['onSelect']>();
const settle = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  document.body.innerHTML = `<div data-canvas><div><svg data-country></svg><svg data-circles></svg>
    <div data-labels></div><div data-pins></div></div><span data-scale></span><span data-sources></span>
    <button type="button" data-nowhere hidden>nowhere</button></div>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onSelect.mockReset();
  document.getElementById('script-loader')?.remove();
  Reflect.deleteProperty(globalThis, 'google');
});

const canvas = () => document.querySelector<HTMLElement>('[data-canvas]') ?? document.body;

/** Opens a map as its script or its first tile arrives. */
async function open(kind: 'drawing' | 'google' | 'tiles'): Promise<LocatorMap> {
  const settings = {
    drawing: { kind: 'drawing' },
    google: { kind: 'google', key: 'k', url: 'https://maps.example' },
    tiles: { kind: 'tiles', url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles' },
  } as const;
  const opening = mapOpener(settings[kind])({ canvas: canvas(), texts: TEXTS, onSelect });
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(50);
    if (kind === 'google') {
      if (!document.getElementById('script-loader')) throw new Error('no script');
      installGoogleMaps();
      const ready: unknown = Reflect.get(window, 'initMap');
      if (typeof ready === 'function') Reflect.apply(ready, undefined, []);
    }
    if (kind === 'tiles') {
      const tile = document.querySelector('img.leaflet-tile');
      if (!tile) throw new Error('no tile');
      tile.dispatchEvent(new Event('load'));
    }
  }, LOADING);
  await settle();
  return opening;
}

const markers = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[data-pins] button, [data-google] button')].map((button) =>
    [button.textContent, button.ariaLabel].join(' | '),
  );

describe.each(['drawing', 'google', 'tiles'] as const)('the map of kind %s', (kind) => {
  it('draws a marker per place with its number in the list, neighbours as one', async () => {
    const map = await open(kind);
    map.show(PLACES, DEFAULT_CENTRE, DEFAULT_ZOOM);
    await settle();
    expect(markers().sort()).toEqual(['2 | 2 together', '3 | 3: Away']);
    map.show(PLACES.slice(2), DEFAULT_CENTRE, DEFAULT_ZOOM);
    await settle();
    expect(markers()).toEqual(['1 | 1: Away']);
  });

  it('zooms in until the markers of a pressed cluster separate', async () => {
    const map = await open(kind);
    map.show(PLACES, DEFAULT_CENTRE, DEFAULT_ZOOM);
    await settle();
    screen.getByRole('button', { name: '2 together' }).click();
    await settle();
    expect(markers().sort().slice(0, 2)).toEqual(['1 | 1: Branch', '2 | 2: Beside']);
    expect(Number(canvas().dataset.zoom)).toBeGreaterThan(DEFAULT_ZOOM);
  });

  it('reports a pressed marker, moves to a selected place, and marks it until others are shown', async () => {
    const map = await open(kind);
    map.show(PLACES, DEFAULT_CENTRE, DEFAULT_ZOOM);
    await settle();
    screen.getByRole('button', { name: '3: Away' }).click();
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'away' }));
    const away = PLACES[2];
    if (away) map.select(away, SELECTED_ZOOM);
    await settle();
    const marker = () => screen.getByRole('button', { name: /: Away/ });
    const isMarked = () => marker().ariaPressed === 'true' || marker().dataset.icon?.includes('#e8a33d') === true;
    expect(isMarked()).toBe(true);
    const ends = { drawing: 15, google: SELECTED_ZOOM, tiles: 19 };
    expect(canvas().dataset.zoom).toBe(`${ends[kind]}`);
    map.show(PLACES, DEFAULT_CENTRE, DEFAULT_ZOOM);
    await settle();
    expect(isMarked()).toBe(false);
  });

  it('zooms by steps, and out to the whole country', async () => {
    const map = await open(kind);
    map.show(PLACES, DEFAULT_CENTRE, DEFAULT_ZOOM);
    map.zoomBy(2);
    await settle();
    expect(canvas().dataset.zoom).toBe('13');
    map.showAll();
    await settle();
    expect(Number(canvas().dataset.zoom)).toBeLessThan(7);
    expect(markers()).toContain('4 | 4: Jeddah');
  });
});

it('LOC-06 clusters have a grid of 20 pixels, up to zoom 14', async () => {
  expect([CLUSTER_GRID, CLUSTER_MAX_ZOOM]).toEqual([20, 14]);
  const map = await open('drawing');
  // 2.3 and 3.4 metres of a pixel: 40 m are 4 and 9 pixels at zooms 14 and 15.
  map.show(PLACES, DEFAULT_CENTRE, 14);
  await settle();
  expect(markers()).toContain('2 | 2 together');
  map.show(PLACES, DEFAULT_CENTRE, 15);
  await settle();
  expect(markers()).not.toContain('2 | 2 together');
  // A pixel has 69 metres at zoom 11: neighbours at 19 and at 60 pixels.
  const at = (id: string, north: number) =>
    examplePlace({ id, title: id, latitude: DEFAULT_CENTRE.latitude + north, longitude: DEFAULT_CENTRE.longitude });
  map.show(sortByDistance([at('a', 0), at('b', 0.0115), at('c', 0.036)], DEFAULT_CENTRE), DEFAULT_CENTRE, 11);
  await settle();
  expect(markers()).toEqual(expect.arrayContaining(['2 | 2 together', '3 | 3: c']));
});

describe('the drawn map', () => {
  it('has circles of distances, a scale and titles where the country’s borders are out of view', async () => {
    const map = await open('drawing');
    map.show(PLACES, DEFAULT_CENTRE, 15);
    await settle();
    const labels = [...document.querySelectorAll('.map-label')].map(({ textContent }) => textContent);
    expect(labels).toEqual(expect.arrayContaining(['1 km', '500 m', 'Branch']));
    expect(document.querySelectorAll('circle')).toHaveLength(2);
    expect(document.querySelector('[data-scale]')?.textContent).toBe('200 m');
    map.showAll();
    await settle();
    expect(document.querySelectorAll('circle')).toHaveLength(0);
    expect(document.querySelector('[data-labels]')?.textContent).toMatch(/Eastern Province.*|Riyadh/);
  });

  it('leads to the nearest place where none is in view', async () => {
    const map = await open('drawing');
    map.show(PLACES, { latitude: 20, longitude: 52 }, DEFAULT_ZOOM);
    await settle();
    const nowhere = screen.getByRole('button', { name: 'nowhere' });
    expect(nowhere.hidden).toBe(false);
    nowhere.click();
    await settle();
    expect(nowhere.hidden).toBe(true);
    map.show([], DEFAULT_CENTRE, DEFAULT_ZOOM);
    await settle();
    expect(nowhere.hidden).toBe(true);
  });

  it('draws places at one point beside each other', async () => {
    const map = await open('drawing');
    const same = ['a', 'b', 'c'].map((id) => examplePlace({ id, title: id, ...DEFAULT_CENTRE }));
    map.show(sortByDistance(same, DEFAULT_CENTRE), DEFAULT_CENTRE, 15);
    await settle();
    const positions = [...document.querySelectorAll<HTMLElement>('.map-pin')].map(({ style }) => style.translate);
    expect(new Set(positions).size).toBe(3);
  });

  it('is moved by arrow keys, by the mouse, two fingers and the wheel with Control; one pin is in the order of Tab', async () => {
    const map = await open('drawing');
    map.show(PLACES, DEFAULT_CENTRE, DEFAULT_ZOOM);
    await settle();
    const viewBox = () => document.querySelector('[data-country]')?.getAttribute('viewBox');
    const isMovedBy = async (act: () => unknown) => {
      const before = viewBox();
      act();
      await settle();
      return viewBox() !== before;
    };
    const pointer = (type: string, pointerId: number, clientX: number, pointerType: string) =>
      canvas().dispatchEvent(
        Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { pointerId, pointerType }),
      );
    canvas().setPointerCapture = () => undefined;
    const drag = (pointerType: string, ids: readonly number[]) => () => {
      for (const id of ids) pointer('pointerdown', id, 100 * id, pointerType);
      for (const id of ids) pointer('pointermove', id, 140 * id, pointerType);
      for (const id of ids) pointer('pointerup', id, 140 * id, pointerType);
    };
    expect(await isMovedBy(() => canvas().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' })))).toBe(
      true,
    );
    expect(await isMovedBy(() => canvas().dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })))).toBe(false);
    expect(await isMovedBy(drag('mouse', [1]))).toBe(true);
    expect(await isMovedBy(drag('touch', [1]))).toBe(false);
    expect(await isMovedBy(drag('touch', [1, 2]))).toBe(true);
    expect(await isMovedBy(() => canvas().dispatchEvent(new WheelEvent('wheel', { deltaY: 50 })))).toBe(false);
    expect(await isMovedBy(() => canvas().dispatchEvent(new WheelEvent('wheel', { deltaY: 50, ctrlKey: true })))).toBe(
      true,
    );
    map.show(PLACES, DEFAULT_CENTRE, DEFAULT_ZOOM);
    await settle();
    const pins = () => [...document.querySelectorAll<HTMLButtonElement>('.map-pin')];
    const reachable = pins().filter(({ tabIndex }) => tabIndex === 0);
    expect(reachable).toHaveLength(1);
    const west = screen.getByRole('button', { name: '2 together' });
    west.focus();
    west.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    expect(document.activeElement?.ariaLabel).toBe('3: Away');
  });
});
