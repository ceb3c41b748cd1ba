import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

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
    ['nothing', {}, 'Unable to extract editing data'],
    ['two arguments', { args: ['/', '{}'] }, 'Unable to extract editing data'],
    ['no layout', { args: ['/', '{}', '{}'] }, 'Error'],
    ['invalid JSON', { args: ['/', '{', '{}'] }, 'Error'],
  ])('responds 500 with the reason to %s', async (_, body, reason) => {
    await open();
    const response = await send(`/api/editing/render?secret=${SECRET}`, { json: body });
    expect(response.status).toBe(500);
    expect(await htmlOf(response)).toContain(reason);
    expect(console.error).toHaveBeenCalled();
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

  it('accept 2 MB where nothing is set, and what EDITING_BODY_LIMIT_MB says', async () => {
    await open();
    expect((await send('/api/editing/render', { json: bodyWith(2 * MEGABYTE) })).status).toBe(200);
    await site.stop();
    await open({ EDITING_BODY_LIMIT_MB: '3' });
    expect((await send('/api/editing/render', { json: bodyWith(3 * MEGABYTE) })).status).toBe(200);
  });

  it.each([
    ['/api/editing/render', 'POST', 2 * MEGABYTE + 1],
    ['/api/editing/render', 'POST', 15 * MEGABYTE],
    [`/api/editing/data/key?secret=${SECRET}`, 'PUT', 2 * MEGABYTE + 1],
  ])('respond 413 with the reason at %s to a larger %s, and close the connection', async (path, method, bytes) => {
    await open();
    const response = await send(path, { method, json: bodyWith(bytes) });
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
    expect(await htmlOf(response)).toContain('larger than EDITING_BODY_LIMIT_MB, 2 MB');
    expect(requests).toEqual([]);
  });

  it('respond 400 to what is no JSON', async () => {
    await open();
    const response = await fetch(`${site.url}/api/editing/render`, { method: 'POST', body: '{"args":' });
    expect(response.status).toBe(400);
    expect(await htmlOf(response)).toContain('not JSON');
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
  it('respond that editing is switched off', async () => {
    await open({ JSS_EDITING_SECRET: '' });
    const page = await send('/api/editing/render', { json: bodyOf() });
    expect(page.status).toBe(500);
    expect(await htmlOf(page)).toContain('JSS_EDITING_SECRET is not set');
    const data = await send('/api/editing/data/k?secret=', { method: 'GET' });
    expect(data.status).toBe(500);
    expect(await data.text()).toContain('JSS_EDITING_SECRET is not set');
  });
});
