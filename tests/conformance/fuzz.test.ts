import fc from 'fast-check';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
  parse,
  validate,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { randomDocuments } from './random-document.ts';
import { API_KEY, DEMO, EDGE, type RunningPlatform, serveContentFolder } from './running-platform.ts';

let platform: RunningPlatform;
let schema: GraphQLSchema;

const introspection = z.custom<IntrospectionQuery>((value) => typeof value === 'object');

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
  schema = buildClientSchema(introspection.parse(await platform.graphql(getIntrospectionQuery())));
});

afterAll(() => platform.stop());

const graphqlResponse = z.object({ data: z.unknown(), errors: z.array(z.object({ message: z.string() })).default([]) });

const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  platform.get(EDGE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: API_KEY, ...headers },
    body,
  });

/** Returns paths and ids of some items, and the paths of all pages. */
function known() {
  const items = [...platform.content.tree.items];
  const some = items.filter((_, index) => index % 7 === 0).slice(0, 60);
  return {
    paths: some.map(({ path }) => path),
    ids: some.flatMap(({ id }) => [formatGuid(id, 'N'), formatGuid(id, 'B')]),
    pagePaths: [...platform.content.tree.pages].map(({ url = '/' }) => url),
  };
}

/** Returns valid arguments, for which no response may have an error. */
function validArguments() {
  const { paths, ids, pagePaths } = known();
  return {
    numbers: [0, 1, 2, 3],
    text: {
      path: [...paths, ...ids],
      id: ids,
      language: ['ar', 'en'],
      site: ['rukn'],
      routePath: pagePaths,
      version: ['1'],
      after: ['', 'MA==', 'Mg=='],
      format: ['N', 'D', 'B', 'P'],
      name: ['Title', '_path', '_templates', '_template', '_language', '_name', '_parent', '_hasLayout', 'BannerImage'],
      value: [...ids, 'ar', 'en', 'true', 'بطاقة', 'card', '2026-01-01', '10'],
      includeTemplateIDs: ids,
      includedPaths: pagePaths,
      excludedPaths: pagePaths,
    },
  };
}

const ODD = ['', ' ', '\0', '"', '\\', '{}', 'null', '٠', '../..', '%00', 'x'.repeat(3000), '😀', '\u202e', '-1'];

/** Returns the valid arguments mixed with odd ones. */
function oddArguments() {
  const { text } = validArguments();
  const mixed = Object.entries(text).map(([name, values]) => [name, [...values.slice(0, 10), ...ODD, ...ODD]] as const);
  return { numbers: [-1, 0, 1, 1000, 1001, 2 ** 31 - 1, -(2 ** 31)], text: Object.fromEntries(mixed) };
}

/** The error of a document above the entity limit, which a dictionary in two languages reaches. */
const TOO_MUCH = /^A query should not return more than 1000 entities\.$/;

/** The error of a document with too many conditions in all its searches. */
const TOO_MANY = /^A query should not search with more than 250 conditions\.$/;

/** Documented errors of valid documents. */
const DOCUMENTED = [
  /^The '\w+' value should not be (negative|greater than 1000)\.$/,
  /^The 'after' value is not a cursor\.$/,
  /^The '\w+' value should not hold more than 100 paths\.$/,
  /^The offset of a page should not be greater than 10000\.$/,
  /^The field '.*' is not supported\.$/s,
  TOO_MUCH,
  TOO_MANY,
];

/** Expects JSON with status 200, and no other errors than the allowed ones. */
async function expectResponse(document: string, allowed: readonly RegExp[]): Promise<void> {
  expect(validate(schema, parse(document)), document).toEqual([]);
  const response = await post(JSON.stringify({ query: document }));
  const { errors } = graphqlResponse.parse(await response.json());
  const strange = errors.map(({ message }) => message).filter((message) => !allowed.some((one) => one.test(message)));
  expect({ status: response.status, strange }, document).toEqual({ status: 200, strange: [] });
}

describe('createPlatform', () => {
  it('responds without errors to a valid document with valid arguments below the entity limit', async () => {
    await fc.assert(
      fc.asyncProperty(randomDocuments(schema, validArguments()), (document) =>
        expectResponse(document, [TOO_MUCH, TOO_MANY]),
      ),
    );
  });

  it('responds to a valid document with odd arguments, or rejects it for a documented reason', async () => {
    await fc.assert(
      fc.asyncProperty(randomDocuments(schema, oddArguments()), (document) => expectResponse(document, DOCUMENTED)),
    );
  });

  it('rejects an invalid document or body as a client error, in JSON', async () => {
    const cut = fc
      .tuple(randomDocuments(schema, validArguments()), fc.nat({ max: 400 }), fc.string({ maxLength: 5 }))
      .map(([document, at, garbage]) => document.slice(0, at) + garbage + document.slice(at + 3));
    const search = 'query($where: ItemSearchPredicateInput!) { search(where: $where) { total } }';
    const nested = fc.nat({ max: 20_000 }).map((depth) => {
      const where = `${'{"AND":['.repeat(depth)}{}${']}'.repeat(depth)}`;
      return `{"query":${JSON.stringify(search)},"variables":{"where":${where}}}`;
    });
    const bodies = fc.oneof(
      nested,
      fc.string({ unit: 'binary' }),
      fc.json(),
      cut.map((query) => JSON.stringify({ query })),
      fc
        .record({ query: fc.jsonValue(), variables: fc.jsonValue(), operationName: fc.jsonValue() })
        .map((body) => JSON.stringify(body)),
    );
    const headers = fc.record(
      {
        'content-type': fc.constantFrom(
          'application/json',
          'text/plain',
          'application/graphql',
          'x',
          'multipart/form-data',
        ),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(bodies, headers, async (body, sent) => {
        const response = await post(body, sent);
        const text = await response.text();
        expect({ status: response.status < 500, json: isJson(text) }, `${body} → ${response.status} ${text}`).toEqual({
          status: true,
          json: true,
        });
      }),
    );
  });

  it('fails for no path, method or parameter of REST and media', async () => {
    const piece = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(...ODD));
    const value = piece.map((text) => encodeURIComponent(text.isWellFormed() ? text : ''));
    const paths = fc.oneof(
      fc
        .tuple(value, value, value, fc.constantFrom('jss', 'default', 'sxa-jss', 'x'))
        .map(
          ([item, site, language, configuration]) =>
            `/sitecore/api/layout/render/${configuration}?item=${item}&sc_site=${site}&sc_lang=${language}&sc_apikey=${API_KEY}`,
        ),
      fc
        .tuple(value, value)
        .map(
          ([item, name]) =>
            `/sitecore/api/layout/placeholder/jss?item=${item}&placeholderName=${name}&sc_lang=ar&sc_apikey=${API_KEY}`,
        ),
      fc
        .tuple(value, value)
        .map(([site, language]) => `/sitecore/api/jss/dictionary/${site}/${language}?sc_apikey=${API_KEY}`),
      fc
        .tuple(value, value, value)
        .map(([path, width, format]) => `/-/media/${path}?w=${width}&mh=${format}&rev=${width}`),
      value.map((path) => `/${path}`),
    );
    const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');
    await fc.assert(
      fc.asyncProperty(paths, methods, async (path, method) => {
        const { status } = await platform.get(path, { method });
        expect(status, `${method} ${path}`).toBeLessThan(500);
      }),
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
