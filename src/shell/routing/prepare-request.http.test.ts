import { request } from 'node:http';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { rememberPage, rememberRedirects } from './known-pages.ts';
import { prepareRequest } from './prepare-request.ts';
import { MAX_RENDERS } from './render-slots.ts';

let server: HttpServer;

beforeAll(async () => {
  vi.stubEnv('SITECORE_API_KEY', 'key');
  // This test's own address sends more than an address may.
  vi.stubEnv('QUERY_PAGES_PER_SECOND', '0');
  server = await startHttpServer((request, response) => {
    prepareRequest(request, response);
    response.setHeader('Referrer-Policy', 'of-the-route').end(request.url);
  });
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllEnvs();
});
beforeEach(() => {
  rememberRedirects([]);
  rememberPage('/known', 'ar', []);
});

const urlSeenAt = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(server.url + path, { headers })).text();

it('Next sees the internal URL of each request', async () => {
  expect(await urlSeenAt('/robots.txt')).toBe('/api/robots.txt');
  expect(await urlSeenAt('/known?tab=home')).toBe('/known?tab=home');
});

it('a method that no route serves leads to the route that refuses it', async () => {
  const seen = await new Promise<string>((resolve, reject) => {
    const sent = request(`${server.url}/known`, { method: 'TRACE' }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    });
    sent.on('error', reject).end();
  });
  expect(seen).toBe('/api/refused/method');
});

it('an author’s cookie counts', async () => {
  expect(await urlSeenAt('/known?tab=home', { cookie: 'a=b; __prerender_bypass=x' })).toBe(
    '/_query/rendered/known?tab=home',
  );
});

it('renders a limited number of query pages at a time, of authors too; others get the error page as a 503', async () => {
  const pending = new Set<ServerResponse>();
  const slow = await startHttpServer((request, response) => {
    prepareRequest(request, response);
    if (request.url?.includes('/_query/')) pending.add(response);
    else response.writeHead(500, { url: request.url }).end();
  });
  const abort = new AbortController();
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(slow.url + path, { headers, signal: abort.signal });
  const rendering = Array.from({ length: MAX_RENDERS }, () => get('/search?q=a'));
  await expect.poll(() => pending.size).toBe(MAX_RENDERS);
  for (const cookie of ['', '__prerender_bypass=x']) {
    const refused = await get('/en/search?q=a', { cookie });
    const sent = ['url', 'retry-after'].map((name) => refused.headers.get(name));
    expect([refused.status, ...sent]).toEqual([503, '/en/500', '5']);
  }
  for (const response of pending) response.end();
  expect(new Set((await Promise.all(rendering)).map(({ status }) => status))).toEqual(new Set([200]));
  pending.clear();
  const aborted = expect(get('/search?q=a')).rejects.toThrow('aborted');
  await expect.poll(() => pending.size).toBe(1);
  abort.abort();
  await aborted;
  await slow.stop();
});

it('a response has the site’s headers, which its route may replace', async () => {
  const { headers } = await fetch(`${server.url}/known`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('of-the-route');
  const draft = await fetch(`${server.url}/known`, { headers: { cookie: '__prerender_bypass=x' } });
  expect(draft.headers.get('content-security-policy')).not.toBe(headers.get('content-security-policy'));
});

it('a failure is logged and leaves the URL as it is', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementationOnce(() => {
    throw new Error('odd');
  });
  expect(await urlSeenAt('/known?tab=home')).toBe('/known?tab=home');
  expect(logged.mock.calls).toEqual([['a URL is served as it is: odd']]);
  vi.restoreAllMocks();
});
