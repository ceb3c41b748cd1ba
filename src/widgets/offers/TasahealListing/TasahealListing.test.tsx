// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tasahealOffer } from '#sitecore/definitions/templates/tasaheal-offer.ts';
import type { ListedTasahealOffer } from '#src/queries/tasaheal-offers.query.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { queryPlatform } from '#tests/support/sample-results.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { TASAHEAL_FIELDS } from './tasaheal-address.ts';
import { tasahealCardOf } from './tasaheal-card.ts';
import { fixtures } from './TasahealListing.fixture.ts';
import { staticProps } from './TasahealListing.server.ts';

vi.mock('#src/queries/query-platform.server.ts', () => import('#tests/support/sample-results.ts'));

const PAGE = { language: 'ar', path: '/tasaheal', state: 'normal', servicesHost: '' } as const;
const Root = { id: 'root', name: 'tasaheal', displayName: '', url: '', fields: {} };

const load = (query: Readonly<Record<string, string>> = {}) =>
  staticProps(undefined, PAGE, query, () => ({ fields: { Root }, params: {} }));

afterEach(() => {
  queryPlatform.mockClear();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function offer(name: string, expiryDate: string): ListedTasahealOffer {
  return {
    ...{ id: 'khayt', name, parentName: 'offers', path: '/items/khayt' },
    fields: {
      ...{ Title: { value: 'خيط' }, Description: { value: 'على القمصان' }, Category: [], Discount: 20 },
      ...{ Image: { src: '', alt: '' }, expiryDate: { value: expiryDate } },
    },
  };
}

describe('the card of a Tasaheal offer', () => {
  it('DATA-11 has id, title, description, logo, category, icon, expiry date and discount', () => {
    expect(tasahealCardOf(offer('khayt', '20281231'))).toEqual({
      ...{ id: 'khayt', title: 'خيط', description: 'على القمصان', discount: 20, ExpiryDate: '2028-12-31' },
      logo: { src: '/scenes/shop.svg', alt: '', width: 96, height: 96 },
      ...{ category: 'fashion', icon: 'shirt' },
    });
  });

  it.each([
    ['20251231', '2025-12-31'],
    ['20251231T210000Z', '2025-12-31'],
    [' 20251231 ', '2025-12-31'],
    ['2025123', ''],
    ['202512310', ''],
    ['2025-12-31', ''],
    ['', ''],
  ])('TASA-06 shows the compact date %s as "%s"', (compact, shown) => {
    expect(tasahealCardOf(offer('khayt', compact)).ExpiryDate).toBe(shown);
  });

  it.each([
    ['khayt', 'fashion'],
    ['LAMSA', 'beauty'],
    ['Sanad', 'furniture'],
    ['misbah', 'home-improvement'],
    ['adasa', 'eyewear'],
    ['tarek', 'automotive'],
    ['wathba', 'sportswear'],
    ['rakd', 'footwear'],
    ['nobody', 'miscellaneous'],
    ['constructor', 'miscellaneous'],
  ])('TASA-07 has the category of its brand: %s is %s', (name, category) => {
    expect(tasahealCardOf(offer(name, '20281231')).category).toBe(category);
  });
});

describe('the list of Tasaheal shops', () => {
  it.each([
    [{ sort: 'Discount', page: '2' }, 'Discount', 2],
    [{ sort: 'nonsense', page: '999999999' }, '', 3],
    [{ sort: '_path', page: '<b>' }, '', 1],
    [{}, '', 1],
  ])('orders by a field that its offers have, and shows a page that it has, for %o', async (query, sort, page) => {
    expect((await load(query)).state).toEqual({ sort, page });
    expect(queryPlatform.mock.lastCall?.[1]).toMatchObject({ sort, first: 16 });
  });

  it('may be ordered by every field of its offers', () => {
    expect(TASAHEAL_FIELDS).toEqual(Object.keys(tasahealOffer.fields));
  });

  it('ERR-06 keeps the message of a failure to itself, and shows that there is nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    queryPlatform.mockRejectedValue(new Error('down'));
    expect((await load()).error).toBe('Failed to fetch data. Please try again.');
    document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
    queryPlatform.mockReset();
    expect(document.body.textContent).toContain('no_data_found');
    expect(document.body.innerHTML).not.toContain('Failed to fetch');
  });
});
