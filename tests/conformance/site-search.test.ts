import { type ArgumentNode, type FieldNode, Kind, parse, valueFromASTUntyped, visit } from 'graphql';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { page as pageTemplate } from '#sitecore/definitions/templates/page.ts';
import { findPages, RESULTS_PER_PAGE, SUGGESTIONS_PER_REQUEST } from '#src/features/search/find-pages.ts';
import { failureMessage } from '#src/widgets/search/SearchPopup/use-suggestions.ts';
import { walkCursors } from '#src/features/search/walk-cursors.ts';
import { fetchQuery } from '#src/queries/fetch-query.ts';
import { blog } from '#src/queries/blog.query.ts';
import { news } from '#src/queries/news.query.ts';
import { offers } from '#src/queries/offers.query.ts';
import { sahlhaOffers } from '#src/queries/sahlha-offers.query.ts';
import { sahlhaTerms } from '#src/queries/sahlha-terms.query.ts';
import { tasahealOffers } from '#src/queries/tasaheal-offers.query.ts';
import type { ContentQuery } from '#src/queries/query.ts';
import { siteSearch } from '#src/queries/site-search.query.ts';
import { startHttpServer } from '#tests/support/http-server.ts';
import { API_KEY, DEMO, EDGE, type RunningPlatform, serveContentFolder } from './running-platform.ts';

const queries = Object.values(
  import.meta.glob<Readonly<Record<string, ContentQuery<never, unknown>>>>('/src/queries/*.query.ts', { eager: true }),
).flatMap((module) => Object.values(module));

/** A request and the JSON of its response. */
interface Exchange {
  readonly requestPath: string;
  readonly body: z.output<typeof requestSchema>;
  readonly responseBody: z.output<typeof responseSchema>;
}

const requestSchema = z.strictObject({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
const result = z.record(z.string(), z.unknown());
const responseSchema = z.object({
  data: z.object({
    search: z.strictObject({
      total: z.number(),
      pageInfo: z.strictObject({ endCursor: z.string(), hasNext: z.boolean() }),
      results: z.array(result),
    }),
  }),
});

let platform: RunningPlatform;
const exchanges: Exchange[] = [];
const never = new AbortController().signal;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});

afterAll(() => platform.stop());

/** Stubs the site's GraphQL proxy, which adds the key, and records each exchange. */
beforeEach(() => {
  exchanges.length = 0;
  const real = fetch;
  vi.stubGlobal('fetch', async (requestPath: string, init: RequestInit) => {
    if (!requestPath.startsWith('/')) return real(requestPath, init);
    const headers = { 'content-type': 'application/json', sc_apikey: API_KEY };
    const response = await real(`${platform.host}${requestPath}`, { ...init, headers });
    const responseBody = responseSchema.parse(await response.clone().json());
    exchanges.push({ requestPath, body: requestSchema.parse(JSON.parse(z.string().parse(init.body))), responseBody });
    return response;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const home = () => formatGuid(platform.content.tree.pageAt('/')?.id ?? '', 'N');
const PAGE = formatGuid(pageTemplate.id, 'N');

/** Returns the arguments of a document's search with variables resolved, and the members it selects of each result. */
function searchIn({ query, variables }: Exchange['body']) {
  const found: FieldNode[] = [];
  visit(parse(query), { Field: (node) => void (node.name.value === 'search' && found.push(node)) });
  const [search] = found;
  if (!search) throw new Error('no search');
  const value = (argument: ArgumentNode): unknown => valueFromASTUntyped(argument.value, variables);
  const results = search.selectionSet?.selections.find(
    (one) => one.kind === Kind.FIELD && one.name.value === 'results',
  );
  const read = results?.kind === Kind.FIELD ? (results.selectionSet?.selections ?? []) : [];
  return {
    arguments: Object.fromEntries((search.arguments ?? []).map((one) => [one.name.value, value(one)])),
    reads: read.flatMap((one) => (one.kind === Kind.FIELD ? [readOf(one)] : [])),
  };
}

/** Returns the name of a selected member, or of the field that it names. */
function readOf(field: FieldNode): string {
  const [named] = field.arguments ?? [];
  return named?.value.kind === Kind.STRING ? named.value.value : field.name.value;
}

const lastExchange = (): Exchange => {
  const exchange = exchanges.at(-1);
  if (!exchange) throw new Error('no request was sent');
  return exchange;
};

/** Typed asymmetric matchers. */
const including = (some: readonly unknown[]): unknown => expect.arrayContaining([...some]);
const containing = (part: string): unknown => expect.stringContaining(part);
const something: unknown = expect.anything();

const FIELDS = ['url', 'id', 'name', 'BannerImage', 'Title', 'Sub Title'];

it('QUERY-01 every content query is posted to the one endpoint of the platform, which is configurable', async () => {
  const posted: unknown[] = [];
  const server = await startHttpServer((request, response) => {
    void text(request).then((body) => {
      posted.push([request.method, request.url, request.headers['content-type'], JSON.parse(body)]);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
    });
  });
  const given = { a: 1 };
  const asIs = queries.map((query) => ({
    ...query,
    variables: () => given,
    extensions: () => undefined,
    parse: () => null,
  }));
  expect(asIs.length).toBeGreaterThan(1);
  const askAll = async () => {
    vi.resetModules();
    const { queryPlatform } = await import('#src/queries/query-platform.server.ts');
    for (const query of asIs) await queryPlatform(query, undefined, { path: '/', state: 'normal' });
    return posted.splice(0);
  };
  const at = (path: string): unknown[] =>
    asIs.map(({ text: query, name: operationName }): unknown => [
      'POST',
      path,
      'application/json',
      { query, variables: given, operationName },
    ]);
  vi.stubEnv('SITECORE_API_KEY', API_KEY);
  vi.stubEnv('SITECORE_API_HOST', server.url);
  vi.stubEnv('GRAPH_QL_ENDPOINT', '');
  expect(await askAll()).toEqual(at('/sitecore/api/graph/edge'));
  vi.stubEnv('GRAPH_QL_ENDPOINT', `${server.url}/elsewhere/graphql`);
  expect(await askAll()).toEqual(at('/elsewhere/graphql'));

  // A browser sends the query to the same path of the site.
  const fromBrowser = vi.fn(() => Promise.resolve(Response.json({ data: {} })));
  vi.stubGlobal('fetch', fromBrowser);
  const browserQueries = asIs.filter(({ allowedInBrowser }) => allowedInBrowser === true);
  expect(browserQueries.length).toBeGreaterThan(0);
  for (const query of browserQueries) await fetchQuery({ ...query, allowedInBrowser: true }, undefined);
  expect(fromBrowser.mock.calls).toEqual(
    browserQueries.map((query): unknown => [
      '/sitecore/api/graph/edge',
      expect.objectContaining({ method: 'POST', body: JSON.stringify({ query: query.text, variables: given }) }),
    ]),
  );
  await server.stop();
});

it('QUERY-02 every content query searches in a language, below a path and for a template; a page in its own language', async () => {
  const searching = queries.filter((query) => /\bsearch\(/.test(query.text));
  expect(searching.length).toBeGreaterThan(0);
  // The conditions of these vary: they are variables.
  const given = { language: 'ar', root: '', today: 0, first: 16 } as const;
  const variables: Readonly<Record<string, object>> = {
    [offers.name]: offers.variables({ ...given, parent: given }),
    [news.name]: news.variables(given),
    [blog.name]: blog.variables(given),
    [sahlhaOffers.name]: sahlhaOffers.variables(given),
    [sahlhaTerms.name]: sahlhaTerms.variables(given),
    [tasahealOffers.name]: tasahealOffers.variables(given),
  };
  for (const { name: query, text } of searching) {
    const conditions = query in variables ? JSON.stringify(variables[query]) : text;
    for (const name of ['_language', '_path', '_templates'])
      expect(conditions, query).toMatch(new RegExp(`"?name"?: ?"${name}"`));
  }
  for (const language of LANGUAGES) {
    const found = await findPages('', { root: home(), language }, 500, never)(null);
    expect(searchIn(lastExchange().body).arguments.where).toMatchObject({
      AND: including([
        { name: '_language', value: language },
        { name: '_path', value: home(), operator: 'CONTAINS' },
        { name: '_templates', value: PAGE, operator: 'CONTAINS' },
      ]),
    });
    const titles = found.ok ? found.value.pages.map(({ title }) => title) : [];
    expect(titles.length).toBeGreaterThan(10);
    const script = language === 'ar' ? /\p{Script=Arabic}/u : /[a-z]/i;
    expect(titles.filter((title) => !script.test(title))).toEqual([]);
  }
});

it('QUERY-03 a query has the number of results in first and the offset, in base64, in after, which the first page omits', async () => {
  const scope = { root: home(), language: 'ar' } as const;
  await walkCursors({ fetchPage: findPages('', scope, RESULTS_PER_PAGE, never), steps: 3 });
  await walkCursors({ fetchPage: findPages('', scope, SUGGESTIONS_PER_REQUEST, never), steps: 2 });
  expect(exchanges.map(({ body }) => [body.variables.first, body.variables.after])).toEqual([
    [4, undefined],
    [4, 'NA=='],
    [4, 'OA=='],
    [5, undefined],
    [5, 'NQ=='],
  ]);
  expect(exchanges.map(({ body }) => searchIn(body).arguments.first)).toEqual([4, 4, 4, 5, 5]);

  // The server requests a page directly: offset 8 is the third page.
  vi.resetModules();
  vi.stubEnv('SITECORE_API_KEY', API_KEY);
  vi.stubEnv('SITECORE_API_HOST', platform.host);
  const { staticProps } = await import('#src/widgets/search/SiteSearch/SiteSearch.server.ts');
  const page = { path: '/search', language: 'ar', state: 'normal', servicesHost: '' } as const;
  const shown = await staticProps(null, page, { q: 'ا', page: '3' });
  const walked = await walkCursors({ fetchPage: findPages('ا', scope, RESULTS_PER_PAGE, never), steps: 3 });
  expect(shown.state).toMatchObject({ kind: 'results', page: 3, found: walked.ok ? walked.value : 'none' });
});

it('QUERY-04 a response has the total, the end cursor, hasNext and the results', async () => {
  const seen: string[] = [];
  const scope = { root: home(), language: 'en' } as const;
  const first = await findPages('card', scope, SUGGESTIONS_PER_REQUEST, never)(null);
  const { total } = lastExchange().responseBody.data.search;
  expect(total).toBeGreaterThan(SUGGESTIONS_PER_REQUEST);
  expect(first).toMatchObject({ ok: true, value: { total, next: 'NQ==' } });
  exchanges.length = 0;
  await walkCursors({
    fetchPage: findPages('card', scope, SUGGESTIONS_PER_REQUEST, never),
    steps: Math.ceil(total / SUGGESTIONS_PER_REQUEST),
  });
  for (const [index, { responseBody }] of exchanges.entries()) {
    const { search } = responseBody.data;
    const end = Math.min((index + 1) * SUGGESTIONS_PER_REQUEST, total);
    expect(search.total).toBe(total);
    expect(search.results).toHaveLength(end - index * SUGGESTIONS_PER_REQUEST);
    expect(search.pageInfo).toEqual({ endCursor: btoa(String(end)), hasNext: end < total });
    seen.push(...search.results.map(({ id }) => String(id)));
  }
  expect(new Set(seen).size).toBe(total);
});

it('QUERY-05 suggestions are pages below home whose title contains the typed text, five a request, with the fields of a result', async () => {
  await findPages(' بطاقه ', { root: home(), language: 'ar' }, SUGGESTIONS_PER_REQUEST, never)(null);
  const { body, requestPath } = lastExchange();
  expect(requestPath).toBe(EDGE);
  const search = searchIn(body);
  expect(search.arguments).toMatchObject({
    first: 5,
    where: {
      AND: including([
        { name: 'Title', value: 'بطاقه', operator: 'CONTAINS' },
        { name: '_path', value: home(), operator: 'CONTAINS' },
        { name: '_templates', value: PAGE, operator: 'CONTAINS' },
      ]),
    },
  });
  expect(search.reads).toEqual(expect.arrayContaining(FIELDS));
  expect(lastExchange().responseBody.data.search.results.length).toBeGreaterThan(0);
});

it('QUERY-06 a later page of suggestions is reached from cursor to cursor, and the walk stops at the end', async () => {
  const fetchPage = findPages('', { root: home(), language: 'ar' }, SUGGESTIONS_PER_REQUEST, never);
  const third = await walkCursors({ fetchPage, steps: 3 });
  expect(exchanges.map(({ body }) => body.variables.after)).toEqual([
    undefined,
    ...exchanges.slice(0, 2).map(({ responseBody }) => responseBody.data.search.pageInfo.endCursor),
  ]);
  const results = exchanges[2]?.responseBody.data.search.results.map(({ id }) => id);
  expect(third.ok && third.value.pages.map(({ id }) => id)).toEqual(results);

  const pages = Math.ceil((exchanges[0]?.responseBody.data.search.total ?? 0) / SUGGESTIONS_PER_REQUEST);
  exchanges.length = 0;
  const beyond = await walkCursors({ fetchPage, steps: pages + 5 });
  expect(exchanges).toHaveLength(pages);
  expect(lastExchange().responseBody.data.search.pageInfo.hasNext).toBe(false);
  expect(beyond).toEqual({ ok: false, failure: { kind: 'ReachedEnd' } });
  expect(beyond.ok || failureMessage(beyond.failure.kind)).toBe('Reached end of pages');
});

it('QUERY-07 the site search searches titles for the term, in the language and for the template of pages, four a page, and selects the same fields as suggestions', async () => {
  await findPages('card', { root: home(), language: 'en' }, RESULTS_PER_PAGE, never)(null);
  const search = searchIn(lastExchange().body);
  expect(search.arguments).toMatchObject({
    first: 4,
    where: {
      AND: including([
        { name: 'Title', value: 'card', operator: 'CONTAINS' },
        { name: '_language', value: 'en' },
        { name: '_templates', value: PAGE, operator: 'CONTAINS' },
      ]),
    },
  });
  await findPages('card', { root: home(), language: 'en' }, SUGGESTIONS_PER_REQUEST, never)(null);
  expect(search.reads).toEqual(searchIn(lastExchange().body).reads);
  expect(search.reads).toEqual(expect.arrayContaining(FIELDS));
});

describe.each(LANGUAGES)('a search result in %s', (language) => {
  it('DATA-21 has the path of its URL, id, name, BannerImage, Title and Sub Title', async () => {
    const title = { ar: 'البحث في الموقع', en: 'Search the site' }[language];
    const found = await findPages(title, { root: home(), language }, RESULTS_PER_PAGE, never)(null);
    const page = platform.content.tree.pageAt('/search');
    const id = formatGuid(page?.id ?? '', 'N');
    const src = containing('/hero/help.svg');
    const subTitle = { ar: 'كل صفحات البنك من مكان واحد', en: 'Every page of the bank from one place' }[language];
    expect(lastExchange().responseBody.data.search.results).toEqual([
      {
        id,
        name: 'search',
        url: { path: '/search' },
        title: { value: title },
        subTitle: { value: subTitle },
        description: something,
        image: { src, alt: '' },
      },
    ]);
    expect(found).toEqual({
      ok: true,
      value: {
        ...{ total: 1, next: null, kinds: [], nearest: null },
        pages: [{ id, title, subTitle, path: '/search', image: { src, alt: '' }, marks: null }],
      },
    });
  });

  it('uses the item’s name without a title, and null without a picture', () => {
    const empty = { id: '1', name: 'fees', url: { path: '/fees' }, title: null, subTitle: null, description: null };
    const search = { total: 1, pageInfo: { endCursor: null, hasNext: false }, results: [{ ...empty, image: null }] };
    expect(siteSearch.parse({ search }).pages).toEqual([
      { id: '1', title: 'fees', subTitle: '', path: '/fees', image: null, marks: null },
    ]);
  });
});

describe('the search finds pages however a word of their title is typed', () => {
  const idsOf = async (term: string, language: 'ar' | 'en') => {
    const found = await findPages(term, { root: home(), language }, 500, never)(null);
    return found.ok ? found.value.pages.map(({ id }) => id) : [];
  };

  it.each([
    ['ar', 'تمويل', ['تمویل', 'ﺗﻤﻮﻳﻞ', '\u200Eتمويل', 'تَمـويل', ' تمويل\u00A0']],
    ['ar', 'شكوى', ['شكوي', 'شکوی']],
    ['en', 'auto lease', ['auto  lease', 'Auto-Lease', 'ａｕｔｏ\u00A0lease', '\u2060auto\u2011lease']],
  ] as const)('%s: %s', async (language, word, others) => {
    const found = await idsOf(word, language);
    expect(found.length).toBeGreaterThan(0);
    for (const other of others) expect(await idsOf(other, language), other).toEqual(found);
  });
});
