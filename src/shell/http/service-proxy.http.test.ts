import { createServer } from 'node:net';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { unusedUrl, type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

const SRC = join(import.meta.dirname, '../..');

const logged = vi.fn();
const servers: HttpServer[] = [];

/** Starts the proxy of a site whose platform behaves like this. */
async function startProxy(
  platform: RequestListener | string,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  vi.resetModules();
  const host = typeof platform === 'string' ? platform : await track(startHttpServer(platform));
  for (const [name, value] of Object.entries({ SITECORE_API_HOST: host, SITECORE_API_KEY: 'the-key', ...more }))
    vi.stubEnv(name, value);
  const { proxyService } = await import('./service-proxy.ts');
  return track(startHttpServer((request, response) => void proxyService(request, response)));
}

async function track(server: Promise<HttpServer>): Promise<string> {
  servers.push(await server);
  return (await server).url;
}

beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await Promise.all(servers.splice(0).map(({ stop }) => stop()));
});

const echoed = z.object({ url: z.string(), headers: z.record(z.string(), z.string()) });

const echo: RequestListener = (request, response) => {
  const { method, url, headers } = request;
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': 'a=1', 'x-inner': '1' });
    response.end(JSON.stringify({ method, url, headers, body }));
  });
};

describe('proxyService', () => {
  it('forwards a query and returns the response, without other headers of browser or platform', async () => {
    const site = await startProxy(echo);
    const response = await fetch(`${site}${CALLS.autoFinance.path}?principal=1&x=%D8%A7`, {
      headers: { cookie: 'siteLanguage=ar', accept: 'application/json', 'x-qa-test': 'one' },
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('x-inner')).toBeNull();
    const { url, headers } = echoed.parse(await response.json());
    expect(url).toBe('/api/sitecore/Calculators/AutoFinance?principal=1&x=%D8%A7');
    expect(headers).toMatchObject({ accept: 'application/json', 'x-qa-test': 'one' });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('sc_apikey');
  });

  it('forwards a body of up to 64 kB', async () => {
    const site = await startProxy(echo);
    const send = (body: string) =>
      fetch(site + CALLS.ticket.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer a', 'accept-language': 'en' },
        body,
      });
    expect(await (await send('{"fxb_Sid":"1"}')).json()).toMatchObject({
      method: 'POST',
      body: '{"fxb_Sid":"1"}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer a', 'accept-language': 'en' },
    });
    expect((await send('x'.repeat(64 * 1024))).status).toBe(201);
    expect((await send('x'.repeat(64 * 1024 + 1))).status).toBe(413);
  });

  it('CALLS-03 opens for every call of the catalogue under its own method, those that no screen makes as well, and where it is configured under another path', async () => {
    const site = await startProxy(echo);
    const names = [
      'trackRequest',
      'mortgageContracts',
      'validateToken',
      'approveContract',
      'downloadContract',
    ] as const;
    expect(names.map((name) => CALLS[name].path)).toEqual([
      '/api/sitecore/Tracker/index',
      '/api/sitecore/MortgageContracts',
      '/api/sitecore/MortgageContracts/ValidateToken',
      '/api/sitecore/MortgageContracts/ApproveContract',
      '/api/sitecore/MortgageContracts/DownloadContractFile',
    ]);
    expect(CALLS.contentGraph.path).toBe('/sitecore/api/graph/edge');
    for (const { path, method } of Object.values(CALLS).filter(({ path: one }) => one.startsWith('/api/sitecore/'))) {
      const response = await fetch(site + path, { method });
      expect(await response.json(), path).toMatchObject({ method, url: path });
      const wrong = await fetch(site + path, { method: method === 'GET' ? 'POST' : 'GET' });
      expect([wrong.status, wrong.headers.get('allow')], path).toEqual([405, method]);
    }
    const moved = await startProxy(echo, { SERVICE_PATHS: 'validateToken=/contracts/validate' });
    const response = await fetch(moved + CALLS.validateToken.path, { method: 'POST' });
    expect(await response.json()).toMatchObject({ url: '/contracts/validate' });
    const other = await fetch(moved + CALLS.approveContract.path, { method: 'POST' });
    expect(await other.json()).toMatchObject({ url: CALLS.approveContract.path });
    const used = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => names.some((name) => readFileSync(join(SRC, file), 'utf8').includes(name)));
    expect(used, 'screens that make these calls').toEqual([]);
  });

  it('responds 404 to any other path', async () => {
    const site = await startProxy(echo);
    for (const path of ['/api/sitecore/Other', '/api/sitecore/Calculators/AutoFinance/x', '/sitecore/api/graph/edge'])
      expect((await fetch(site + path)).status, path).toBe(404);
  });

  it('responds 502 and 504 when the platform is unavailable or silent, and logs the path without the query', async () => {
    const away = await startProxy(await unusedUrl());
    expect((await fetch(`${away}${CALLS.autoFinance.path}?principal=120000`)).status).toBe(502);
    const silence = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silence, 'listening');
    const address = silence.address();
    const silent = await startProxy(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const pending = fetch(`${silent}${CALLS.autoFinance.path}?principal=120000`);
    late.abort(new DOMException('late', 'TimeoutError'));
    expect((await pending).status).toBe(504);
    silence.close();
    expect(logged).toHaveBeenCalledTimes(2);
    expect(logged.mock.calls.flat().join(' ')).not.toContain('120000');
  });

  it('logs no message of a failed fetch, which may contain the whole URL', async () => {
    // fetch rejects a URL with credentials and repeats it in its message.
    const site = await startProxy('http://user:secret@127.0.0.1:1');
    expect((await fetch(`${site}${CALLS.autoFinance.path}?principal=120000`)).status).toBe(502);
    expect(logged.mock.calls).toEqual([[`${CALLS.autoFinance.path}: TypeError`]]);
  });
});
