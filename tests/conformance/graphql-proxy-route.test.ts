import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteSearch } from '#src/queries/site-search.query.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

const BODY = JSON.stringify({
  query: siteSearch.text,
  variables: { term: 'بطاقة', language: 'ar', root: 'x', first: 4 },
});

let platform: HttpServer;
let site: HttpServer;
let responds = true;
const received: IncomingHttpHeaders[] = [];

beforeEach(async () => {
  responds = true;
  received.length = 0;
  platform = await startHttpServer(({ headers }, response) => {
    received.push(headers);
    if (responds) response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
  });
  vi.stubEnv('SITECORE_API_KEY', 'a-key-of-the-platform');
  vi.stubEnv('GRAPH_QL_ENDPOINT', platform.url);
  vi.stubEnv('PUBLIC_URL', 'https://www.rukn.example');
  vi.stubEnv('TRUSTED_PROXIES', '1');
  await openSite('5000');
});

/** Opens the site's endpoint with this many milliseconds for the platform. */
async function openSite(timeoutMs: string): Promise<void> {
  vi.resetModules();
  vi.stubEnv('PLATFORM_TIMEOUT_MS', timeoutMs);
  const { routeOf } = await import('#src/front/routes.ts');
  const route = routeOf('/api/sitecore/api/graph/edge');
  site = await startHttpServer((request, response) => void route?.(request, response));
}

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await site.stop();
  await platform.stop();
});

const send = (headers: Readonly<Record<string, string>> = {}) =>
  fetch(site.url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: BODY });

describe('the site’s GraphQL endpoint', () => {
  it('forwards a document of the site to the configured endpoint with the platform’s key', async () => {
    const response = await send();
    expect([response.status, await response.json()]).toEqual([200, { data: {} }]);
    expect(received).toMatchObject([{ sc_apikey: 'a-key-of-the-platform' }]);
  });

  it('limits each client, whom a trusted proxy names', async () => {
    // With a stopped clock no client regains tokens.
    vi.useFakeTimers({ toFake: ['performance'] });
    const statuses: number[] = [];
    for (let sent = 0; sent < 101; sent += 1) statuses.push((await send({ 'x-forwarded-for': '198.51.100.1' })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.at(-1)).toBe(429);
    expect((await send({ 'x-forwarded-for': '198.51.100.2' })).status).toBe(200);
  });

  it('responds 503 at the platform’s deadline', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    responds = false;
    await site.stop();
    await openSite('100');
    expect((await send()).status).toBe(503);
  });

  it('refuses other origins than the public one', async () => {
    expect((await send({ origin: 'https://www.rukn.example' })).status).toBe(200);
    expect((await send({ origin: 'https://strange.example' })).status).toBe(403);
  });
});
