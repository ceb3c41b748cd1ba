import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CLIENT_ADDRESS } from '#sitecore/contracts/site-headers.ts';
import { serversOfTests } from '#tests/support/servers-of-tests.ts';

const startServer = serversOfTests();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const received = vi.fn<(url: string | undefined, headers: Readonly<Record<string, unknown>>, body: string) => void>();

const submission = { reference: 'EN-2026-000001', status: 'received', receivedOn: '2026-11-23', answer: '' };

const platform =
  (status: number, body: unknown): RequestListener =>
  (request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      received(request.url, request.headers, text);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  };

/** Starts a site that responds with what its page gets, before a platform. */
async function startSite(listener: RequestListener): Promise<string> {
  received.mockReset();
  vi.resetModules();
  vi.stubEnv('SITECORE_API_HOST', await startServer(listener));
  vi.stubEnv('SITECORE_API_KEY', 'the-key');
  vi.stubEnv('SITE_SECRET', 'a secret of the site of these tests');
  const { loadPlainStatus } = await import('./load-plain-status.ts');
  return startServer((request, response) => {
    void loadPlainStatus(request, 'ar').then((sent) => response.end(JSON.stringify(sent)));
  });
}

const ENTRIES = { reference: ' EN-2026-000001 ', contact: '0501234567' };
const REQUEST = { reference: 'EN-2026-000001', contact: '0501234567' };

const send = async (
  site: string,
  entries: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' },
): Promise<unknown> => {
  const body = new URLSearchParams(entries);
  const sent = await fetch(site, { method: 'POST', body, headers: { accept: 'text/html', ...headers } });
  return sent.json();
};

describe('the status of a request that a browser without scripts looks up', () => {
  it('is that of the service, which counts it as the visitor’s own call; no address has the entries', async () => {
    const site = await startSite(platform(200, { submission }));
    expect(await send(site, ENTRIES)).toEqual({ request: REQUEST, result: { kind: 'found', found: submission } });
    const [url, headers, body] = received.mock.calls[0] ?? [];
    expect(url).toBe('/api/jss/formbuilder/status');
    expect(JSON.parse(body ?? '')).toEqual(REQUEST);
    expect(headers).toMatchObject({
      accept: 'application/json',
      'accept-language': 'ar',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      [CLIENT_ADDRESS]: '127.0.0.1',
    });
  });

  it('comes with the entries when nobody has it, when the service refuses or fails, and when an entry is empty', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const none = await startSite(platform(200, { submission: null }));
    expect(await send(none, ENTRIES)).toEqual({ request: REQUEST, result: { kind: 'none' } });
    expect(await send(none, { reference: 'EN-1', contact: ' ' })).toEqual({
      request: { reference: 'EN-1', contact: '' },
    });
    for (const [status, kind] of [
      [429, 'limited'],
      [503, 'failed'],
    ] as const) {
      const site = await startSite(platform(status, {}));
      expect(await send(site, ENTRIES)).toEqual({ request: REQUEST, result: { kind } });
    }
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/0501234567|EN-2026/);
  });

  it('is not looked up for a page of another site, nor for a body that is too large or no form', async () => {
    const site = await startSite(platform(200, { submission }));
    const failed = { request: { reference: '', contact: '' }, result: { kind: 'failed' } };
    expect(await send(site, ENTRIES, { 'sec-fetch-site': 'cross-site' })).toEqual(failed);
    expect(await send(site, ENTRIES, { origin: 'https://evil.example' })).toEqual(failed);
    expect(await send(site, { reference: 'x'.repeat(70_000) })).toEqual(failed);
    const json = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    expect(await send(site, ENTRIES, json)).toEqual(failed);
    expect(received).not.toHaveBeenCalled();
  });
});
