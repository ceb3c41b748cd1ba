import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EdgeContext } from '#sitecore/platform/edge/edge-context.ts';
import type { ItemView } from '#sitecore/platform/edge/item-view.ts';
import { paginate, type PageArguments, type Sliceable } from '#sitecore/platform/edge/paging.ts';
import { search } from '#sitecore/platform/edge/search/search.ts';
import { scaledRuns, SEED } from '#tests/support/random-cases.ts';
import { orders, pages, predicates, randomEdge, randomStates } from './search-cases.ts';
import { scan } from './search-scan.ts';

/** Returns one page of results as a caller sees it, or the error. */
async function resultOf(
  find: (edge: EdgeContext) => Sliceable<ItemView> | Promise<Sliceable<ItemView>>,
  page: PageArguments,
  edge: EdgeContext,
): Promise<unknown> {
  try {
    const { results, ...rest } = paginate(await find(edge), page, edge);
    return { ...rest, results: results.map(({ item, language }) => `${item.path} ${language}`) };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'GraphQLError')) throw error;
    return { error: error.message };
  }
}

/** Compares both searches with random predicates, and returns how many had results. */
async function compare(edgeOf: () => EdgeContext, numRuns: number): Promise<number> {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(predicates(edgeOf()), orders, pages, async (where, by, page) => {
      const expected = await resultOf((edge) => scan(where, by, edge), page, edgeOf());
      expect(await resultOf((edge) => search(where, by, edge), page, edgeOf())).toEqual(expected);
      if (JSON.stringify(expected).includes('"results":["')) found += 1;
    }),
    { numRuns },
  );
  return found;
}

describe('search', () => {
  it.each([
    { items: 1, runs: scaledRuns(100) },
    { items: 33, runs: scaledRuns(500) },
    { items: 300, runs: scaledRuns(500) },
    { items: 2000, runs: scaledRuns(20) },
  ])('returns the same results as a scan of every item, in the same order, among $items', async ({ items, runs }) => {
    const found = await compare(randomEdge(SEED, items), runs);
    expect(found).toBeGreaterThan(runs / 20);
  });

  it('returns them in each state of changing content, which shares indexes with the one before', async () => {
    for (const edgeOf of randomStates(SEED, 300)) {
      const found = await compare(edgeOf, scaledRuns(200));
      expect(found).toBeGreaterThan(scaledRuns(200) / 20);
    }
  });

  it('takes the indexes of system fields from a state of the same structure alone', async () => {
    const paths: unknown[] = [];
    const titles: unknown[] = [];
    for (const edgeOf of randomStates(SEED, 300)) {
      paths.push(await edgeOf().index.columns('_path', 'ar'));
      titles.push(await edgeOf().index.columns('Title', 'ar'));
    }
    expect([new Set(paths).size, new Set(titles).size]).toEqual([2, 3]);
    expect(paths[1]).toBe(paths[0]);
  });
});
