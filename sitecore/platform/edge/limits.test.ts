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

describe('a document', () => {
  const names = (count: number) => times(count, (index) => `f${index}: name`);
  const home = (members: string) => `item(path: "/sitecore/content/rukn/home", language: "ar") { ${members} }`;

  it('may ask for 250 fields and not for one more', async () => {
    expect(await errors(`{ ${home(names(249))} }`)).toEqual([]);
    expect(await errors(`{ ${home(names(250))} }`)).toEqual([
      'The query asks for 251 fields; it should not ask for more than 250.',
    ]);
  });

  it('pays for a fragment wherever it is used, however they are nested', async () => {
    const doubled = times(
      12,
      (index) => `fragment F${index} on Item { parent { ...F${index + 1} } p: parent { ...F${index + 1} } }`,
    );
    const bomb = `{ ${home('...F0')} } ${doubled} fragment F12 on Item { name }`;
    expect(await errors(bomb)).toEqual([expect.stringMatching(/^The query asks for \d{4,} fields/)]);
  });

  it('whose fragments use themselves is refused and does not hang', async () => {
    expect(await errors(`{ ${home('...F')} } fragment F on Item { parent { ...F } }`)).toEqual([
      expect.stringContaining('Cannot spread fragment "F" within itself'),
    ]);
  });

  it('may ask about the schema without paying', async () => {
    const depth = `{ __schema { types { ${times(300, (index) => `f${index}: name`)} } } }`;
    expect(await errors(depth)).toEqual([]);
  });

  const deep = (levels: number) => `{ ${home(`${'parent { '.repeat(levels - 2)}name${' }'.repeat(levels - 2)}`)} }`;

  it('may go 15 levels deep and not one deeper', async () => {
    expect(await errors(deep(15))).toEqual([]);
    expect(await errors(deep(16))).toEqual(['The query is 16 levels deep; it should not be deeper than 15.']);
  });

  it('gets no deeper by fragments and does not hide its depth in them', async () => {
    const through = (levels: number) =>
      `{ ${home('...F0')} } ${times(levels - 2, (index) => `fragment F${index} on Item { parent { ...F${index + 1} } }`)}
       fragment F${levels - 2} on Item { ... on Item { name } }`;
    expect(await errors(through(15))).toEqual([]);
    expect(await errors(through(16))).toEqual(['The query is 16 levels deep; it should not be deeper than 15.']);
  });

  it('may ask about the schema as deep as tools do', async () => {
    expect(await errors(getIntrospectionQuery())).toEqual([]);
    const type = `name ${'ofType { name '.repeat(20)}${'}'.repeat(20)}`;
    expect(await errors(`{ __type(name: "Item") { fields { type { ${type} } } } }`)).toEqual([]);
  });
});

describe('the lists of an answer', () => {
  const found = (count: number, first: number) =>
    `{ ${times(count, (index) => `s${index}: search(where: {}, first: ${first}) { total }`)} }`;

  it('hold 1000 entities together and not one more', async () => {
    expect(await errors(found(20, 50))).toEqual([]);
    expect(await errors(found(21, 50))).toEqual(['A query should not return more than 1000 entities.']);
  });

  it('are counted anew for each query', async () => {
    const edge = app();
    for (let asked = 0; asked < 2; asked += 1) {
      const response = await post(edge, found(20, 50));
      expect(responseSchema.parse(await response.json()).errors).toEqual([]);
    }
  });

  it('count the items that a field leads to as well', async () => {
    const settings = [...content.tree.items].find(({ template }) => template.name === 'Auto Finance Settings');
    const tenors = `item(path: "${settings?.id ?? ''}", language: "ar") { ... on AutoFinanceSettings { tenure { targetItems { name } } } }`;
    expect(await errors(`{ ${tenors} }`)).toEqual([]);
    expect(await errors(found(20, 50).replace('{', `{ ${tenors} `))).toEqual([
      'A query should not return more than 1000 entities.',
    ]);
  });
});

describe('the lists of a site', () => {
  const routes = `query($paths: [String]) {
    site { siteInfo(site: "rukn") {
      in: routes(language: "ar", includedPaths: $paths) { total }
      out: routes(language: "ar", excludedPaths: $paths) { total }
    } }
  }`;
  const paths = (length: number) => Array.from({ length }, (_, index) => `/page-${index}`);

  it('are narrowed by 100 paths and not by one more', async () => {
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
  ])('by number: %s', async (page, messages) => {
    expect(await errors(`{ site { allSiteInfo(${page}) { total } } }`)).toEqual(messages);
  });

  it('of phrases hold 1000 at most', async () => {
    const dictionary = (first: number) =>
      errors(`{ site { siteInfo(site: "rukn") { dictionary(language: "ar", first: ${first}) { total } } } }`);
    expect(await dictionary(1000)).toEqual([]);
    expect(await dictionary(1001)).toEqual(["The 'first' value should not be greater than 1000."]);
  });
});

describe('queries in one second', () => {
  const QUERY = '{ site { siteInfoCollection { name } } }';

  it('are not limited unless a limit is given', async () => {
    const response = await post(app(), QUERY);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-rate-limit-limit')).toBeNull();
  });

  it('without the key take nothing from the limit, and those with it are told what remains', async () => {
    const edge = app(80);
    expect((await post(edge, QUERY, {}, 'wrong')).status).toBe(401);
    const response = await post(edge, QUERY);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-rate-limit-remaining')).toBe('79');
  });
});
