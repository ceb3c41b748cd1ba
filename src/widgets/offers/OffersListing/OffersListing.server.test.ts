import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryPlatform } from '#tests/support/sample-results.ts';
import { staticProps } from './OffersListing.server.ts';

vi.mock('#src/queries/query-platform.server.ts', () => import('#tests/support/sample-results.ts'));

const PAGE = { language: 'ar', path: '/offers', state: 'normal', servicesHost: '' } as const;
const item = (name: string) => ({ id: `id-of-${name}`, name, displayName: '', url: '' });

const authored = (countPerPage: number) => () => ({
  fields: {
    Title: { value: 'العروض' },
    Description: { value: '' },
    Root: { ...item('offers'), fields: {} },
    Tags: [{ ...item('travel'), fields: { Title: { value: 'سفر' } } }],
  },
  params: { CountPerPage: countPerPage },
});

afterEach(() => {
  queryPlatform.mockClear();
  vi.restoreAllMocks();
});

/** Returns the input of the last query. */
const lastInput = (): unknown => queryPlatform.mock.lastCall?.[1];

describe('the data of the list of offers', () => {
  it('OFF-LIST-07 has as many offers per page as its parameter says', async () => {
    await staticProps(undefined, PAGE, {}, authored(8));
    expect(lastInput()).toMatchObject({ first: 8, parent: { root: 'id-of-offers' }, after: null });
  });

  it('has the offers of the tab, the order and the page of the URL', async () => {
    const { state } = await staticProps(undefined, PAGE, { tab: 'travel', sort: 'discount', page: '2' }, authored(16));
    expect(lastInput()).toMatchObject({ tag: 'id-of-travel', sort: 'Discount', after: btoa('16'), language: 'ar' });
    expect(state).toEqual({ tab: 'travel', sort: 'discount', page: 2 });
  });

  it.each([
    [
      { tab: '<b>x</b>', sort: 'price', page: '-1' },
      { tab: 'all', sort: 'default', page: 1 },
    ],
    [
      { tab: 'id-of-travel', page: 'abc' },
      { tab: 'all', sort: 'default', page: 1 },
    ],
    [
      { sort: 'expiry-date', page: '1000000000' },
      { tab: 'all', sort: 'expiry-date', page: 3 },
    ],
  ])('OFF-LIST-11 shows a state that there is for %o', async (query, state) => {
    // Three pages of 16.
    expect((await staticProps(undefined, PAGE, query, authored(16))).state).toEqual(state);
  });

  it('is a failure, logged in one line, when the query fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    queryPlatform.mockRejectedValueOnce(new Error('down'));
    expect((await staticProps(undefined, PAGE, {}, authored(16))).listed).toEqual({ kind: 'failed' });
    expect(logged).toHaveBeenCalledOnce();
  });
});
