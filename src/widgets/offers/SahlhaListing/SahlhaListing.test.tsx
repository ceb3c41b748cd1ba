// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sahlhaOffer } from '#sitecore/definitions/templates/sahlha-offer.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { queryPlatform } from '#tests/support/sample-results.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { SAHLHA_FIELDS } from './sahlha-address.ts';
import { fixtures } from './SahlhaListing.fixture.ts';
import { staticProps } from './SahlhaListing.server.ts';

vi.mock('#src/queries/query-platform.server.ts', () => import('#tests/support/sample-results.ts'));

const PAGE = { language: 'ar', path: '/sahlha', state: 'normal', servicesHost: '' } as const;
const Root = { id: 'root', name: 'sahlha', displayName: '', url: '', fields: {} };

const Link = { href: '', text: '', title: '', target: '' };

const load = (query: Readonly<Record<string, string>> = {}) =>
  staticProps(undefined, PAGE, query, () => ({ fields: { Root, Link }, params: {} }));

afterEach(() => {
  queryPlatform.mockClear();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('the list of Sahlha partners', () => {
  it('SAHLHA-06 has 16 partners per page, and as many pages as that takes', async () => {
    const { listed, state } = await load({ page: '2' });
    expect(queryPlatform.mock.lastCall?.[1]).toMatchObject({ first: 16, after: btoa('16') });
    expect(state.page).toBe(2);
    // Of 40 partners.
    expect(listed).toMatchObject({ kind: 'loaded', total: 40, pages: 3 });
  });

  it('SAHLHA-07 begins its categories and its cities with all of them', async () => {
    document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'ar')).html;
    const options = screen
      .getAllByRole('combobox')
      .map((select) => within(select).getAllByRole<HTMLOptionElement>('option'));
    expect(options.map((of) => of.map(({ value }) => value))).toEqual([
      ['all', 'retail', 'medical'],
      ['all', 'riyadh', 'jeddah'],
    ]);
    expect(options.map(([all]) => all?.textContent)).toEqual(['sahlha_all_categories', 'sahlha_all_cities']);
  });

  it('finds by the ids of the category and the city that the address names, and by a text without spaces around it', async () => {
    const { state } = await load({ search: ' tea ', category: 'MEDICAL', location: 'jeddah', sort: 'Title' });
    expect(queryPlatform.mock.lastCall?.[1]).toMatchObject({
      ...{ title: 'tea', category: 'Medical', city: 'jeddah', sort: 'Title' },
    });
    expect(state).toEqual({ search: ' tea ', category: 'medical', location: 'jeddah', sort: 'Title', page: 1 });
  });

  it.each([
    { category: 'nonsense', location: '<b>', sort: '_path', page: '-1' },
    { category: '', location: 'constructor', sort: 'toString', page: 'abc' },
  ])('shows all partners for an address that names nothing: %o', async (query) => {
    const { state } = await load(query);
    expect(state).toEqual({ search: '', category: 'all', location: 'all', sort: '', page: 1 });
    const input = queryPlatform.mock.lastCall?.[1];
    expect(input).toMatchObject({ category: undefined, city: undefined, sort: '' });
  });

  it('may be ordered by every field of its offers', () => {
    expect(SAHLHA_FIELDS).toEqual(Object.keys(sahlhaOffer.fields));
  });

  it('ERR-05 says in red that data did not load, and has no filters without data', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    queryPlatform.mockRejectedValueOnce(new Error('down'));
    document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'ar')).html;
    expect(screen.getByText('error_loading_data').classList).toContain('text-danger');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(logged).toHaveBeenCalledOnce();
  });
});
