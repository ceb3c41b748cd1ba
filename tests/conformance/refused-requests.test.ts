import { request } from 'node:http';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver.js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import refusedMethod from '#src/pages/api/refused/method.ts';
import refusedRate from '#src/pages/api/refused/rate.ts';
import security from '#src/pages/api/security.txt.ts';
import { prepareRequest } from '#src/shell/routing/prepare-request.ts';
import { rememberRedirects } from '#src/shell/routing/known-pages.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

const PREVIEW = { previewModeId: '-', previewModeEncryptionKey: '-', previewModeSigningKey: '-', dev: false };
const ROUTES = new Map([
  ['/api/refused/method', refusedMethod],
  ['/api/refused/rate', refusedRate],
  ['/api/security.txt', security],
]);

let site: HttpServer;

beforeAll(async () => {
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.stubEnv('PUBLIC_URL', 'https://bank.example');
  vi.stubEnv('QUERY_PAGES_PER_SECOND', '1');
  globalThis.queryPageTokens = undefined;
  rememberRedirects([]);
  site = await startHttpServer((sent, response) => {
    prepareRequest(sent, response);
    const { pathname, searchParams } = new URL(sent.url ?? '', 'http://site');
    const route = ROUTES.get(pathname);
    if (!route) return void response.end('a page');
    void apiResolver(sent, response, Object.fromEntries(searchParams), { default: route }, PREVIEW, false);
  });
});
afterAll(async () => {
  await site.stop();
  vi.unstubAllEnvs();
  globalThis.queryPageTokens = undefined;
});

it('the site responds 405 to TRACE of any path, with the methods that it has', async () => {
  for (const path of ['/', '/en/search?q=a', '/api/sitecore/flagshipbranch/token', '/-/media/brand/mark.svg']) {
    const sent = await new Promise((resolve, reject) => {
      request(site.url + path, { method: 'TRACE' }, ({ statusCode, headers: { allow } }) =>
        resolve([statusCode, allow]),
      )
        .on('error', reject)
        .end();
    });
    expect(sent, path).toEqual([405, 'GET, HEAD, POST']);
  }
});

it('the site responds 429 in both languages to an address with too many pages with queries, and says when to try again', async () => {
  const get = (path: string) => fetch(site.url + path);
  for (let page = 0; page < 10; page += 1) expect((await get(`/search?q=${page}`)).status).toBe(200);
  const refused = await get('/en/search?q=a');
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    429,
    '1',
    'no-store',
  ]);
  const text = await refused.text();
  expect(text).toMatch(/<h1>طلبات كثيرة<\/h1>.*<div lang="en" dir="ltr">\s*<h2>Too many requests<\/h2>/s);
  expect((await get('/about')).status).toBe(200);
});

it('/.well-known/security.txt names the contact for vulnerabilities', async () => {
  const response = await fetch(`${site.url}/.well-known/security.txt`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await response.text()).toMatch(
    /^Contact: mailto:security@rukn\.example\nExpires: .*\nCanonical: https:\/\/bank\.example\/\.well-known\/security\.txt\n$/s,
  );
});
