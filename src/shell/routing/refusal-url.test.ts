import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, expect, it, vi } from 'vitest';

/** Returns the module with an environment of its own. */
async function load(environment: Readonly<Record<string, string>> = {}) {
  vi.resetModules();
  vi.stubEnv('SITECORE_API_KEY', 'key');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  globalThis.queryPageTokens = undefined;
  return (await import('./refusal-url.ts')).refusalUrl;
}

function requestFrom(address: string, method = 'GET'): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  return Object.assign(new IncomingMessage(socket), { method });
}

const RENDERED = '/en/_query/rendered/search?q=a';

beforeEach(() => void vi.unstubAllEnvs());

it('refuses methods that no route serves', async () => {
  const refusalUrl = await load();
  for (const method of ['TRACE', 'TRACK', 'CONNECT'])
    expect(refusalUrl(requestFrom('203.0.113.1', method), '/')).toBe('/api/refused/method');
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
    expect(refusalUrl(requestFrom('203.0.113.1', method), '/')).toBeUndefined();
});

it('limits the pages that are rendered for each request, by address', async () => {
  const refusalUrl = await load({ QUERY_PAGES_PER_SECOND: '1' });
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  for (let page = 0; page < 10; page += 1) expect(refusalUrl(requestFrom('203.0.113.1'), RENDERED)).toBeUndefined();
  expect(refusalUrl(requestFrom('203.0.113.1'), RENDERED)).toBe('/api/refused/rate?seconds=1');
  expect(refusalUrl(requestFrom('203.0.113.1'), '/_query/cached/1/YQ/search')).toBeUndefined();
  expect(refusalUrl(requestFrom('203.0.113.2'), '/_query/rendered?q=a')).toBeUndefined();
  vi.restoreAllMocks();
});

it('has no limit when it is 0, and none for this machine under test', async () => {
  const unlimited = await load({ QUERY_PAGES_PER_SECOND: '0' });
  for (let page = 0; page < 50; page += 1) expect(unlimited(requestFrom('203.0.113.1'), RENDERED)).toBeUndefined();
  const tested = await load({ QUERY_PAGES_PER_SECOND: '1', QA: '1' });
  for (let page = 0; page < 50; page += 1) expect(tested(requestFrom('127.0.0.1'), RENDERED)).toBeUndefined();
  for (let page = 0; page < 12; page += 1) tested(requestFrom('203.0.113.1'), RENDERED);
  expect(tested(requestFrom('203.0.113.1'), RENDERED)).toMatch(/^\/api\/refused\/rate/);
});
