import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

describe('the key', () => {
  it('opens GraphQL from the header', async () => {
    const response = await graphQL({ sc_apikey: API_KEY });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { site: { siteInfoCollection: [{ name: SITE }] } } });
  });

  it('opens REST from the query', async () => {
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
  ])('%s: answers 401 as JSON', async (_, ask) => {
    const response = await ask();
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ error: 'sc_apikey is missing or wrong' });
  });
});

describe('GraphQL', () => {
  it('answers a fault in the document with 200 and its errors', async () => {
    expect(await platform.graphqlErrors('{ nothing }')).toEqual([expect.stringContaining('nothing')]);
    expect(await platform.graphqlErrors('{ site {')).toEqual([expect.stringContaining('Syntax Error')]);
  });

  it('shows no GraphiQL', async () => {
    const response = await platform.get(EDGE, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
  });

  it('shows GraphiQL where it is wanted, and still answers no query without the key', async () => {
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

  it('answers what does not exist with null', async () => {
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

  it('tells the site by all its names', async () => {
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

describe('the layout service over REST', () => {
  it.each(['jss', 'default', 'sxa-jss'])('knows the configuration %s', async (configuration) => {
    const path = `/sitecore/api/layout/render/${configuration}?item=%2Fabout&sc_apikey=${API_KEY}&sc_site=rukn&sc_lang=en`;
    expect(await (await platform.get(path)).json()).toMatchObject({ sitecore: { route: { name: 'About' } } });
  });

  it('answers a missing page with 404 and a layout without route', async () => {
    const response = await platform.get(`/sitecore/api/layout/render/jss?item=%2Fno&sc_lang=en&sc_apikey=${API_KEY}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      sitecore: {
        context: { pageEditing: false, pageState: 'normal', language: 'en', site: { name: SITE } },
        route: null,
      },
    });
  });

  it('takes a language or site left empty for the default', async () => {
    const path = `/sitecore/api/layout/render/jss?item=%2F&sc_site=&sc_lang=&sc_apikey=${API_KEY}`;
    expect(await (await platform.get(path)).json()).toMatchObject({ sitecore: { context: { language: 'ar' } } });
  });

  it.each([
    ['an unknown configuration', '/sitecore/api/layout/render/other?item=%2F'],
    ['an unknown placeholder', '/sitecore/api/layout/placeholder/jss?item=%2F&placeholderName=none'],
    ['the dictionary of an unknown site', '/sitecore/api/jss/dictionary/nobody/ar?'],
    ['the dictionary of an unknown language', '/sitecore/api/jss/dictionary/rukn/fr?'],
  ])('answers %s with 404 as JSON', async (_, path) => {
    const response = await platform.get(`${path}&sc_apikey=${API_KEY}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('names the site and the language of a dictionary', async () => {
    const response = await platform.get(`/sitecore/api/jss/dictionary/RUKN/EN?sc_apikey=${API_KEY}`);
    expect(await response.json()).toMatchObject({ lang: 'en', app: SITE, phrases: { phrase_7: 'Phrase 7' } });
  });
});

describe('a request', () => {
  it('to a path that is none answers 404 as JSON', async () => {
    const response = await platform.get('/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'not found' });
  });

  it('to /healthz answers that all is well', async () => {
    const response = await platform.get('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it.each(['/healthz', '/nothing', '/-/media/rates.json', RENDER])('to %s keeps the id it came with', async (path) => {
    const response = await platform.get(path, { headers: { 'x-request-id': 'trace-1.a_B' } });
    expect(response.headers.get('x-request-id')).toBe('trace-1.a_B');
  });

  it('over GraphQL keeps the id it came with', async () => {
    const response = await graphQL({ sc_apikey: API_KEY, 'x-request-id': 'trace-2' });
    expect(response.headers.get('x-request-id')).toBe('trace-2');
  });

  it.each(['', 'a b', '<script>', 'x'.repeat(65)])('with the id %j gets another one', async (id) => {
    const response = await platform.get('/healthz', { headers: { 'x-request-id': id } });
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('is one line of the log, without its key', async () => {
    await platform.get(`${RENDER}&sc_apikey=${API_KEY}`, { headers: { 'x-request-id': 'trace-3' } });
    await graphQL({ sc_apikey: API_KEY });
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain(API_KEY);
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

describe('a failure that nobody expected', () => {
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
  ])('over %s gives the log stack frames, and neither the log nor the caller its message', async (_, status, ask) => {
    const failing = await servePlatform({ content: broken(), logger });
    const response = await ask(failing);
    expect(response.status).toBe(status);
    const body = await response.text();
    expect(body).toMatch(/unexpected|internal/i);
    expect(body).not.toContain('inner detail');
    expect(lines.join('')).not.toContain('inner detail');
    expect(lines.join('')).toContain('.test.ts');
    await failing.stop();
  });
});

describe('a media file', () => {
  const MARK = 'brand/mark.svg';
  const bytes = readFileSync(join(fixture.folder, 'media', MARK), 'utf8');

  it.each(['/-/media/', '/-/jssmedia/', '/~/media/'])('is served below %s without a key', async (prefix) => {
    const response = await platform.get(prefix + MARK);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(bytes);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(bytes)));
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('may be kept for ever when its address names a revision', async () => {
    const response = await platform.get(`/-/media/${MARK}?rev=1&mw=320`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('that is a drawing may not run scripts, another file needs no such policy', async () => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    expect((await platform.get(`/-/media/${MARK}`)).headers.get('content-security-policy')).toBe(policy);
    expect((await platform.get('/-/media/rates.json')).headers.get('content-security-policy')).toBeNull();
  });

  it('is not sent again to who has it', async () => {
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

  it('is described by HEAD without its bytes', async () => {
    const response = await platform.get(`/-/media/${MARK}`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(bytes)));
    expect(await response.text()).toBe('');
  });

  it('that changes on disk is sent anew', async () => {
    const rates = join(fixture.folder, 'media', 'rates.json');
    const before = (await platform.get('/-/media/rates.json')).headers.get('etag') ?? '';
    writeFileSync(rates, '{"rate":22}');
    const after = await platform.get('/-/media/rates.json', { headers: { 'if-none-match': before } });
    expect(await after.json()).toEqual({ rate: 22 });
    expect(after.headers.get('etag')).not.toBe(before);
  });

  it('is found whatever the case of its path', async () => {
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
  ])('is 404 as JSON for %s', async (_, path) => {
    const response = await platform.get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'not found' });
  });
});
