// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { success, failure } from '#sitecore/contracts/result.ts';
import type { Place } from '#src/domain/locator/place.ts';
import type { CallFailure } from '#src/services/call-service.ts';
import type { Result } from '#sitecore/contracts/result.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { examplePlace } from '#tests/support/example-place.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { enhance } from './Locator.enhance.ts';
import { fixtures } from './Locator.fixture.ts';

const server = vi.hoisted(() => ({ loadPlaces: vi.fn<() => Promise<readonly Place[]>>() }));
const browser = vi.hoisted(() => ({ requestPlaces: vi.fn<() => Promise<Result<readonly Place[], CallFailure>>>() }));
vi.mock('#src/services/locations.server.ts', () => server);
vi.mock('#src/services/locations.ts', () => browser);
const map = vi.hoisted(() => ({
  show: vi.fn<(...shown: readonly unknown[]) => void>(),
  select: vi.fn(),
  zoomBy: vi.fn(),
  showAll: vi.fn(),
}));
const opened = vi.hoisted(() => ({ onSelect: vi.fn<(place: { readonly id: string }) => void>(), fails: false }));
vi.mock('#src/features/locator/map/open-map.ts', () => ({
  mapOpener: () => (options: { readonly onSelect: typeof opened.onSelect }) => {
    opened.onSelect = options.onSelect;
    return opened.fails ? Promise.reject(new Error('refused')) : Promise.resolve(map);
  },
}));

const logged = vi.fn();
const scrolled = vi.fn();
/** Calls of the observers: of the end of the list, and of the map. */
let observers: (() => void)[] = [];
const atEnd = () => observers.at(-1)?.();
const nearMap = () => observers[0]?.();
let position: { state: string; coords?: { latitude: number; longitude: number } };

/** Branches northwards of the centre, each 0.01° further, and an ATM in Jeddah. */
const PLACES = [
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

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T08:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(logged);
  server.loadPlaces.mockResolvedValue(PLACES);
  browser.requestPlaces.mockResolvedValue(success(PLACES));
  position = { state: 'prompt' };
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
  Element.prototype.scrollIntoView = scrolled;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  logged.mockReset();
  Object.values(map).forEach((call) => call.mockReset());
  opened.fails = false;
  history.replaceState(null, '', '/');
});

/** Shows an example as the server renders it for a query. */
async function render(query: Readonly<Record<string, string>> = {}, example = fixtures.minimal): Promise<void> {
  const { html, errors } = await renderExample(serverRegistry, example, 'en', query);
  expect(errors).toEqual([]);
  document.documentElement.lang = 'en';
  document.body.innerHTML = html;
}

async function open(query: Readonly<Record<string, string>> = {}): Promise<void> {
  observers = [];
  await render(query);
  enhance(document.body);
  await vi.advanceTimersByTimeAsync(0);
}

const cards = () => screen.getByRole('region', { name: 'locator_list' }).querySelectorAll<HTMLElement>('ol > li');
const titles = () => [...cards()].map((card) => within(card).getByRole('heading').textContent);
const total = () => document.querySelector('[data-total]')?.textContent;
const search = () => screen.getByRole<HTMLInputElement>('searchbox');
const city = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'locator_city' });
const service = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'locator_service' });
const type = (text: string) => {
  search().value = text;
  search().dispatchEvent(new Event('input', { bubbles: true }));
};
const choose = (value: string) => {
  service().value = value;
  service().dispatchEvent(new Event('change', { bubbles: true }));
};
const press = (key: string) =>
  city().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

describe('the server', () => {
  it('renders the first 20, nearest first, with a link to 20 more', async () => {
    await render();
    expect(titles()).toHaveLength(20);
    expect(titles()[0]).toBe('Branch 1');
    const more = screen.getByRole('link', { name: 'locator_more' });
    expect(more.getAttribute('href')).toBe('/en/test?q=&service=all&city=&page=2');
    await render({ page: '3' });
    expect(titles()).toHaveLength(45);
    expect(document.querySelector<HTMLElement>('[data-more]')?.hidden).toBe(true);
  });

  it('renders what the filters of the URL find', async () => {
    await render({ q: 'corniche', city: 'Jeddah', service: 'atm' });
    expect(titles()).toEqual(['Corniche ATM']);
    expect([search().value, service().value]).toEqual(['corniche', 'atm']);
    await render({ city: 'Atlantis' });
    expect(titles()).toHaveLength(20);
    await render({}, fixtures.full);
    expect(service().value).toBe('branch');
  });

  it('shows its message when places cannot be loaded, and logs it', async () => {
    server.loadPlaces.mockRejectedValue(new Error('down'));
    await render();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('locator_failed');
    expect(screen.getByRole('link', { name: 'search_retry' })).toBeTruthy();
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^Locator: /));
  });
});

describe('the browser', () => {
  it('LOC-15 filters without a further request, a text one second after the last keystroke', async () => {
    await open();
    type('corn');
    await vi.advanceTimersByTimeAsync(900);
    type('corniche');
    await vi.advanceTimersByTimeAsync(999);
    expect(titles()).toHaveLength(20);
    await vi.advanceTimersByTimeAsync(1);
    expect(titles()).toEqual(['Corniche ATM']);
    expect(location.search).toBe('?q=corniche');
    choose('branch');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('locator_none');
    expect(browser.requestPlaces).toHaveBeenCalledTimes(1);
  });

  it('grows by 20 at the end of the list, and begins with 20 after a filter', async () => {
    await open();
    atEnd();
    expect(titles()).toHaveLength(40);
    atEnd();
    expect(titles()).toHaveLength(45);
    atEnd();
    expect(titles()).toHaveLength(45);
    choose('branch');
    expect(titles()).toHaveLength(20);
    expect(total()).toBe('locator_total_other');
  });

  it('selects one place, until a filter changes', async () => {
    await open();
    const button = (index: number) => within(cards()[index] ?? document.body).getByRole('button');
    button(1).click();
    button(2).click();
    expect([button(1), button(2)].map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    choose('branch');
    expect(document.querySelector('[aria-pressed=true]')).toBeNull();
  });

  it('LOC-31 logs an error of the call and shows its message, without places', async () => {
    browser.requestPlaces.mockResolvedValue(failure({ kind: 'Failed', status: 500, body: '' }));
    await open();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('locator_failed');
    expect(cards()).toHaveLength(0);
    expect(logged).toHaveBeenCalledWith('Locator: Failed');
    browser.requestPlaces.mockResolvedValue(failure({ kind: 'Unreachable' }));
    await open();
    expect(cards()).toHaveLength(0);
  });

  it('LOC-19 asks for the position only where it is granted already', async () => {
    for (const state of ['prompt', 'denied']) {
      position = { state };
      await open();
      expect(document.querySelector('[data-origin]')?.textContent).toBe('locator_from_centre');
    }
    position = { state: 'granted', coords: { latitude: 21.5, longitude: 39.2 } };
    await open();
    expect(document.querySelector('[data-origin]')?.textContent).toBe('locator_from_you');
    expect(titles()[0]).toBe('Corniche ATM');
    vi.stubGlobal('navigator', {});
    await open();
    expect(titles()[0]).toBe('Branch 1');
    expect(logged).not.toHaveBeenCalled();
  });

  it('narrows the cities by typing, and chooses one by the keyboard', async () => {
    await open();
    city().click();
    const options = () => screen.getAllByRole('option').filter((option) => option.tagName === 'LI');
    expect(options().map(({ textContent }) => textContent)).toEqual(['locator_all_cities', 'Jeddah', 'Riyadh']);
    city().value = 'jED';
    city().dispatchEvent(new Event('input', { bubbles: true }));
    expect(options().map(({ textContent }) => textContent)).toEqual(['Jeddah']);
    press('ArrowDown');
    expect(city().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    press('Enter');
    expect(city().value).toBe('Jeddah');
    expect(titles()).toEqual(['Corniche ATM']);
    screen.getByRole('button', { name: 'locator_clear' }).click();
    expect(city().value).toBe('locator_all_cities');
    expect(titles()).toHaveLength(20);
    expect(location.search).toBe('');
  });

  it('leaves out a tag and an address that a place has not', async () => {
    await open({ city: 'Jeddah' });
    const [card] = cards();
    expect(card?.querySelector('[data-address]')?.textContent).toBe('');
    expect(card?.querySelector('[data-page]')).toBeNull();
    expect(within(card ?? document.body).getByText('locator_always')).toBeTruthy();
  });
});

describe('the map', () => {
  const openWithMap = async () => {
    await open();
    nearMap();
    await vi.advanceTimersByTimeAsync(50);
  };
  const centre = { latitude: 24.7136, longitude: 46.6753 };
  const shown = () => map.show.mock.calls.at(-1) ?? [];

  it('has the cities as links without scripts, and a list without a map where authors want it', async () => {
    await render({ service: 'branch' });
    const city = within(screen.getByRole('region', { name: 'map_label' })).getByRole('link', { name: /Riyadh/ });
    expect(city.textContent).toBe('44Riyadh');
    expect(city.getAttribute('href')).toBe('/en/test?q=&service=branch&city=Riyadh&page=1');
    await render({}, fixtures.withoutMap);
    expect(screen.queryByRole('region', { name: 'map_label' })).toBeNull();
    expect(cards()).toHaveLength(20);
  });

  it('shows what the filters find around the first of it, and all around the centre', async () => {
    await openWithMap();
    expect(shown().slice(1)).toEqual([centre, 11]);
    expect(shown()[0]).toHaveLength(45);
    choose('atm');
    await vi.advanceTimersByTimeAsync(50);
    expect(shown()).toMatchObject([[{ id: 'jeddah' }], { latitude: 21.5 }, 11]);
    choose('kiosk');
    await vi.advanceTimersByTimeAsync(50);
    expect(shown()).toEqual([[], centre, 11]);
    screen.getByRole('button', { name: 'locator_clear' }).click();
    await vi.advanceTimersByTimeAsync(50);
    expect(shown().slice(1)).toEqual([centre, 11]);
  });

  it('moves to a place that is selected in the list; a pressed marker selects its card', async () => {
    await openWithMap();
    within(cards()[2] ?? document.body)
      .getByRole('button')
      .click();
    expect(map.select).toHaveBeenCalledWith(expect.objectContaining({ id: 'b3' }), 20);
    const card = document.querySelector<HTMLElement>('[data-map-card]');
    expect(card?.hidden).toBe(false);
    expect(card?.textContent).toContain('Branch 3');
    opened.onSelect({ id: 'b30' });
    const pressed = document.querySelector('[aria-pressed=true]');
    expect(pressed?.textContent).toBe('Branch 30');
    expect(scrolled).toHaveBeenCalled();
    choose('branch');
    expect(card?.hidden).toBe(true);
  });

  it('leaves the list as it is when it does not load', async () => {
    opened.fails = true;
    await openWithMap();
    expect(document.querySelector('[data-map-message]')?.textContent).toContain('map_failed');
    choose('atm');
    expect(titles()).toEqual(['Corniche ATM']);
    expect(logged).toHaveBeenCalledWith('Error loading maps', expect.any(Error));
  });
});

describe('places with bad values', () => {
  it('are listed: without a point of their own at the end of none, with hours that cannot be read', async () => {
    const odd = examplePlace({ id: 'odd', title: 'Odd', latitude: 24.7136, longitude: 46.6753, isLocated: false });
    browser.requestPlaces.mockResolvedValue(
      success([{ ...odd, hours: { ...odd.hours, working: 'by appointment' } }, ...PLACES]),
    );
    await open();
    expect(titles()[0]).toBe('Odd');
    expect(within(cards()[0] ?? document.body).getByText('locator_open_until')).toBeTruthy();
    const directions = within(cards()[0] ?? document.body).getByRole('link', { name: /locator_directions/ });
    expect(directions.getAttribute('href')).toContain('Olaya+Street');
  });
});
