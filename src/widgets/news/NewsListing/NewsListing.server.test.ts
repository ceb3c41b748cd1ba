import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryPlatform } from '#tests/support/sample-results.ts';
import { MAX_TERM } from '#src/features/listing/listing-address.ts';
import { staticProps } from './NewsListing.server.ts';

vi.mock('#src/queries/query-platform.server.ts', () => import('#tests/support/sample-results.ts'));

const PAGE = { language: 'ar', path: '/about/news', state: 'normal', servicesHost: '' } as const;
const item = (name: string) => ({ id: `id-of-${name}`, name, displayName: '', url: '', fields: {} });

const read = () => ({
  fields: {
    ...{ Title: { value: 'الأخبار' }, Description: { value: '' } },
    ...{ Root: item('articles'), Years: item('years'), Categories: item('categories') },
  },
  params: {},
});

afterEach(() => void queryPlatform.mockClear());

/** Returns the input of the query of articles. */
const input = (): unknown => queryPlatform.mock.calls.findLast(([{ name }]) => name === 'News')?.[1];

describe('the data of the list of news', () => {
  it('NEWS-09 has 15 articles per page', async () => {
    const { listed } = await staticProps(undefined, PAGE, { page: '2' }, read);
    expect(input()).toMatchObject({ first: 15, after: btoa('15'), root: 'id-of-articles', language: 'ar' });
    expect(listed).toMatchObject({ kind: 'loaded', pages: 4, page: 2 });
  });

  it('has the articles of the year, the category and the text of the URL', async () => {
    const query = { year: '2026', category: '2025', title: ' فرع ' };
    const { state } = await staticProps(undefined, PAGE, query, read);
    expect(input()).toMatchObject({ year: 'tag-2026', category: 'tag-2025', title: 'فرع' });
    expect(state).toEqual({ year: '2026', category: '2025', title: 'فرع', page: 1 });
  });

  it.each([
    [{ page: 'abc' }, { page: 1 }],
    [{ page: '-1' }, { page: 1 }],
    [{ page: '1e9' }, { page: 1 }],
    [{ page: '1000000000' }, { page: 4 }],
    [{ year: '1999' }, { year: 'all' }],
    [
      { year: 'tag-2026', category: '<script>alert(1)</script>' },
      { year: 'all', category: 'all' },
    ],
    [{ title: '  ' }, { title: '' }],
    [{ title: 'x'.repeat(5000) }, { title: 'x'.repeat(MAX_TERM) }],
  ])('shows a state that there is for %o', async (query, state) => {
    const shown = await staticProps(undefined, PAGE, query, read);
    expect(shown.state).toEqual({ year: 'all', category: 'all', title: '', page: 1, ...state });
  });
});
