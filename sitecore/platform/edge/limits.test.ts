import { getIntrospectionQuery } from 'graphql';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Content } from '../content/content.ts';
import { loadContent } from '../content/load.ts';
import { createDatabases, createSchemaRegistry } from '../database.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { edgeRoutes } from './edge-routes.ts';

let content: Content;

beforeAll(async () => {
  content = await loadContent(join(import.meta.dirname, '..', '..', 'content'));
});

const schemaRegistry = createSchemaRegistry();
const KEY = 'the-key';
const app = (queriesPerSecond?: number) =>
  edgeRoutes({
    schemaRegistry,
    databases: () =>
      createDatabases({ web: content, master: content }, { schemaRegistry, siteUrl: 'https://www.rukn.example' }),
    apiKey: KEY,
    logger: pino({ level: 'silent' }),
    limit: queriesPerSecond === undefined ? (_, next) => next() : rateLimit(queriesPerSecond),
  });

const post = (to: ReturnType<typeof app>, query: string, variables: unknown = {}, key = KEY) =>
  to.request('/sitecore/api/graph/edge', {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: key },
    body: JSON.stringify({ query, variables }),
  });

const responseSchema = z.object({ errors: z.array(z.object({ message: z.string() })).default([]) });

async function errors(query: string, variables?: unknown): Promise<string[]> {
  const read = responseSchema.parse(await (await post(app(), query, variables)).json());
  return [...new Set(read.errors.map(({ message }) => message))];
}

const times = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(index)).join(' ');

describe('complexityRule and depthRule', () => {
  const names = (count: number) => times(count, (index) => `f${index}: name`);
  const home = (members: string) => `item(path: "/sitecore/content/rukn/home", language: "ar") { ${members} }`;

  it('allow 250 fields and reject 251', async () => {
    expect(await errors(`{ ${home(names(249))} }`)).toEqual([]);
    expect(await errors(`{ ${home(names(250))} }`)).toEqual([
      'The query selects 251 fields; it should not select more than 250.',
    ]);
  });

  it('count a fragment at each spread, however they are nested', async () => {
    const doubled = times(
      12,
      (index) => `fragment F${index} on Item { parent { ...F${index + 1} } p: parent { ...F${index + 1} } }`,
    );
    const bomb = `{ ${home('...F0')} } ${doubled} fragment F12 on Item { name }`;
    expect(await errors(bomb)).toEqual([expect.stringMatching(/^The query selects \d{4,} fields/)]);
  });

  it('end on fragments that spread themselves', async () => {
    expect(await errors(`{ ${home('...F')} } fragment F on Item { parent { ...F } }`)).toEqual([
      expect.stringContaining('Cannot spread fragment "F" within itself'),
    ]);
  });

  it('do not count introspection fields', async () => {
    const introspection = `{ __schema { types { ${times(300, (index) => `f${index}: name`)} } } }`;
    expect(await errors(introspection)).toEqual([]);
  });

  const deep = (levels: number) => `{ ${home(`${'parent { '.repeat(levels - 2)}name${' }'.repeat(levels - 2)}`)} }`;

  it('allow 15 levels and reject 16', async () => {
    expect(await errors(deep(15))).toEqual([]);
    expect(await errors(deep(16))).toEqual(['The query is 16 levels deep; it should not be deeper than 15.']);
  });

  it('add no level for a fragment and count the levels inside it', async () => {
    const through = (levels: number) =>
      `{ ${home('...F0')} } ${times(levels - 2, (index) => `fragment F${index} on Item { parent { ...F${index + 1} } }`)}
       fragment F${levels - 2} on Item { ... on Item { name } }`;
    expect(await errors(through(15))).toEqual([]);
    expect(await errors(through(16))).toEqual(['The query is 16 levels deep; it should not be deeper than 15.']);
  });

  it('allow introspection as deep as tools need it', async () => {
    expect(await errors(getIntrospectionQuery())).toEqual([]);
    const type = `name ${'ofType { name '.repeat(20)}${'}'.repeat(20)}`;
    expect(await errors(`{ __type(name: "Item") { fields { type { ${type} } } } }`)).toEqual([]);
  });
});

describe('countEntities', () => {
  const found = (count: number, first: number) =>
    `{ ${times(count, (index) => `s${index}: search(where: {}, first: ${first}) { total }`)} }`;

  it('allows 1000 entities in all lists together and rejects one more', async () => {
    expect(await errors(found(20, 50))).toEqual([]);
    expect(await errors(found(21, 50))).toEqual(['A query should not return more than 1000 entities.']);
  });

  it('starts at zero for each request', async () => {
    const edge = app();
    for (let request = 0; request < 2; request += 1) {
      const response = await post(edge, found(20, 50));
      expect(responseSchema.parse(await response.json()).errors).toEqual([]);
    }
  });

  it('counts the target items of fields too', async () => {
    const settings = [...content.tree.items].find(({ template }) => template.name === 'Auto Finance Settings');
    const tenors = `item(path: "${settings?.id ?? ''}", language: "ar") { ... on AutoFinanceSettings { tenure { targetItems { name } } } }`;
    expect(await errors(`{ ${tenors} }`)).toEqual([]);
    expect(await errors(found(20, 50).replace('{', `{ ${tenors} `))).toEqual([
      'A query should not return more than 1000 entities.',
    ]);
  });
});

describe('search conditions', () => {
  const SEARCH = 'query($where: ItemSearchPredicateInput!) { search(where: $where) { total } }';
  const TOO_MANY = 'A query should not search with more than 250 conditions.';
  const condition = (index: number) => ({ name: 'Title', value: `${index}`, operator: 'CONTAINS' });
  const conditions = (count: number) => Array.from({ length: count }, (_, index) => condition(index));

  it('may be 250 with their combinations, at any depth, not 251', async () => {
    expect(await errors(SEARCH, { where: { OR: conditions(249) } })).toEqual([]);
    expect(await errors(SEARCH, { where: { AND: conditions(9), OR: conditions(240) } })).toEqual([]);
    expect(await errors(SEARCH, { where: { OR: conditions(250) } })).toEqual([TOO_MANY]);
    expect(await errors(SEARCH, { where: { AND: [{ OR: [{ AND: conditions(248) }] }] } })).toEqual([TOO_MANY]);
  });

  it('count when they are empty', async () => {
    const empty = Array.from({ length: 250 }, () => ({}));
    expect(await errors(SEARCH, { where: { AND: empty.slice(1) } })).toEqual([]);
    expect(await errors(SEARCH, { where: { AND: empty } })).toEqual([TOO_MANY]);
  });

  it('are counted in all searches of a query, with ten for each order', async () => {
    const searches = (count: number, order: string) =>
      `{ ${times(count, (index) => `s${index}: search(where: { name: "_name", value: "x" }, ${order} first: 1) { total }`)} }`;
    expect(await errors(searches(100, ''))).toEqual([]);
    expect(await errors(searches(22, 'orderBy: { name: "Title" },'))).toEqual([]);
    expect(await errors(searches(23, 'orderBy: { name: "Title" },'))).toEqual([TOO_MANY]);
  });

  it('start at zero for each request', async () => {
    const edge = app();
    for (let request = 0; request < 2; request += 1) {
      const response = await post(edge, SEARCH, { where: { OR: conditions(200) } });
      expect(responseSchema.parse(await response.json()).errors).toEqual([]);
    }
  });
});

describe('siteResolvers', () => {
  const routes = `query($paths: [String]) {
    site { siteInfo(site: "rukn") {
      in: routes(language: "ar", includedPaths: $paths) { total }
      out: routes(language: "ar", excludedPaths: $paths) { total }
    } }
  }`;
  const paths = (length: number) => Array.from({ length }, (_, index) => `/page-${index}`);

  it('allow 100 included or excluded paths and reject 101', async () => {
    expect(await errors(routes, { paths: paths(100) })).toEqual([]);
    expect(await errors(routes, { paths: paths(101) })).toEqual([
      "The 'includedPaths' value should not hold more than 100 paths.",
      "The 'excludedPaths' value should not hold more than 100 paths.",
    ]);
  });

  it.each<[arguments_: string, messages: string[]]>([
    ['pageNumber: 1, pageSize: 1000', []],
    ['pageNumber: 11, pageSize: 1000', []],
    ['pageNumber: 12, pageSize: 1000', ['The offset of a page should not be greater than 10000.']],
    ['pageSize: 1001', ["The 'pageSize' value should not be greater than 1000."]],
    ['pageSize: -1', ["The 'pageSize' value should not be negative."]],
  ])('check the limits of a page by number: %s', async (page, messages) => {
    expect(await errors(`{ site { allSiteInfo(${page}) { total } } }`)).toEqual(messages);
  });

  it('allow 1000 phrases in a page and reject 1001', async () => {
    const dictionary = (first: number) =>
      errors(`{ site { siteInfo(site: "rukn") { dictionary(language: "ar", first: ${first}) { total } } } }`);
    expect(await dictionary(1000)).toEqual([]);
    expect(await dictionary(1001)).toEqual(["The 'first' value should not be greater than 1000."]);
  });
});

describe('edgeRoutes with a rate limit', () => {
  const QUERY = '{ site { siteInfoCollection { name } } }';

  it('limits nothing when no limit is given', async () => {
    const response = await post(app(), QUERY);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-rate-limit-limit')).toBeNull();
  });

  it('does not count requests without the key, and sends others what remains', async () => {
    const edge = app(80);
    expect((await post(edge, QUERY, {}, 'wrong')).status).toBe(401);
    const response = await post(edge, QUERY);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-rate-limit-remaining')).toBe('79');
  });
});
