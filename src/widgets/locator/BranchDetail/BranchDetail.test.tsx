// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { fixtureJson, type PlacedFixture } from '#src/cms/fixture.ts';
import type { Place } from '#src/domain/locator/place.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { structuredData } from '#src/widgets/structured-data.ts';
import { examplePlace } from '#tests/support/example-place.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { enhance } from './BranchDetail.enhance.ts';
import { fixtures } from './BranchDetail.fixture.ts';

const server = vi.hoisted(() => ({ loadPlaces: vi.fn<() => Promise<readonly Place[]>>() }));
vi.mock('#src/services/locations.server.ts', () => server);

const logged = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged);
  server.loadPlaces.mockResolvedValue([
    examplePlace({ path: '/test' }),
    examplePlace({ id: 'malqa', title: 'Malqa branch', path: '/help/branches/riyadh-malqa', latitude: 24.8075 }),
    ...[0.05, 0.01, 0.03, 0.02].map((north) =>
      examplePlace({ id: `${north}`, kind: 'atm', title: `ATM ${north}`, latitude: 24.6931 + north, path: '' }),
    ),
  ]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  logged.mockReset();
});

async function show(example: PlacedFixture, language: 'ar' | 'en' = 'en'): Promise<void> {
  const { html, errors } = await renderExample(serverRegistry, example, language);
  expect(errors).toEqual([]);
  document.documentElement.lang = language;
  document.body.innerHTML = html;
}

/** Enhances the page at a moment. */
function visitAt(moment: string): void {
  vi.useFakeTimers({ now: Date.parse(moment) });
  enhance(document.body);
}

const status = () => document.querySelector('[data-branch-status]')?.textContent.replaceAll(/\s/g, ' ');
const today = () => document.querySelector('[data-now] th')?.textContent;

describe.each(LANGUAGES)('BranchDetail in %s', (language) => {
  it('shows the hours of each day, the services, the helps and the phone', async () => {
    await show(fixtures.full, language);
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(8);
    const opens = language === 'ar' ? /٩:٣٠.ص.– ٤:٣٠.م/ : /9:30.am.– 4:30.pm/;
    expect(rows[1]?.textContent).toMatch(opens);
    expect(rows[6]?.textContent).toMatch(language === 'ar' ? /٤:٠٠.م.– ٩:٠٠.م/ : /4:00.pm.– 9:00.pm/);
    expect(screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)).toEqual([
      2, 1, 3, 1,
    ]);
    const phone = language === 'ar' ? '٠١١ ٠٧٥ ١٣٩٤' : '011 075 1394';
    expect(screen.getByRole('link', { name: phone }).getAttribute('href')).toBe('tel:0110751394');
  });

  it('shows a branch of which little is known', async () => {
    await show(fixtures.minimal, language);
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
    expect(screen.queryByRole('list')).toBeNull();
  });
});

it('lists the nearest ATMs with directions and the nearest branches with their pages, without itself', async () => {
  await show(fixtures.full);
  const [, , atms, branches] = screen.getAllByRole('list');
  const names = within(atms ?? document.body).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent.slice(0, 8))).toEqual(['ATM 0.01', 'ATM 0.02', 'ATM 0.03']);
  const links = within(branches ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/help/branches/riyadh-malqa']);
});

it('has no neighbours when places cannot be loaded, and logs it', async () => {
  server.loadPlaces.mockRejectedValue(new Error('down'));
  await show(fixtures.full);
  expect(screen.getAllByRole('list')).toHaveLength(2);
  expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^BranchDetail: /));
});

it('leads to its point, or to its address where that is not known', async () => {
  const target = () =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /^locator_directions/ }).href).searchParams.get(
      'destination',
    );
  await show(fixtures.full);
  expect(target()).toBe('24.6931,46.6881');
  await show(fixtures.minimal);
  expect(target()).toContain('Riyadh');
});

it.each([
  ['on a working day', '2026-11-22T08:00:00Z', 'Sunday', 'locator_open_until 4:30 pm'],
  ['after closing', '2026-11-22T14:00:00Z', 'Sunday', 'locator_closed, locator_opens_day'],
  ['before opening', '2026-11-22T05:00:00Z', 'Sunday', 'locator_closed, locator_opens_today'],
  ['on a Saturday', '2026-11-28T10:37:00Z', 'Saturday', 'locator_open_until 4:00 pm'],
  ['on a Friday afternoon', '2026-11-27T14:00:00Z', 'Friday', 'locator_open_until 9:00 pm'],
])('marks today and says if it is open %s', async (_, moment, day, text) => {
  await show(fixtures.full);
  visitAt(moment);
  expect(today()).toContain(day);
  expect(status()).toBe(text);
});

it('has the hours of ladies alone in a branch for ladies', async () => {
  const { rendering, fixture } = fixtures.full;
  await show({ rendering, fixture: { ...fixture, fields: { ...fixture.fields, IsLadies: true } } });
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(within(rows[0] ?? document.body).getAllByRole('columnheader')).toHaveLength(2);
  expect(rows[1]?.textContent).toMatch(/9:30.am.– 3:30.pm/);
  // Sunday, 4 o'clock.
  visitAt('2026-11-22T13:00:00Z');
  expect(status()).toBe('locator_closed, locator_opens_day');
});

it('shows hours that cannot be read as they are', async () => {
  await show(fixtures.ladies);
  visitAt('2026-11-22T08:00:00Z');
  expect(status()).toBe('by appointment');
});

it('tells search engines of the branch', () => {
  const url = 'https://rukn.example/en/help/branches/riyadh-olaya';
  const page = { language: 'en', title: 'Olaya', url, publicUrl: 'https://rukn.example' } as const;
  const { fields, params } = fixtureJson(fixtures.full, 'en');
  expect(structuredData.BranchDetail?.(fields, page, params)).toEqual([
    {
      '@type': 'BankOrCreditUnion',
      '@id': `${url}#branch`,
      url,
      name: 'Olaya branch, Riyadh',
      telephone: '+966 11 075 1394',
      openingHours: ['Su-Th 09:30-16:30', 'Fr 16:00-21:00', 'Sa 10:00-16:00'],
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Olaya Street, Al Olaya',
        addressLocality: 'Riyadh',
        addressCountry: 'SA',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 24.6931, longitude: 46.6881 },
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Step-free entrance', value: true }],
      parentOrganization: { '@type': 'BankOrCreditUnion', '@id': 'https://rukn.example/#bank' },
    },
  ]);
});
