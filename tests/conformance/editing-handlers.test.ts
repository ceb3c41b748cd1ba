import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';

const SECRET = 'a-secret-of-editors';
const EDITOR = 'https://cm.example.com';
const PREVIEW = {
  previewModeId: 'c'.repeat(32),
  previewModeSigningKey: 'a'.repeat(64),
  previewModeEncryptionKey: 'b'.repeat(64),
};

const PAGE =
  '<!DOCTYPE html><html><body><code chrometype="placeholder" kind="open" phkey="headless-main"></code><img src="/-/media/a.svg"/><script id="__NEXT_DATA__" type="application/json">{"props":{"__N_SSG":true}}</script></body></html>';

let site: HttpServer;
let folder: string;
/** Pages requested from the site, with their cookies. */
let requests: { readonly url: string; readonly cookie: string }[];

async function open(variables: Readonly<Record<string, string>> = {}): Promise<void> {
  vi.resetModules();
  folder = await mkdtemp(join(tmpdir(), 'rukn-editing-'));
  const all = {
    SITECORE_API_KEY: 'key',
    JSS_EDITING_SECRET: SECRET,
    DATA_DIR: folder,
    PUBLIC_URL: 'https://www.rukn.example',
  };
  for (const [name, value] of Object.entries({
    ...all,
    JSS_ALLOWED_ORIGINS: `https://a.example,  ${EDITOR}`,
    ...variables,
  }))
    vi.stubEnv(name, value);
  const { dataHandler, renderHandler } = await import('#src/shell/editing/editing-handlers.ts');
  requests = [];
  site = await startHttpServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site.invalid');
    const query = Object.fromEntries(searchParams);
    const answer = (handler: unknown, more = {}) =>
      void apiResolver(
        request,
        response,
        { ...query, ...more },
        { default: handler, config: { api: { bodyParser: false } } },
        { ...PREVIEW, dev: false },
        false,
      );
    if (pathname === '/api/editing/render') answer(renderHandler);
    else if (pathname.startsWith('/api/editing/data/')) answer(dataHandler, { key: pathname.split('/').at(-1) });
    else respondWithPage(request, response);
  });
}

function respondWithPage({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  requests.push({ url, cookie: headers.cookie ?? '' });
  if (url.startsWith('/gone')) response.statusCode = 404;
  response.setHeader('content-type', 'text/html; charset=utf-8').end(url.startsWith('/broken') ? '' : PAGE);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const layout = {
  sitecore: { context: { itemPath: '/about', pageEditing: true }, route: { itemId: 'abc', name: 'about' } },
};
const bodyOf = (itemPath = '/about', language = 'en') => ({
  id: 'rukn',
  functionName: 'renderView',
  moduleName: 'server.bundle',
  args: [
    '/ignored',
    JSON.stringify({ sitecore: { ...layout.sitecore, context: { ...layout.sitecore.context, itemPath } } }),
    JSON.stringify({ language, dictionary: { a: 'b' }, httpContext: { request: { path: '/x' } } }),
  ],
  jssEditingSecret: SECRET,
});

interface Sent {
  readonly method?: string;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const send = (path: string, { method = 'POST', json, headers }: Sent = {}): Promise<Response> =>
  fetch(site.url + path, {
    method,
    ...(json !== undefined && { body: JSON.stringify(json) }),
    headers: { 'content-type': 'application/json', ...headers },
  });

const htmlOf = async (response: Response): Promise<string> =>
  z.object({ html: z.string() }).parse(await response.json()).html;

describe('renderHandler', () => {
  it('responds with the page’s HTML as the SDK does, with absolute assets and cookies for a reload', async () => {
    await open();
    const response = await send('/api/editing/render', { json: bodyOf() });
    expect(response.status).toBe(200);
    const html = await htmlOf(response);
    expect(html).toContain('key="headless-main"');
    expect(html).not.toContain('phkey');
    expect(html).toContain('__N_SSR');
    expect(html).toContain('src="https://www.rukn.example/-/media/a.svg"');
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
    expect(cookies).toEqual(['__prerender_bypass', '__next_preview_data']);
  });

  it.each([
    ['/about', 'ar', '/about'],
    ['/about', 'en-GB', '/en/about'],
    ['/en/about', 'ar', '/about'],
    ['/', 'en', '/en'],
    ['@evil.example/', 'ar', '/@evil.example/'],
    ['//evil.example/', 'en', '/en//evil.example/'],
  ])('requests %s in %s as %s from its own process, whatever the Host header', async (path, language, url) => {
    await open();
    const response = await send('/api/editing/render', {
      json: bodyOf(path, language),
      headers: { host: 'evil.example' },
    });
    expect(response.status).toBe(200);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toMatch(new RegExp(`^${url}\\?timestamp=\\d+$`));
    expect(requests[0]?.cookie).toContain('__next_preview_data=');
  });

  it('renders a page that is not found', async () => {
    await open();
    expect(await htmlOf(await send('/api/editing/render', { json: bodyOf('/gone', 'ar') }))).toContain('headless-main');
  });

  it.each([
    ['no secret', '', { ...bodyOf(), jssEditingSecret: undefined }],
    ['another secret', '', { ...bodyOf(), jssEditingSecret: 'b' }],
    ['another secret in the URL, which takes precedence', '?secret=b', bodyOf()],
  ])('responds 401 to %s', async (_, search, json) => {
    await open();
    const response = await send(`/api/editing/render${search}`, { json });
    expect(response.status).toBe(401);
    expect(await htmlOf(response)).toContain('Missing or invalid secret');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('accepts the secret in the URL', async () => {
    await open();
    const response = await send(`/api/editing/render?secret=${SECRET}`, {
      json: { ...bodyOf(), jssEditingSecret: 'b' },
    });
    expect(response.status).toBe(200);
  });

  it('allows only listed origins, with blanks and slashes in the list', async () => {
    await open();
    const allowed = await send('/api/editing/render', { json: bodyOf(), headers: { origin: EDITOR } });
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, EDITOR]);
    expect(allowed.headers.get('vary')).toContain('Origin');
    const refused = await send('/api/editing/render', { json: bodyOf(), headers: { origin: 'https://evil.example' } });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, null]);
    expect(refused.headers.get('vary')).toContain('Origin');
    expect(await htmlOf(refused)).toContain('Requests from origin https://evil.example not allowed');
  });

  it('says that the origin changes the response, to a client without one too', async () => {
    await open();
    for (const path of ['/api/editing/render', '/api/editing/data/one'])
      expect((await send(path, { json: bodyOf() })).headers.get('vary'), path).toContain('Origin');
  });

  it('responds to a preflight request', async () => {
    await open();
    const ask = (origin: string) =>
      send(`/api/editing/render?secret=${SECRET}`, { method: 'OPTIONS', headers: { origin } });
    const allowed = await ask(EDITOR);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(EDITOR);
    expect(allowed.headers.get('access-control-allow-methods')).toContain('POST');
    expect(allowed.headers.get('access-control-allow-headers')).toContain('Content-Type');
    expect((await ask('https://evil.example')).status).toBe(401);
  });

  it.each(['GET', 'PUT', 'DELETE'])('responds 405 to %s', async (method) => {
    await open();
    const response = await send(`/api/editing/render?secret=${SECRET}`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await htmlOf(response)).toContain(`Invalid request method '${method}'`);
  });

  it.each([
    ['nothing', {}],
    ['null', null],
    ['two arguments', { args: ['/', '{}'] }],
    ['no layout', { args: ['/', '{}', '{}'] }],
    ['invalid JSON', { args: ['/', '{', '{}'] }],
    ['a layout that is nested too deep', { args: ['/', `${'['.repeat(5000)}${']'.repeat(5000)}`, '{}'] }],
  ])('responds 400 with the reason to %s', async (_, body) => {
    await open();
    const response = await send(`/api/editing/render?secret=${SECRET}`, { json: body });
    expect(response.status).toBe(400);
    expect(await htmlOf(response)).toContain('Unable to extract editing data');
    expect(requests).toEqual([]);
  });

  it('responds 500 when the page is empty', async () => {
    await open();
    const response = await send('/api/editing/render', { json: bodyOf('/broken', 'ar') });
    expect(response.status).toBe(500);
    expect(await htmlOf(response)).toContain('Failed to render html for /broken');
  });
});

describe('both handlers and a large body', () => {
  const MEGABYTE = 1024 * 1024;
  const bodyWith = (bytes: number) => ({ ...bodyOf(), more: 'x'.repeat(bytes - JSON.stringify(bodyOf()).length - 10) });

  it('accept 8 MB where nothing is set, and what EDITING_BODY_LIMIT_MB says', async () => {
    await open();
    expect((await send('/api/editing/render', { json: bodyWith(8 * MEGABYTE) })).status).toBe(200);
    await site.stop();
    await open({ EDITING_BODY_LIMIT_MB: '9' });
    expect((await send('/api/editing/render', { json: bodyWith(9 * MEGABYTE) })).status).toBe(200);
  });

  it.each([
    ['/api/editing/render', 'POST', 8 * MEGABYTE + 1],
    ['/api/editing/render', 'POST', 15 * MEGABYTE],
    [`/api/editing/data/key?secret=${SECRET}`, 'PUT', 8 * MEGABYTE + 1],
  ])('respond 413 with the reason at %s to a larger %s, and close the connection', async (path, method, bytes) => {
    await open();
    const response = await send(path, { method, json: bodyWith(bytes) });
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
    expect(await htmlOf(response)).toContain('larger than EDITING_BODY_LIMIT_MB, 8 MB');
    expect(requests).toEqual([]);
  });

  it.each([
    ['what is no JSON', '{"args":', 'not JSON'],
    ['JSON that is nested too deep', '['.repeat(500_000), 'nested deeper than 100 levels'],
  ])('respond 400 to %s', async (_, body, reason) => {
    await open();
    for (const [path, method] of [
      ['render', 'POST'],
      ['data/key', 'PUT'],
    ] as const) {
      const response = await fetch(`${site.url}/api/editing/${path}?secret=${SECRET}`, { method, body });
      expect(response.status, path).toBe(400);
      expect(await htmlOf(response), path).toContain(reason);
    }
  });
});

/** Sends the head of a request with a body of a megabyte, of which nothing follows; returns the status of the response. */
const statusWithoutBody = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const method = path.startsWith('/api/editing/data') ? 'PUT' : 'POST';
    const request = httpRequest(site.url + path, {
      method,
      headers: { 'content-length': '1000000', ...headers },
      signal: AbortSignal.timeout(WAIT_TIMEOUT_MS),
    });
    request.on('response', ({ statusCode }) => {
      resolve(statusCode);
      request.destroy();
    });
    request.on('error', reject);
    request.flushHeaders();
  });

describe('both handlers and a stranger', () => {
  const parse: (text: string) => unknown = JSON.parse.bind(JSON);

  it.each([
    ['/api/editing/render?secret=a-guess', {}],
    ['/api/editing/render?secret=', {}],
    ['/api/editing/render?secret=a-guess', { authorization: `Bearer ${SECRET}` }],
    ['/api/editing/data/key?secret=a-guess', {}],
    ['/api/editing/data/key', {}],
  ])('respond 401 at %s before a byte of the body has arrived', async (path, headers) => {
    await open();
    expect(await statusWithoutBody(path, headers)).toBe(401);
  });

  it('parse no body without the secret', async () => {
    await open();
    const parsed: string[] = [];
    vi.spyOn(JSON, 'parse').mockImplementation((text: string) => {
      parsed.push(text);
      return parse(text);
    });
    const body = JSON.stringify({ ...bodyOf(), jssEditingSecret: 'a-guess' });
    const { status } = await fetch(`${site.url}/api/editing/render`, { method: 'POST', body });
    expect(status).toBe(401);
    expect(parsed.filter((text) => text.includes('renderView'))).toEqual([]);
  });

  it('read few bodies of an address at a time', async () => {
    await open();
    const heads = Array.from({ length: 20 }, () => {
      const request = httpRequest(`${site.url}/api/editing/render`, {
        method: 'POST',
        headers: { 'content-length': '9' },
      });
      request.on('error', () => undefined).flushHeaders();
      return request;
    });
    await expect.poll(async () => (await send('/api/editing/render', { json: bodyOf() })).status).toBe(429);
    heads.forEach((request) => request.destroy());
  });

  it('respond 429 to the failures of an address, and never to the right secret before the body', async () => {
    await open();
    const guess = (path: string) => send(`${path}?secret=a-guess`, { json: bodyOf() });
    const statuses = await Promise.all(
      Array.from({ length: 21 }, async () => (await guess('/api/editing/render')).status),
    );
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    const refused = await send('/api/editing/render', { json: bodyOf() });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await htmlOf(refused)).toContain('Too many requests');
    expect((await send(`/api/editing/render?secret=${SECRET}`, { json: bodyOf() })).status).toBe(200);
    const bearer = { authorization: `Bearer ${SECRET}` };
    expect((await send('/api/editing/render', { json: bodyOf(), headers: bearer })).status).toBe(200);
  });

  it('count addresses apart', async () => {
    await open({ TRUSTED_PROXIES: '1' });
    const from = (address: string, secret: string) =>
      send(`/api/editing/data/key?secret=${secret}`, { method: 'GET', headers: { 'x-forwarded-for': address } });
    for (let index = 0; index < 20; index += 1) await from('203.0.113.1', 'a-guess');
    expect((await from('203.0.113.1', 'a-guess')).status).toBe(429);
    expect((await from('203.0.113.2', 'a-guess')).status).toBe(401);
  });

  it('serve any number of authors of one address that show the secret in the body', async () => {
    await open();
    for (let index = 0; index < 25; index += 1)
      expect((await send('/api/editing/render', { json: bodyOf() })).status).toBe(200);
  });

  it('find a secret with quotes and Arabic in a body', async () => {
    const secret = 'سرّ "طويل" جدًا \\ للتحرير';
    await open({ JSS_EDITING_SECRET: secret });
    const json = { ...bodyOf(), jssEditingSecret: secret };
    expect((await send('/api/editing/render', { json })).status).toBe(200);
  });
});

describe('dataHandler', () => {
  const DATA = { path: '/a', language: 'ar', dictionary: {}, layoutData: layout };
  const address = `/api/editing/data/some-key?secret=${SECRET}`;

  it('returns stored data more than once', async () => {
    await open();
    expect((await send(address, { method: 'PUT', json: DATA })).status).toBe(200);
    for (const time of ['once', 'twice']) {
      const response = await send(address, { method: 'GET' });
      expect(response.status, time).toBe(200);
      expect(await response.json(), time).toEqual(DATA);
    }
  });

  it.each([
    ['401 without the secret', '/api/editing/data/k', 'GET', undefined, 401],
    ['400 to invalid data', address, 'PUT', { path: '/a' }, 400],
    ['400 to null', address, 'PUT', null, 400],
    ['405 to another method', address, 'DELETE', undefined, 405],
    ['200 and null for an unknown key', address, 'GET', undefined, 200],
  ])('responds %s', async (_, path, method, json, status) => {
    await open();
    expect((await send(path, { method, json })).status).toBe(status);
  });
});

describe('both handlers without a secret', () => {
  it('respond 404 before a byte of the body has arrived', async () => {
    await open({ JSS_EDITING_SECRET: '' });
    expect(await statusWithoutBody('/api/editing/render')).toBe(404);
    expect(await statusWithoutBody('/api/editing/data/k?secret=')).toBe(404);
    expect((await send('/api/editing/data/k?secret=', { method: 'GET' })).status).toBe(404);
  });
});
