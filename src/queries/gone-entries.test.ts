import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Json } from '#sitecore/definitions/json.ts';
import { scaledRuns } from '#tests/support/random-cases.ts';
import { bank } from './bank.query.ts';
import { news } from './news.query.ts';
import { newsTags } from './news-tags.query.ts';
import { pageAbove } from './page-above.query.ts';
import { sahlhaTerms } from './sahlha-terms.query.ts';
import { siteSearch } from './site-search.query.ts';
import { unlistedPages } from './unlisted-pages.query.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const pageInfo = { endCursor: null, hasNext: false };
const value = (text: string) => ({ value: text });
const search = (results: readonly Json[]) => ({ search: { total: results.length, pageInfo, results } });

/** The result of each query of a list, with entries of its own and others among them. */
const queries: Readonly<Record<string, readonly [entry: Json, read: (list: readonly Json[]) => readonly unknown[]]>> = {
  'pages of the search': [
    { id: 'a', name: 'a', url: { path: '/a' }, title: value('a'), subTitle: null, description: null, image: null },
    (list) => siteSearch.parse(search(list)).pages,
  ],
  'unlisted pages, which the sitemap leaves out': [
    { url: { path: '/a' } },
    (list) => unlistedPages.parse(search(list)).paths,
  ],
  'tags of articles': [{ id: 'a', name: 'a', title: null }, (list) => newsTags.parse(search(list))],
  articles: [
    { id: 'a', url: { path: '/a' }, Title: { jsonValue: value('a') } },
    (list) => news.parse(search(list)).items,
  ],
  'terms of partners': [
    { id: 'a', name: 'a', title: null },
    (list) => {
      const { cities } = sahlhaTerms.parse({
        categories: { results: [] },
        subCategories: { results: [] },
        cities: { results: [...list] },
      });
      return cities;
    },
  ],
  'branches of the bank': [
    { name: value('a'), street: value('b'), city: value('c'), hours: value('d') },
    (list) =>
      bank.parse({ item: { name: value('a'), telephone: value('1'), children: { results: [...list] } } }).branches,
  ],
};

const odd = fc.oneof(fc.constant(null), fc.constantFrom<Json[]>({}, { id: null }, { url: null }, '', 7, []));

it.each(Object.entries(queries))('an entry that is gone costs itself alone: %s', (_, [entry, read]) => {
  expect(read([null, entry, null])).toEqual(read([entry]));
  expect(read([entry])).toHaveLength(1);
  fc.assert(
    fc.property(fc.array(fc.oneof(odd, fc.constant(entry))), (list) => {
      expect(read(list)).toHaveLength(list.filter((one) => one === entry).length);
    }),
    { numRuns: scaledRuns(50) },
  );
});

it('a page above that is gone leaves the next one', () => {
  const ancestors = [null, { displayName: 'a', url: { path: '/a' } }];
  expect(pageAbove.parse({ layout: { item: { ancestors } } })).toEqual({ title: 'a', path: '/a' });
  expect(pageAbove.parse({ layout: { item: { ancestors: null } } })).toBeNull();
});
