// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import type { Place } from '#src/domain/locator/place.ts';
import { embedSettings } from '#src/config/env.ts';
import { qrCode } from '#src/features/qr-code/qr-code.server.ts';
import type { CallFailure } from '#src/services/call-service.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { examplePlace } from '#tests/support/example-place.ts';
import { stubMethod } from '#tests/support/stub-method.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { enhance } from './BranchPanel.enhance.ts';
import { fixtures } from './BranchPanel.fixture.ts';

const server = vi.hoisted(() => ({ loadPanelPlaces: vi.fn<() => Promise<readonly Place[]>>() }));
const browser = vi.hoisted(() => ({
  requestPanelPlaces: vi.fn<() => Promise<Result<readonly Place[], CallFailure>>>(),
}));
vi.mock('#src/services/locations.server.ts', () => server);
vi.mock('#src/services/locations.ts', () => browser);

const logged = vi.fn();
const scrolled = vi.fn<(this: Element, options: unknown) => void>();
const motion = { isReduced: false };

const place = (id: string, north: number, services: readonly string[], values: Partial<Place> = {}) =>
  examplePlace({ id, title: id, latitude: 24.7136 + north, longitude: 46.6753, services, path: '', ...values });

const PLACES = [
  place('Far', 0.5, ['Safe boxes', 'Customer service']),
  place('Near', 0.01, [' customer SERVICE '], {
    path: '/help/branches/near',
    hours: { working: '09:30 - 16:30', friday: '16:00 - 21:00', saturday: '', ladies: '09:30 - 15:30' },
  }),
  place('Vault', 0.2, ['Safe boxes'], { phone: '' }),
  place('Machine', 0.02, ['Customer service'], { kind: 'atm', phone: '', hours: examplePlace().hours }),
  place('Screen', 0.01, ['Customer service'], { kind: 'kiosk' }),
];

beforeEach(() => {
  // Sunday, 11 o'clock in Riyadh.
  vi.useFakeTimers({ now: Date.parse('2026-11-22T08:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(logged);
  motion.isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: motion.isReduced }));
  stubMethod(Element.prototype, 'scrollIntoView', scrolled);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
    },
  );
  server.loadPanelPlaces.mockResolvedValue(PLACES);
  browser.requestPanelPlaces.mockResolvedValue(success(PLACES));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  logged.mockReset();
});

async function render(example = fixtures.full, query: Readonly<Record<string, string>> = {}): Promise<void> {
  const { html, errors } = await renderExample(serverRegistry, example, 'en', query);
  expect(errors).toEqual([]);
  document.documentElement.lang = 'en';
  document.body.innerHTML = html;
}

async function open(example = fixtures.full): Promise<void> {
  await render(example);
  enhance(document.body);
  await vi.advanceTimersByTimeAsync(0);
}

const list = (name: 'branches' | 'atms') => screen.getByRole('region', { name: `locator_${name}` });
const titles = (name: 'branches' | 'atms') =>
  [...list(name).querySelectorAll('li b')].map(({ textContent }) => textContent);
const types = () => within(screen.getByRole('group', { name: 'panel_types' })).getAllByRole('button');
const pressed = () => [...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent);
const chosen = () => document.querySelector<HTMLElement>('[data-chosen]');
const hours = () =>
  [...document.querySelectorAll<HTMLElement>('[data-hours]:not([hidden])')].map((row) =>
    row.textContent.replaceAll(/\s/g, ' '),
  );

describe('the server', () => {
  it('lists what offers the first type, nearest first, with whole kilometres, and details of the first place', async () => {
    await render();
    expect(pressed()).toEqual(['Customer service', expect.stringContaining('Near')]);
    expect([titles('branches'), titles('atms')]).toEqual([['Near', 'Far'], ['Machine']]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A full branch, close by');
    expect(screen.getByRole('heading', { level: 2, name: 'Near' })).toBeTruthy();
    expect(screen.queryByText('Screen')).toBeNull();
  });

  it('needs no scripts: a type and a place are submitted, and chosen from the URL', async () => {
    await render(fixtures.full, { type: 'Safe boxes', place: 'Far' });
    expect(pressed()).toEqual(['Safe boxes', expect.stringContaining('Far')]);
    expect(titles('branches')).toEqual(['Vault', 'Far']);
    expect(titles('atms')).toEqual([]);
    expect(within(list('atms')).getByText('locator_none').hidden).toBe(false);
    const { value } = screen.getByRole<HTMLButtonElement>('button', { name: 'Safe boxes' });
    expect(value).not.toBe('Safe boxes');
    await render(fixtures.full, { type: value });
    expect(pressed()[0]).toBe('Safe boxes');
    await render(fixtures.full, { type: 'Alchemy', place: 'Nowhere' });
    expect(pressed()[0]).toBe('Customer service');
  });

  it('has buttons for the services of the branches where content names none, each once, in order of appearance', async () => {
    await render(fixtures.minimal);
    expect(types().map(({ textContent }) => textContent)).toEqual(['customer SERVICE', 'Safe boxes']);
    expect(titles('branches')).toEqual(['Near', 'Far']);
  });

  it('leads to the full list, and to more of each kind, as content says or by default', async () => {
    const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    await render(fixtures.minimal);
    expect(hrefOf('panel_full_list')).toBe('/en/help/branches');
    expect(hrefOf(/^panel_more ?– locator_branches/)).toBe('/en/help/branches');
    expect(hrefOf(/^panel_more ?– locator_atms/)).toBe('/en/help/atms');
    await render();
    expect([hrefOf('Every branch'), hrefOf('Every ATM')]).toEqual(['/en/help/app', '/en/help/contact']);
  });

  it('has the code of the app as a picture of the content, or drawn from its address', async () => {
    await render(fixtures.picture);
    const picture = screen.getByRole('img', { name: 'Code of the Rukn app' });
    expect(picture.closest('a')?.getAttribute('href')).toBe('/en/help/app');
    await render();
    const drawn = screen.getByRole('img', { name: 'app_code' });
    const { path } = qrCode(`${embedSettings().PUBLIC_URL}/en/help/app`);
    expect(drawn.querySelector('path')?.getAttribute('d')).toBe(path);
    expect(drawn.closest('a')?.getAttribute('href')).toBe('/en/help/app');
    await render(fixtures.minimal);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('logs places that do not load, and lists none', async () => {
    server.loadPanelPlaces.mockRejectedValue(new Error('down'));
    await render();
    expect(titles('branches')).toEqual([]);
    expect(within(list('branches')).getByText('locator_none').hidden).toBe(false);
    expect(chosen()?.hidden).toBe(true);
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^BranchPanel: /));
  });
});

describe('the browser', () => {
  it('shows each opening status in place of the hours', async () => {
    await open();
    const rows = [...document.querySelectorAll('.panel-row')].map((row) => row.textContent.replaceAll(/\s/g, ' '));
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^Nearlocator_open_until 4:30 pm/);
    expect(rows[2]).toMatch(/^Machinelocator_always/);
  });

  it('filters both lists by the pressed type without a further request', async () => {
    await open();
    types()[1]?.click();
    expect(pressed()).toEqual(['Safe boxes', expect.stringContaining('Vault')]);
    expect(titles('branches')).toEqual(['Vault', 'Far']);
    expect(browser.requestPanelPlaces).toHaveBeenCalledTimes(1);
  });

  it('shows the hours of the pressed place with today in bold, its telephone and its page', async () => {
    await open();
    expect(hours()).toEqual([
      'branch_working_days9:30 am – 4:30 pm',
      'Friday4:00 pm – 9:00 pm',
      'Saturdaylocator_closed',
      'branch_ladies9:30 am – 3:30 pm',
    ]);
    expect(document.querySelector('[data-now]')?.getAttribute('data-hours')).toBe('working');
    const links = () =>
      within(chosen() ?? document.body)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links().slice(1)).toEqual(['tel:0110751394', '/en/help/branches/near']);
    within(list('atms'))
      .getByRole('button', { name: /Machine/ })
      .click();
    expect(chosen()?.querySelector('h2')?.textContent).toBe('Machine');
    expect(hours()).toEqual(['panel_every_daylocator_always']);
    expect(links()).toHaveLength(1);
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('scrolls the chosen place into view when it is pressed, with little motion %s', async (isReduced, behavior) => {
    motion.isReduced = isReduced;
    scrolled.mockClear();
    await open();
    types()[1]?.click();
    expect(scrolled).not.toHaveBeenCalled();
    within(list('branches')).getByRole('button', { name: /Far/ }).click();
    expect(scrolled.mock.contexts).toEqual([chosen()]);
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest', behavior });
  });

  it('LOCV-17 ERR-08 logs a failed load, and shows that no locations were found in place of each list', async () => {
    for (const failed of [
      { kind: 'Failed' as const, status: 500, body: '' },
      { kind: 'TooManyRequests' as const, status: 429, body: '' },
      { kind: 'Unreadable' as const, status: 200, body: '<html>' },
      { kind: 'TimedOut' as const },
    ]) {
      browser.requestPanelPlaces.mockResolvedValue(failure(failed));
      await open();
      expect(logged).toHaveBeenLastCalledWith(`BranchPanel: ${failed.kind}`);
      for (const name of ['branches', 'atms'] as const) {
        expect(titles(name)).toEqual([]);
        expect(within(list(name)).getByText('locator_none').hidden).toBe(false);
      }
      expect(chosen()?.hidden).toBe(true);
    }
  });
});
