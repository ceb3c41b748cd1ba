// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAP_WAIT_MS } from '#src/config/timings/map.ts';
import { DEFAULT_CENTRE } from '#src/domain/locator/distance.ts';
import { DEFAULT_ZOOM, SELECTED_ZOOM } from '#src/domain/locator/map-view.ts';
import { examplePlace } from '#tests/support/example-place.ts';
import type { LocatorMap, OpenMap } from './locator-map.ts';
import { MapHost } from './map-host.ts';

const place = { ...examplePlace(), distance: 0 };
const TEXTS = { phrases: { locator_km: '', map_metres: '', map_cluster: '' }, language: 'en' } as const;
const map = { show: vi.fn(), select: vi.fn(), zoomBy: vi.fn(), showAll: vi.fn() } satisfies LocatorMap;
const open = vi.fn<OpenMap>();
const logged = vi.fn();
let near: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(logged);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        near = () => {
          callback([{ isIntersecting: true }]);
        };
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  open.mockResolvedValue(map);
  document.body.innerHTML = `<section data-map><div data-canvas></div><button data-zoom-by="-1">out</button>
    <button data-whole>whole</button><div data-map-message role="status"></div>
    <template data-map-failed><b>Error loading maps</b><button data-retry>Try again</button></template></section>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  open.mockReset();
});

const root = () => document.querySelector<HTMLElement>('[data-map]') ?? document.body;
const message = () => document.querySelector('[data-map-message]')?.textContent;
const host = () => new MapHost(root(), { canvas: root(), texts: TEXTS, onSelect: vi.fn() }, open);
const settle = (ms = 50) => vi.advanceTimersByTimeAsync(ms);
const click = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click();
};

describe('the map beside a list', () => {
  it('LOC-21 opens at the centre of Riyadh with zoom 11', async () => {
    expect(DEFAULT_CENTRE).toEqual({ latitude: 24.7136, longitude: 46.6753 });
    expect(DEFAULT_ZOOM).toBe(11);
    host().show([place], DEFAULT_CENTRE, DEFAULT_ZOOM);
    near();
    await settle();
    expect(map.show).toHaveBeenCalledWith([place], { latitude: 24.7136, longitude: 46.6753 }, 11);
  });

  it('loads nothing before it nears the viewport, then shows what was shown and selected before', async () => {
    const beside = host();
    beside.show([place], DEFAULT_CENTRE, 9);
    beside.select(place);
    await settle();
    expect(open).not.toHaveBeenCalled();
    near();
    await settle();
    expect(map.show).toHaveBeenCalledWith([place], DEFAULT_CENTRE, 9);
    expect(map.select).toHaveBeenCalledWith(place, SELECTED_ZOOM);
    click('[data-zoom-by]');
    click('[data-whole]');
    expect(map.zoomBy).toHaveBeenCalledWith(-1);
    expect(map.showAll).toHaveBeenCalled();
  });

  it('shows the last of several lists once, after the paint; a selection does not wait', async () => {
    const beside = host();
    near();
    await settle();
    map.show.mockClear();
    beside.show([], DEFAULT_CENTRE, 1);
    beside.show([place], DEFAULT_CENTRE, 2);
    expect(map.show).not.toHaveBeenCalled();
    await settle();
    expect(map.show.mock.calls).toEqual([[[place], DEFAULT_CENTRE, 2]]);
    beside.show([place], DEFAULT_CENTRE, 3);
    beside.select(place);
    expect(map.show).toHaveBeenLastCalledWith([place], DEFAULT_CENTRE, 3);
    await settle();
    expect(map.show).toHaveBeenCalledTimes(2);
  });

  it('LOC-32 shows that maps do not load when one fails or takes too long, and opens at another try', async () => {
    open.mockRejectedValueOnce(new Error('refused'));
    const beside = host();
    near();
    await settle();
    expect(message()).toContain('Error loading maps');
    expect(root().dataset.state).toBe('failed');
    expect(logged).toHaveBeenCalledWith('Error loading maps', expect.any(Error));
    beside.show([place], DEFAULT_CENTRE, DEFAULT_ZOOM);
    beside.select(place);
    open.mockReturnValueOnce(new Promise(() => undefined));
    click('[data-retry]');
    expect(message()).toBe('');
    await settle(MAP_WAIT_MS);
    expect(message()).toContain('Error loading maps');
    click('[data-retry]');
    await settle();
    expect([message(), root().dataset.state]).toEqual(['', 'open']);
    expect(map.select).toHaveBeenCalledWith(place, SELECTED_ZOOM);
  });
});
