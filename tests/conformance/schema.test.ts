import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  type GraphQLSchema,
  type IntrospectionQuery,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { API_KEY, EDGE, type RunningPlatform, servePlatform } from './running-platform.ts';
import { specimen } from './specimen.ts';

const EDITOR = 'https://app.example.com';

let platform: RunningPlatform;
let schema: GraphQLSchema;

beforeAll(async () => {
  platform = await servePlatform({ content: specimen.content, corsOrigins: [EDITOR] });
  const introspection = z.custom<IntrospectionQuery>((value) => typeof value === 'object');
  schema = buildClientSchema(introspection.parse(await platform.graphql(getIntrospectionQuery())));
});

afterAll(() => platform.stop());

/** Returns the type of a member, `Item.rendered`; undefined when the schema has none. */
function typeOf(member: string): string | undefined {
  const [type = '', field = ''] = member.split('.');
  const found = schema.getType(type);
  if (!isObjectType(found) && !isInterfaceType(found) && !isInputObjectType(found)) return undefined;
  const known = found.getFields()[field];
  return known && String(known.type);
}

describe('the schema', () => {
  it.each([
    ['ItemField.jsonValue', 'JSON!'],
    ['LookupField.jsonValue', 'JSON!'],
    ['ImageField.jsonValue', 'JSON!'],
    ['ImageField.width', 'String'],
    ['ImageField.height', 'String'],
    ['ImageField.size', 'Int'],
    ['ItemTemplateField.id', 'ID'],
    ['ItemUrl.url', 'String!'],
    ['Item.rendered', 'JSON!'],
    ['Item.itemUri', 'String!'],
    ['Item.children', 'ItemSearchResults!'],
    ['PageInfo.endCursor', 'String!'],
    ['PageInfo.hasNext', 'Boolean!'],
    ['ItemSearchResults.results', '[Item]!'],
    ['Query.search', 'ItemSearchResults'],
    ['ItemSearchPredicateInput.operator', 'ItemSearchOperator'],
    ['ItemSearchOrderByInput.direction', 'OrderByDirection'],
    ['SiteData.allSiteInfo', 'SiteInfoResult'],
    ['SiteInfo.errorHandling', 'ErrorHandlingInfo'],
    ['SiteInfo.routes', 'RoutesResult'],
    ['SiteInfo.dictionary', 'DictionaryResult'],
    ['SiteInfo.redirects', '[RedirectInfo]!'],
    ['SiteInfo.hostname', 'String'],
    ['SiteInfo.language', 'String'],
    ['RoutesResult.results', '[Route]!'],
    ['Route.route', 'Item!'],
    ['DictionaryResult.results', '[KeyValuePair]!'],
    ['KeyValuePair.value', 'Any'],
  ])('has %s of type %s, as Sitecore’s', (member, type) => {
    expect(typeOf(member)).toBe(type);
  });

  it('has no default in the inputs of a search, as Sitecore’s', () => {
    for (const name of ['ItemSearchPredicateInput', 'ItemSearchOrderByInput']) {
      const input = getNamedType(schema.getType(name));
      const fields = isInputObjectType(input) ? Object.values(input.getFields()) : [];
      expect(fields.length, name).toBeGreaterThan(0);
      expect(fields.filter(({ defaultValue }) => defaultValue !== undefined)).toEqual([]);
    }
  });
});

describe('a member of type JSON!', () => {
  it('is JSON’s null for an empty lookup and for the layout of an item that is no page, without an error', async () => {
    const query = `query($id: String!) {
      item(path: $id, language: "ar") { rendered field(name: "City") { jsonValue } }
    }`;
    expect(await platform.graphql(query, { id: specimen.empty.id })).toEqual({
      item: { rendered: null, field: { jsonValue: null } },
    });
  });
});

describe('a query with the names of Sitecore XP', () => {
  const search = (where: string, orderBy: string, direction: string): string => `
    query($where: ${where}!, $orderBy: ${orderBy}, $direction: ${direction} = DESC) {
      search(where: $where, orderBy: $orderBy) { results { name } }
      other: search(where: $where, orderBy: { name: "Name", direction: $direction }) { results { name } }
    }`;
  const variables = {
    where: {
      AND: [
        { name: '_parent', value: specimen.riyadh.parent?.id },
        { name: '_language', value: 'ar' },
      ],
    },
    orderBy: { name: 'Name', direction: 'ASC' },
  };

  it('finds the same as with those of Experience Edge', async () => {
    const found = await platform.graphql(
      search('ItemSearchPredicateGraphType', 'ItemSearchOrderBy', 'Ordering'),
      variables,
    );
    expect(found).toEqual({
      search: { results: [{ name: 'riyadh' }, { name: 'jeddah' }] },
      other: { results: [{ name: 'jeddah' }, { name: 'riyadh' }] },
    });
    const query = search('ItemSearchPredicateInput', 'ItemSearchOrderByInput', 'OrderByDirection');
    expect(await platform.graphql(query, variables)).toEqual(found);
  });

  it('reports other unknown names, and errors of syntax', async () => {
    expect(await platform.graphqlErrors(search('ItemSearchPredicate', 'ItemSearchOrderBy', 'Ordering'))).toEqual([
      expect.stringContaining('Unknown type "ItemSearchPredicate"'),
    ]);
    expect(await platform.graphqlErrors('query($where: ItemSearchOrderBy) {')).toEqual([
      expect.stringContaining('Syntax Error'),
    ]);
  });
});

const BODY = { method: 'POST', body: JSON.stringify({ query: '{ __typename }' }) };
const JSON_TYPE = { 'content-type': 'application/json' };

describe('the key of GraphQL', () => {
  it.each([
    ['in the query', `?sc_apikey=${API_KEY}`, {}, 200],
    ['in the header', '', { sc_apikey: API_KEY }, 200],
    ['nowhere', '', {}, 401],
    ['wrong in the query', '?sc_apikey=wrong', {}, 401],
    ['wrong in the header', `?sc_apikey=${API_KEY}`, { sc_apikey: 'wrong' }, 401],
  ])('%s gives the right status', async (_, query, headers, status) => {
    const response = await platform.get(EDGE + query, { ...BODY, headers: { ...JSON_TYPE, ...headers } });
    expect(response.status).toBe(status);
  });
});

describe('a request of a page of another origin', () => {
  const LAYOUT = '/sitecore/api/layout/render/jss';
  const preflight = (path: string, origin: string): Promise<Response> =>
    platform.get(path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,sc_apikey',
      },
    });

  it.each([EDGE, LAYOUT])(
    'passes the preflight of %s with the key in its query, from a listed origin',
    async (path) => {
      const { status, headers } = await preflight(`${path}?sc_apikey=${API_KEY}`, EDITOR);
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(EDITOR);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('access-control-allow-methods')).toBe('GET,POST');
      expect(headers.get('access-control-allow-headers')).toBe('content-type,sc_apikey');
      expect(headers.get('vary')).toMatch(/origin/i);
    },
  );

  it.each([
    ['without the key', '', EDITOR],
    ['with a wrong key', '?sc_apikey=wrong', EDITOR],
    ['from an origin that is not listed', `?sc_apikey=${API_KEY}`, 'https://elsewhere.example'],
  ])('fails the preflight %s', async (_, query, origin) => {
    const { headers } = await preflight(EDGE + query, origin);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('may read the response of a listed origin only', async () => {
    const send = (origin: string) =>
      platform.get(EDGE, { ...BODY, headers: { ...JSON_TYPE, origin, sc_apikey: API_KEY } });
    const [listed, other] = [await send(EDITOR), await send('https://elsewhere.example')];
    expect([listed.status, listed.headers.get('access-control-allow-origin')]).toEqual([200, EDITOR]);
    expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([200, null]);
    for (const { headers } of [listed, other, await platform.get(EDGE, BODY)])
      expect(headers.get('vary')).toMatch(/origin/i);
  });
});

describe('REST for what does not exist', () => {
  it('names the language and the site of the request', async () => {
    const response = await platform.get(
      `/sitecore/api/layout/render/jss?item=/&sc_apikey=${API_KEY}&sc_lang=fr&sc_site=x`,
    );
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      sitecore: {
        context: { pageEditing: false, pageState: 'normal', site: { name: 'x' }, language: 'fr' },
        route: null,
      },
    });
  });
});
