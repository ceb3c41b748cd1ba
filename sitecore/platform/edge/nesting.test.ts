import { describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { createDatabases, createSchemaRegistry } from '../database.ts';
import type { Content } from '../content/content.ts';
import { Tree } from '../content/tree.ts';
import { edgeRoutes } from './edge-routes.ts';

const content: Content = {
  sites: [
    {
      name: 'rukn',
      hostName: '*',
      language: 'ar',
      rootPath: '/',
      layout: {},
      errorPages: { notFound: '/404', serverError: '/500' },
      redirects: [],
      robots: undefined,
    },
  ],
  tree: new Tree([]),
};
const schemaRegistry = createSchemaRegistry({ renderings: [], templates: [] });
const databases = createDatabases(
  { web: content, master: content },
  { schemaRegistry, siteUrl: 'https://www.rukn.example' },
);
const app = edgeRoutes({
  schemaRegistry,
  databases: () => databases,
  apiKey: 'key',
  logger: pino({ level: 'silent' }),
  limit: (_, next) => next(),
});

async function responseTo(query: string, variables = '{}'): Promise<string> {
  const response = await app.request('/sitecore/api/graph/edge', {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: 'key' },
    body: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
  });
  return `${response.status} ${await response.text()}`;
}

const inside = (depth: number, open: string, close: string): string => open.repeat(depth) + '{}' + close.repeat(depth);

const FOUND = '200 {"data":{"search":{"total":0}}}';
const SEARCH = 'query($where: ItemSearchPredicateInput!) { search(where: $where) { total } }';

describe('nestingLimit', () => {
  it.each([1, 40])('allows conditions %i levels deep', async (depth) => {
    expect(await responseTo(SEARCH, `{"where":${inside(depth, '{"AND":[', ']}')}}`)).toBe(FOUND);
    expect(await responseTo(`{ search(where: ${inside(depth, '{AND:[', ']}')}) { total } }`)).toBe(FOUND);
  });

  it.each([200, 20_000])('rejects conditions %i levels deep', async (depth) => {
    expect(await responseTo(SEARCH, `{"where":${inside(depth, '{"AND":[', ']}')}}`)).toMatch(
      /^200 .*The variables are too deep or too long/,
    );
    expect(await responseTo(`{ search(where: ${inside(depth, '{AND:[', ']}')}) { total } }`)).toMatch(
      /^200 .*The query is too deep or too long/,
    );
  });

  it.each([200, 20_000])('rejects fields %i levels deep', async (depth) => {
    expect(await responseTo(`${'{ site '.repeat(depth)}${'}'.repeat(depth)}`)).toMatch(/^200 .*too deep or too long/);
  });

  it('rejects a long chain of fragments', async () => {
    const fragments = Array.from({ length: 6000 }, (_, index) => `fragment f${index} on Query { ...f${index + 1} }`);
    const query = `{ ...f0 } ${fragments.join(' ')} fragment f6000 on Query { __typename }`;
    expect(await responseTo(query)).toMatch(/^200 .*too deep or too long/);
  });

  it('ignores brackets in a string', async () => {
    const text = '{'.repeat(5000);
    expect(await responseTo(`{ search(where: { name: "_name", value: "${text}" }) { total } }`)).toBe(FOUND);
  });
});
