// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  cards,
  choose,
  logged,
  nearMap,
  open,
  render,
  scrolled,
  titles,
  mockPlaces,
} from '#tests/support/locator-visitor.ts';
import { fixtures } from './Locator.fixture.ts';

vi.mock('#src/services/locations.server.ts');
vi.mock('#src/services/locations.ts');
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

mockPlaces();

afterEach(() => {
  opened.fails = false;
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
    expect(city.getAttribute('href')).toBe('/en/test?q=&service=branch&city=b1&page=1');
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
