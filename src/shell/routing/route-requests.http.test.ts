import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { rememberPage, rememberRedirects } from './known-pages.ts';
import { routeRequests } from './route-requests.ts';

let server: HttpServer;

beforeAll(async () => {
  vi.stubEnv('SITECORE_API_KEY', 'key');
  server = await startHttpServer((request, response) => void response.end(request.url));
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllEnvs();
});
beforeEach(() => {
  rememberRedirects([]);
  rememberPage('/known', 'ar', []);
  routeRequests();
});

const urlSeenAt = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(server.url + path, { headers })).text();

it('a server of this process sees the internal URL of each request', async () => {
  expect(await urlSeenAt('/robots.txt')).toBe('/api/robots.txt');
  expect(await urlSeenAt('/known?tab=home')).toBe('/known?tab=home');
});

it('an author’s cookie counts', async () => {
  expect(await urlSeenAt('/known?tab=home', { cookie: 'a=b; __prerender_bypass=x' })).toBe(
    '/_query/rendered/known?tab=home',
  );
});

it('routes a request once, however often the code is loaded again', async () => {
  vi.resetModules();
  const { routeRequests: again } = await import('./route-requests.ts');
  again();
  expect(await urlSeenAt('/unknown?tab=home')).toBe('/_query/rendered/unknown?tab=home');
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
