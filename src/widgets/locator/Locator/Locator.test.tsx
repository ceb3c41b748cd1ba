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

const logged = vi.fn();
let atEnd: () => void;
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
        atEnd = () => {
          callback([{ isIntersecting: true }]);
        };
      }
      observe = () => undefined;
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
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  logged.mockReset();
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
  it('filters without a further request, a text one second after the last keystroke', async () => {
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
