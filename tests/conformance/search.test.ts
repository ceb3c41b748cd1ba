import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { fixtureContent, PHRASES } from './fixture-content.ts';
import { type RunningPlatform, serveContentFolder, servePlatform } from './running-platform.ts';
import { specimen } from './specimen.ts';

const fixture = fixtureContent();
let platform: RunningPlatform;
let bank: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(fixture.folder);
  bank = await servePlatform({ content: specimen.content });
});

afterAll(async () => {
  await Promise.all([platform.stop(), bank.stop()]);
  fixture.remove();
});

const QUERY = `query($where: ItemSearchPredicateInput!, $first: Int, $after: String, $orderBy: ItemSearchOrderByInput) {
  search(where: $where, first: $first, after: $after, orderBy: $orderBy) {
    total
    pageInfo { endCursor hasNext }
    results { name language { name } }
  }
}`;

const searchResponse = z.object({
  search: z.object({
    total: z.number(),
    pageInfo: z.object({ endCursor: z.string(), hasNext: z.boolean() }),
    results: z.array(z.object({ name: z.string(), language: z.object({ name: z.string() }) })),
  }),
});

interface Where {
  readonly name?: string;
  readonly value?: string;
  readonly operator?: string;
  readonly AND?: readonly Where[];
  readonly OR?: readonly Where[];
}

interface More {
  readonly first?: number;
  readonly after?: string;
  readonly orderBy?: { readonly name: string; readonly direction?: string };
}

async function search(where: Where, more: More = {}, at = platform) {
  const { search: found } = searchResponse.parse(await at.graphql(QUERY, { where, ...more }));
  return { ...found, names: found.results.map(({ name }) => name) };
}

const ARABIC: Where = { name: '_language', value: 'ar' };
const arabic = (...conditions: Where[]): Where => ({ AND: [ARABIC, ...conditions] });
const OFFERS = ['offers', 'autumn', 'endless', 'spring'];

const idOf = (path: string): string => platform.content.tree.pageAt(path)?.id ?? '';
const below = (path: string): Where => ({ name: '_path', value: idOf(path), operator: 'CONTAINS' });

describe('search by a system field', () => {
  it.each(['N', 'D', 'B', 'P'] as const)('finds an item and all below it by an id in format %s', async (format) => {
    const value = formatGuid(idOf('/offers'), format);
    const { names, total } = await search(arabic({ name: '_path', value, operator: 'CONTAINS' }));
    expect(names).toEqual(OFFERS);
    expect(total).toBe(4);
  });

  it('finds both languages without a condition on the language', async () => {
    const { results } = await search(below('/About/team'));
    expect(results).toEqual([
      { name: 'team', language: { name: 'ar' } },
      { name: 'team', language: { name: 'en' } },
    ]);
  });

  it('finds items of a template and of those that inherit it', async () => {
    const template = platform.content.tree.pageAt('/')?.template;
    const hero = template?.base[0]?.id ?? '';
    const pages = await search(arabic({ name: '_templates', value: template?.id ?? '', operator: 'CONTAINS' }));
    expect(pages.total).toBe([...platform.content.tree.pages].length);
    expect(await search(arabic({ name: '_templates', value: hero, operator: 'CONTAINS' }))).toEqual(pages);
    expect((await search(arabic({ name: '_template', value: hero }))).total).toBe(0);
    expect((await search(arabic({ name: '_template', value: template?.id ?? '' }))).total).toBe(pages.total);
  });

  it.each<[string, Where, string[]]>([
    ['a name', { name: '_name', value: 'Spring' }, ['spring']],
    ['a part of a name', { name: '_name', value: 'ndles', operator: 'CONTAINS' }, ['endless']],
    ['another name', { AND: [{ name: '_name', value: 'offers', operator: 'NEQ' }] }, ['autumn', 'endless', 'spring']],
  ])('finds by %s', async (_, where, names) => {
    expect((await search(arabic(below('/offers'), where))).names).toEqual(names);
  });

  it('finds by parent and by having a layout', async () => {
    const parent = { name: '_parent', value: idOf('/offers') };
    expect((await search(arabic(parent))).names).toEqual(OFFERS.slice(1));
    expect((await search(arabic(parent, { name: '_hasLayout', value: 'false' }))).total).toBe(0);
    expect((await search(arabic(parent, { name: '_hasLayout', value: 'true' }))).total).toBe(3);
  });

  it('finds by parent the children alone', async () => {
    const children = platform.content.tree.pageAt('/')?.children.map(({ name }) => name);
    const found = await search(arabic({ name: '_parent', value: idOf('/') }), { first: 100 });
    expect(found.names).toEqual(children);
    expect(found.names).toContain('offers');
    expect(found.names).not.toContain('spring');
  });

  it('finds nothing below an unknown item', async () => {
    const { total, results, pageInfo } = await search({ name: '_path', value: 'nothing', operator: 'CONTAINS' });
    expect({ total, results, pageInfo }).toEqual({
      total: 0,
      results: [],
      pageInfo: { endCursor: 'MA==', hasNext: false },
    });
  });
});

describe('conditions', () => {
  it('are combined by nested AND and OR', async () => {
    const where = arabic(below('/'), {
      OR: [
        { name: '_name', value: 'team' },
        {
          AND: [
            below('/offers'),
            {
              OR: [
                { name: '_name', value: 'spring' },
                { name: '_name', value: 'autumn' },
              ],
            },
          ],
        },
      ],
    });
    expect((await search(where)).names.sort()).toEqual(['autumn', 'spring', 'team']);
  });

  it('are ignored when empty', async () => {
    const where = { AND: [ARABIC, {}, { OR: [] }, { OR: [{}] }, { AND: [{}] }, below('/offers')] };
    expect((await search(where)).names).toEqual(OFFERS);
  });

  it('apply together with AND and OR', async () => {
    expect(
      (await search({ ...ARABIC, AND: [below('/offers')], OR: [{ name: '_name', value: 'spring' }] })).names,
    ).toEqual(['spring']);
  });

  it('are rejected for an unknown system field', async () => {
    const errors = await platform.graphqlErrors(QUERY, { where: { name: '_nothing', value: 'x' } });
    expect(errors).toEqual(["The field '_nothing' is not supported."]);
  });
});

describe('search by a field of a template', () => {
  it.each<[string, Where, string[]]>([
    ['text', { name: 'Title', value: 'الربيع' }, ['spring']],
    ['the whole text only', { name: 'Title', value: 'الر' }, []],
    ['a part of a text', { name: 'title', value: 'الر', operator: 'CONTAINS' }, ['spring']],
    ['another text', { name: 'Title', value: 'الربيع', operator: 'NEQ' }, ['offers', 'autumn', 'endless']],
    ['text that does not contain a part', { name: 'Title', value: 'ا', operator: 'NCONTAINS' }, []],
    ['a later date', { name: 'ExpiryDate', value: '2026-06-01', operator: 'GT' }, ['autumn']],
    ['a date in Sitecore’s form', { name: 'ExpiryDate', value: '20261130T000000Z', operator: 'LT' }, ['spring']],
    [
      'the same date or later',
      { name: 'ExpiryDate', value: '2026-05-31T00:00:00Z', operator: 'GTE' },
      ['autumn', 'spring'],
    ],
    ['the same date or earlier', { name: 'ExpiryDate', value: '2026-05-31', operator: 'LTE' }, ['spring']],
    ['the same date', { name: 'ExpiryDate', value: '20260531', operator: 'EQ' }, ['spring']],
    ['a field that no item has', { name: 'Nothing', value: '' }, []],
    ['not having a value in a field that no item has', { name: 'Nothing', value: '', operator: 'NEQ' }, OFFERS],
  ])('finds by %s', async (_, where, names) => {
    expect((await search(arabic(below('/offers'), where))).names).toEqual(names);
  });

  it('compares in the language of each item', async () => {
    const where = { AND: [below('/offers'), { name: 'Title', value: 'spring' }] };
    expect((await search(where)).results).toEqual([{ name: 'spring', language: { name: 'en' } }]);
  });

  it.each<[string, Where]>([
    ['a referenced item', { name: 'City', value: specimen.riyadh.id }],
    ['a referenced item in another format', { name: 'City', value: formatGuid(specimen.riyadh.id, 'N') }],
    ['one of several referenced items', { name: 'Neighbours', value: specimen.riyadh.id, operator: 'CONTAINS' }],
    ['a checked box', { name: 'Open', value: '1' }],
    ['a checked box as a word', { name: 'Open', value: 'true' }],
    ['a number', { name: 'Rating', value: '4.50' }],
    ['a greater number', { name: 'Desks', value: '9', operator: 'GT' }],
  ])('finds by %s', async (_, where) => {
    expect((await search(arabic(where), {}, bank)).names).toEqual(['olaya']);
  });

  it('does not compare an empty field as a small number', async () => {
    expect((await search(arabic({ name: 'Desks', value: '100', operator: 'LT' }), {}, bank)).names).toEqual(['olaya']);
  });
});

describe('search pages', () => {
  const dictionary = '6d1cd89719364a3aa511289a94c2a7b1';
  const where = arabic({ name: '_templates', value: dictionary, operator: 'CONTAINS' });

  it('have ten results by default, and the cursor of the next page', async () => {
    const first = await search(where);
    expect(first).toMatchObject({ total: PHRASES, pageInfo: { endCursor: 'MTA=', hasNext: true } });
    expect(first.results).toHaveLength(10);
    const start = await search(where, { after: '' });
    expect(start).toEqual(first);
    const next = await search(where, { after: first.pageInfo.endCursor });
    const last = await search(where, { after: next.pageInfo.endCursor });
    expect(last).toMatchObject({ total: PHRASES, pageInfo: { endCursor: 'MjM=', hasNext: false } });
    const names = [...first.names, ...next.names, ...last.names];
    expect(names).toEqual((await search(where, { first: PHRASES })).names);
    expect(new Set(names).size).toBe(PHRASES);
  });

  it.each([
    [{ first: -1 }, 'should not be negative'],
    [{ first: 1001 }, 'should not be greater than 1000'],
    [{ after: 'nonsense' }, 'is not a cursor'],
  ])('reject %j', async (page, message) => {
    expect(await platform.graphqlErrors(QUERY, { where, ...page })).toEqual([expect.stringContaining(message)]);
  });
});

describe('search order', () => {
  it.each<[string, More['orderBy'], string[]]>([
    ['a text', { name: 'Title' }, ['autumn', 'spring', 'offers', 'endless']],
    ['a text, the last first', { name: 'Title', direction: 'DESC' }, ['endless', 'offers', 'spring', 'autumn']],
    ['a name', { name: '_name' }, ['autumn', 'endless', 'offers', 'spring']],
    ['a date, empty ones last', { name: 'ExpiryDate' }, ['spring', 'autumn', 'offers', 'endless']],
    [
      'a date, the last first, empty ones last',
      { name: 'ExpiryDate', direction: 'DESC' },
      ['autumn', 'spring', 'offers', 'endless'],
    ],
    ['a field that no item has', { name: 'Nothing' }, OFFERS],
  ])('follows %s', async (_, orderBy, names) => {
    expect((await search(arabic(below('/offers')), { ...(orderBy && { orderBy }) })).names).toEqual(names);
  });

  it('rejects an unknown system field', async () => {
    const errors = await platform.graphqlErrors(QUERY, { where: ARABIC, orderBy: { name: '_nothing' } });
    expect(errors).toEqual(["The field '_nothing' is not supported."]);
  });
});
