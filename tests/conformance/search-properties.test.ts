import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import type { EdgeContext } from '#sitecore/platform/edge/edge-context.ts';
import { paginate } from '#sitecore/platform/edge/paging.ts';
import type { Predicate } from '#sitecore/platform/edge/search/predicate.ts';
import { type OrderBy, search } from '#sitecore/platform/edge/search/search.ts';
import { scaledRuns, SEED } from '#tests/support/random-cases.ts';
import { conditions, orders, pages, predicates } from './search-cases.ts';
import { randomContent } from './search-content.ts';

/** Sizes of content, and the searches of each. */
const SIZES = [
  { items: 1, runs: scaledRuns(50) },
  { items: 33, runs: scaledRuns(300) },
  { items: 300, runs: scaledRuns(300) },
];

/** Returns all results of a search, or its error. */
async function resultsOf(where: Predicate, by: OrderBy | null, edge: EdgeContext): Promise<readonly string[] | string> {
  try {
    const found = await search(where, by, edge);
    return found.slice(0, found.length).map(({ item, language }) => `${item.path} ${language}`);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'GraphQLError')) throw error;
    return error.message;
  }
}

const isCondition = ({ name, AND, OR }: Predicate): boolean =>
  Boolean(name) || [...(AND ?? []), ...(OR ?? [])].some((one) => one !== null && isCondition(one));

describe.each(SIZES)('search among $items items', ({ items, runs }) => {
  const { createContext, drawn } = randomContent(SEED, items);
  const everything = drawn.map(({ path, language }) => `${path} ${language}`);
  const find = (where: Predicate, by: OrderBy | null = null) => resultsOf(where, by, createContext());
  const condition = conditions(createContext());
  const predicate = predicates(createContext());

  it('finds every item in both languages, in the order of the tree, without a condition', async () => {
    expect(await find({})).toEqual(everything);
    expect(everything).toHaveLength(LANGUAGES.length * items);
  });

  it('finds in the order of the tree what each condition of AND finds', async () => {
    const lists = fc.array(predicate, { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(lists, async (AND) => {
        const each = await Promise.all(AND.map((one) => find(one)));
        const error = each.find((one) => typeof one === 'string');
        const expected = error ?? everything.filter((view) => each.every((one) => one.includes(view)));
        expect(await find({ AND })).toEqual(expected);
      }),
      { numRuns: runs },
    );
  });

  it('finds in the order of the tree what any condition of OR finds, without the empty ones', async () => {
    const lists = fc.array(fc.option(predicate, { freq: 12 }), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(lists, async (OR) => {
        const own = OR.filter((one) => one !== null && isCondition(one));
        const each = await Promise.all(own.map((one) => find(one ?? {})));
        const error = each.find((one) => typeof one === 'string');
        const union = everything.filter((view) => own.length === 0 || each.some((one) => one.includes(view)));
        expect(await find({ OR })).toEqual(error ?? union);
      }),
      { numRuns: runs },
    );
  });

  it('finds by a condition with AND and OR what all three find', async () => {
    const lists = fc.array(predicate, { maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(condition, lists, lists, async (own, AND, OR) => {
        expect(await find({ ...own, AND, OR })).toEqual(await find({ AND: [{ AND }, { OR }, own] }));
      }),
      { numRuns: runs },
    );
  });

  it.each([
    ['NEQ', 'EQ'],
    ['NCONTAINS', 'CONTAINS'],
  ] as const)('finds by %s what %s does not find', async (operator, opposite) => {
    await fc.assert(
      fc.asyncProperty(condition, async (one) => {
        fc.pre(Boolean(one.name));
        const found = await find({ ...one, operator: opposite });
        const others = typeof found === 'string' ? found : everything.filter((view) => !found.includes(view));
        expect(await find({ ...one, operator })).toEqual(others);
      }),
      { numRuns: runs },
    );
  });

  it('finds by LTE and GTE what LT and GT find, and equal values, which neither of these finds', async () => {
    await fc.assert(
      fc.asyncProperty(condition, async (one) => {
        const [lt, lte, gt, gte] = await Promise.all(
          (['LT', 'LTE', 'GT', 'GTE'] as const).map((operator) => find({ ...one, operator })),
        );
        fc.pre(Boolean(one.name) && typeof lt !== 'string');
        expect(new Set(lte)).toEqual(new Set(lt).union(new Set(lte).intersection(new Set(gte))));
        expect(new Set(gte)).toEqual(new Set(gt).union(new Set(lte).intersection(new Set(gte))));
        expect(new Set(lt).intersection(new Set(gte)).size).toBe(0);
        expect(new Set(gt).intersection(new Set(lte)).size).toBe(0);
      }),
      { numRuns: runs },
    );
  });

  it('finds the same in any order', async () => {
    await fc.assert(
      fc.asyncProperty(predicate, orders, async (where, by) => {
        const [found, ordered] = [await find(where), await find(where, by)];
        fc.pre(typeof found !== 'string' && typeof ordered !== 'string');
        expect([...ordered].toSorted()).toEqual([...found].toSorted());
      }),
      { numRuns: runs },
    );
  });

  it('returns as a page the part of all results from its cursor', async () => {
    await fc.assert(
      fc.asyncProperty(predicate, orders, pages, async (where, by, page) => {
        const all = await find(where, by);
        const start = Number(Buffer.from(page.after ?? '', 'base64').toString());
        const size = page.first ?? 10;
        fc.pre(typeof all !== 'string' && page.after !== 'x' && size >= 0 && size <= 1000);
        const { total, pageInfo, results } = paginate(await search(where, by, createContext()), page, createContext());
        const end = start + results.length;
        expect(results.map(({ item, language }) => `${item.path} ${language}`)).toEqual(all.slice(start, start + size));
        expect({ total, pageInfo }).toEqual({
          total: all.length,
          pageInfo: { endCursor: btoa(String(end)), hasNext: end < all.length },
        });
      }),
      { numRuns: runs },
    );
  });
});
