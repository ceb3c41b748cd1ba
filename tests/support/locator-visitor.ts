import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { success } from '#sitecore/contracts/result.ts';
import { loadPlaces } from '#src/services/locations.server.ts';
import { requestPlaces } from '#src/services/locations.ts';
import { enhance } from '#src/widgets/locator/Locator/Locator.enhance.ts';
import { fixtures } from '#src/widgets/locator/Locator/Locator.fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { examplePlace } from './example-place.ts';
import { stubMethod } from './stub-method.ts';
import { renderExample } from './widget-page.ts';

export const logged = vi.fn();
export const scrolled = vi.fn();
/** Calls of the observers: of the end of the list, and of the map. */
let observers: (() => void)[] = [];
export const atEnd = () => observers.at(-1)?.();
export const nearMap = () => observers[0]?.();

/** The permission of the device's position, and the position. */
export const position: { state: string; coords?: { latitude: number; longitude: number } } = { state: 'prompt' };

/** Tells if the visitor wants little motion. */
export const motion = { isReduced: false };

/** Branches northwards of the centre, each 0.01° further, and an ATM in Jeddah. */
export const PLACES = [
  examplePlace({
    id: 'jeddah',
    kind: 'atm',
    title: 'Corniche ATM',
    name: 'Corniche ATM, Jeddah',
    city: 'Jeddah',
    latitude: 21.5,
    longitude: 39.2,
    path: '',
    tag: '',
    address: '',
  }),
  ...Array.from({ length: 44 }, (_, index) =>
    examplePlace({
      id: `b${index + 1}`,
      title: `Branch ${index + 1}`,
      name: `Branch ${index + 1}, Riyadh`,
      latitude: 24.7136 + index / 100,
      longitude: 46.6753,
    }),
  ),
];

/** Gives each test of a file, which mocks the services of places, a browser and a bank with places. */
export function mockPlaces(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T08:00:00Z') });
    vi.spyOn(console, 'error').mockImplementation(logged);
    vi.mocked(loadPlaces).mockResolvedValue(PLACES);
    vi.mocked(requestPlaces).mockResolvedValue(success(PLACES));
    motion.isReduced = false;
    vi.stubGlobal('matchMedia', () => ({ matches: motion.isReduced }));
    position.state = 'prompt';
    delete position.coords;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
          observers.push(() => {
            callback([{ isIntersecting: true }]);
          });
        }
        observe = () => undefined;
        disconnect = () => undefined;
        unobserve = () => undefined;
      },
    );
    vi.stubGlobal('navigator', {
      permissions: { query: () => Promise.resolve(position) },
      geolocation: {
        getCurrentPosition: (found: (at: unknown) => void) => {
          if (position.state !== 'granted') throw new Error('a prompt');
          found(position);
        },
      },
    });
    stubMethod(Element.prototype, 'scrollIntoView', scrolled);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.clearAllMocks();
    history.replaceState(null, '', '/');
  });
}

/** Shows an example as the server renders it for a query. */
export async function render(query: Readonly<Record<string, string>> = {}, example = fixtures.minimal): Promise<void> {
  const { html, errors } = await renderExample(serverRegistry, example, 'en', query);
  expect(errors).toEqual([]);
  document.documentElement.lang = 'en';
  document.body.innerHTML = html;
}

export async function open(query: Readonly<Record<string, string>> = {}): Promise<void> {
  observers = [];
  await render(query);
  enhance(document.body);
  await vi.advanceTimersByTimeAsync(0);
}

export const cards = () =>
  screen.getByRole('region', { name: 'locator_list' }).querySelectorAll<HTMLElement>('ol > li');
export const titles = () => [...cards()].map((card) => within(card).getByRole('heading').textContent);
export const total = () => document.querySelector('[data-total]')?.textContent;
export const search = () => screen.getByRole<HTMLInputElement>('searchbox');
export const city = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'locator_city' });
export const service = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'locator_service' });
export const type = (text: string) => {
  search().value = text;
  search().dispatchEvent(new Event('input', { bubbles: true }));
};
export const choose = (value: string) => {
  service().value = value;
  service().dispatchEvent(new Event('change', { bubbles: true }));
};
export const press = (key: string) =>
  city().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
