import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Content } from '#sitecore/platform/content/content.ts';
import { fixtureContent } from './fixture-content.ts';
import { API_KEY, EDGE, type RunningPlatform, SITE, serveContentFolder, servePlatform } from './running-platform.ts';

const fixture = fixtureContent();
const lines: string[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(fixture.folder, { logger });
});

beforeEach(() => {
  lines.length = 0;
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

const graphQL = (headers: Readonly<Record<string, string>>): Promise<Response> =>
  platform.get(EDGE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: '{ site { siteInfoCollection { name } } }' }),
  });

const RENDER = '/sitecore/api/layout/render/jss?item=%2F&sc_site=rukn&sc_lang=ar';

describe('the API key', () => {
  it('allows GraphQL in the header', async () => {
    const response = await graphQL({ sc_apikey: API_KEY });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { site: { siteInfoCollection: [{ name: SITE }] } } });
  });

  it('allows REST in the query', async () => {
    expect((await platform.get(`${RENDER}&sc_apikey=${API_KEY}`)).status).toBe(200);
  });

  it.each<[string, () => Promise<Response>]>([
    ['missing, GraphQL', () => graphQL({})],
    ['wrong, GraphQL', () => graphQL({ sc_apikey: `${API_KEY}x` })],
    ['empty, GraphQL', () => graphQL({ sc_apikey: '' })],
    ['missing, layout', () => platform.get(RENDER)],
    ['wrong, layout', () => platform.get(`${RENDER}&sc_apikey=wrong`)],
    ['missing, placeholder', () => platform.get('/sitecore/api/layout/placeholder/jss?placeholderName=headless-main')],
    ['missing, dictionary', () => platform.get('/sitecore/api/jss/dictionary/rukn/ar')],
  ])('is required with 401 as JSON: %s', async (_, request) => {
    const response = await request();
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ error: 'sc_apikey is missing or wrong' });
  });
});

describe('edgeRoutes', () => {
  it('responds 200 with the errors of an invalid document', async () => {
    expect(await platform.graphqlErrors('{ nothing }')).toEqual([expect.stringContaining('nothing')]);
    expect(await platform.graphqlErrors('{ site {')).toEqual([expect.stringContaining('Syntax Error')]);
  });

  it('serves no GraphiQL by default', async () => {
    const response = await platform.get(EDGE, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
  });

  it('serves GraphiQL when configured, but no query without the key', async () => {
    const debugged = await servePlatform({ content: platform.content, graphiql: true });
    const page = await debugged.get(EDGE, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toContain('text/html');
    const query = `${EDGE}?query={site{siteInfoCollection{name}}}`;
    expect((await debugged.get(query)).status).toBe(404);
    const asPage = await debugged.get(query, { headers: { accept: 'text/html' } });
    expect(await asPage.text()).not.toContain(SITE);
    expect((await debugged.get(EDGE, { method: 'POST', headers: { accept: 'text/html' } })).status).toBe(401);
    await debugged.stop();
  });

  it('returns null for anything that does not exist', async () => {
    const data = await platform.graphql(`{
      layout(site: "nobody", routePath: "/", language: "ar") { item { id } }
      route: layout(site: "rukn", routePath: "/nowhere", language: "ar") { item { id } }
      language: layout(site: "rukn", routePath: "/", language: "fr") { item { id } }
      site {
        siteInfo(site: "nobody") { name }
        known: siteInfo(site: "RUKN") {
          routes(language: "fr") { total }
          dictionary(language: "fr") { total }
          errorHandling(language: "fr") { notFoundPagePath }
        }
      }
    }`);
    expect(data).toEqual({
      layout: { item: null },
      route: { item: null },
      language: { item: null },
      site: { siteInfo: null, known: { routes: null, dictionary: null, errorHandling: null } },
    });
  });

  it('returns the site from siteInfo and allSiteInfo', async () => {
    const data = await platform.graphql(`{
      site {
        siteInfo(site: "rukn") { name rootPath hostname language attributes { key } }
        allSiteInfo { total results { name } }
        beyond: allSiteInfo(pageNumber: 2) { total results { name } }
      }
    }`);
    expect(data).toEqual({
      site: {
        siteInfo: { name: SITE, rootPath: '/sitecore/content/rukn', hostname: '*', language: 'ar', attributes: [] },
        allSiteInfo: { total: 1, results: [{ name: SITE }] },
        beyond: { total: 1, results: [] },
      },
    });
  });

  it('pages through phrases and routes', async () => {
    const data = await platform.graphql(`{
      site {
        siteInfo(site: "rukn") {
          dictionary(language: "ar", first: 2) { total pageInfo { endCursor hasNext } results { key value } }
          routes(language: "en", first: 1, after: "MQ==") {
            pageInfo { endCursor }
            results { routePath route { displayName } }
          }
        }
      }
    }`);
    expect(data).toEqual({
      site: {
        siteInfo: {
          dictionary: {
            total: 23,
            pageInfo: { endCursor: 'Mg==', hasNext: true },
            results: [
              { key: 'phrase_0', value: 'عبارة 0' },
              { key: 'phrase_1', value: 'عبارة 1' },
            ],
          },
          routes: {
            pageInfo: { endCursor: 'Mg==' },
            results: [{ routePath: '/About', route: { displayName: 'About Rukn' } }],
          },
        },
      },
    });
  });
});

describe('restRoutes', () => {
  it.each(['jss', 'default', 'sxa-jss'])('serves the configuration %s', async (configuration) => {
    const path = `/sitecore/api/layout/render/${configuration}?item=%2Fabout&sc_apikey=${API_KEY}&sc_site=rukn&sc_lang=en`;
    expect(await (await platform.get(path)).json()).toMatchObject({ sitecore: { route: { name: 'About' } } });
  });

  it('responds 404 with a layout without route for a missing page', async () => {
    const response = await platform.get(`/sitecore/api/layout/render/jss?item=%2Fno&sc_lang=en&sc_apikey=${API_KEY}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      sitecore: {
        context: { pageEditing: false, pageState: 'normal', language: 'en', site: { name: SITE } },
        route: null,
      },
    });
  });

  it('uses the default for an empty language or site', async () => {
    const path = `/sitecore/api/layout/render/jss?item=%2F&sc_site=&sc_lang=&sc_apikey=${API_KEY}`;
    expect(await (await platform.get(path)).json()).toMatchObject({ sitecore: { context: { language: 'ar' } } });
  });

  it.each([
    ['an unknown configuration', '/sitecore/api/layout/render/other?item=%2F'],
    ['an unknown placeholder', '/sitecore/api/layout/placeholder/jss?item=%2F&placeholderName=none'],
    ['the dictionary of an unknown site', '/sitecore/api/jss/dictionary/nobody/ar?'],
    ['the dictionary of an unknown language', '/sitecore/api/jss/dictionary/rukn/fr?'],
  ])('responds 404 as JSON for %s', async (_, path) => {
    const response = await platform.get(`${path}&sc_apikey=${API_KEY}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('sends the site and the language of a dictionary', async () => {
    const response = await platform.get(`/sitecore/api/jss/dictionary/RUKN/EN?sc_apikey=${API_KEY}`);
    expect(await response.json()).toMatchObject({ lang: 'en', app: SITE, phrases: { phrase_7: 'Phrase 7' } });
  });
});

describe('createPlatform', () => {
  it('responds 404 as JSON to an unknown path', async () => {
    const response = await platform.get('/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'not found' });
  });

  it('responds ok at /healthz', async () => {
    const response = await platform.get('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it.each(['/healthz', '/nothing', '/-/media/rates.json', RENDER])('returns the request id at %s', async (path) => {
    const response = await platform.get(path, { headers: { 'x-request-id': 'trace-1.a_B' } });
    expect(response.headers.get('x-request-id')).toBe('trace-1.a_B');
  });

  it('returns the request id over GraphQL', async () => {
    const response = await graphQL({ sc_apikey: API_KEY, 'x-request-id': 'trace-2' });
    expect(response.headers.get('x-request-id')).toBe('trace-2');
  });

  it.each(['', 'a b', '<script>', 'x'.repeat(65)])('replaces the invalid request id %j', async (id) => {
    const response = await platform.get('/healthz', { headers: { 'x-request-id': id } });
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('logs one line per request, without the key', async () => {
    await platform.get(`${RENDER}&sc_apikey=${API_KEY}`, { headers: { 'x-request-id': 'trace-3' } });
    await graphQL({ sc_apikey: API_KEY });
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain(API_KEY);
    // Milliseconds of UTC, whatever the time zone of the machine.
    const { time } = z.object({ time: z.number() }).parse(JSON.parse(lines[0] ?? ''));
    expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 30,
      requestId: 'trace-3',
      method: 'GET',
      path: '/sitecore/api/layout/render/jss?item=%2F&sc_site=rukn&sc_lang=ar',
      status: 200,
    });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ method: 'POST', path: EDGE, status: 200 });
  });
});

describe('createPlatform with an unexpected error', () => {
  const broken = (): Content => ({
    ...platform.content,
    sites: [
      {
        ...platform.content.sites[0],
        get hostName(): string {
          throw new Error('inner detail');
        },
        get layout(): never {
          throw new Error('inner detail');
        },
      },
    ],
  });

  it.each<[string, number, (failing: RunningPlatform) => Promise<Response>]>([
    [
      'GraphQL',
      200,
      (failing) =>
        failing.get(EDGE, {
          method: 'POST',
          headers: { 'content-type': 'application/json', sc_apikey: API_KEY },
          body: JSON.stringify({ query: '{ site { siteInfo(site: "rukn") { hostname } } }' }),
        }),
    ],
    ['REST', 500, (failing) => failing.get(`${RENDER}&sc_apikey=${API_KEY}`)],
  ])('logs stack frames, and sends its message to neither log nor caller: %s', async (_, status, request) => {
    const failing = await servePlatform({ content: broken(), logger });
    const response = await request(failing);
    expect(response.status).toBe(status);
    const body = await response.text();
    expect(body).toMatch(/unexpected|internal/i);
    expect(body).not.toContain('inner detail');
    expect(lines.join('')).not.toContain('inner detail');
    expect(lines.join('')).toContain('.test.ts');
    await failing.stop();
  });
});

describe('mediaRoutes', () => {
  const MARK = 'brand/mark.svg';
  const bytes = readFileSync(join(fixture.folder, 'media', MARK), 'utf8');

  it.each(['/-/media/', '/-/jssmedia/', '/~/media/'])('serves a file below %s without a key', async (prefix) => {
    const response = await platform.get(prefix + MARK);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(bytes);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(bytes)));
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('sends a file as immutable when its URL names a revision', async () => {
    const response = await platform.get(`/-/media/${MARK}?rev=1&mw=320`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('sends a content security policy with SVG files only', async () => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    expect((await platform.get(`/-/media/${MARK}`)).headers.get('content-security-policy')).toBe(policy);
    expect((await platform.get('/-/media/rates.json')).headers.get('content-security-policy')).toBeNull();
  });

  it('responds 304 to a known etag', async () => {
    const etag = (await platform.get(`/-/media/${MARK}`)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await platform.get(`/-/media/${MARK}`, { headers: { 'if-none-match': known } });
      expect(response.status, known).toBe(304);
      expect(response.headers.get('etag')).toBe(etag);
      expect(await response.text()).toBe('');
    }
    const stale = await platform.get(`/-/media/${MARK}`, { headers: { 'if-none-match': '"other"' } });
    expect(stale.status).toBe(200);
  });

  it('responds to HEAD without a body', async () => {
    const response = await platform.get(`/-/media/${MARK}`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(bytes)));
    expect(await response.text()).toBe('');
  });

  it('sends a file that changed on disk', async () => {
    const rates = join(fixture.folder, 'media', 'rates.json');
    const before = (await platform.get('/-/media/rates.json')).headers.get('etag') ?? '';
    writeFileSync(rates, '{"rate":22}');
    const after = await platform.get('/-/media/rates.json', { headers: { 'if-none-match': before } });
    expect(await after.json()).toEqual({ rate: 22 });
    expect(after.headers.get('etag')).not.toBe(before);
  });

  it('finds a file by its path in any case', async () => {
    expect((await platform.get('/-/media/Brand/MARK.svg')).status).toBe(200);
  });

  it.each([
    ['an unknown file', '/-/media/none.svg'],
    ['a folder', '/-/media/brand'],
    ['no path', '/-/media/'],
    ['a hidden file', '/-/media/.draft.svg'],
    ['a path out of the library', '/-/media/%2e%2e/site.yml'],
    ['an encoded path out of the library', '/-/media/brand/..%2f..%2fsite.yml'],
    ['a path with backslashes', '/-/media/..%5csite.yml'],
    ['a path that cannot be decoded', '/-/media/%ff.svg'],
    ['a path with a null', '/-/media/brand/mark.svg%00.json'],
  ])('responds 404 as JSON for %s', async (_, path) => {
    const response = await platform.get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'not found' });
  });
});
