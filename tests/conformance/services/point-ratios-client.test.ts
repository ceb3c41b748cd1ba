import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

const servers: HttpServer[] = [];
let requests: string[];

beforeEach(() => {
  requests = [];
  vi.resetModules();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(servers.splice(0).map(({ stop }) => stop()));
});

async function startServer(handler: RequestListener): Promise<string> {
  const server = await startHttpServer(handler);
  servers.push(server);
  return server.url;
}

/** Opens a page with new module state, on a site whose bank responds with one ratio. */
async function openPage({ status = 200, paths = '' } = {}) {
  const bank = await startServer(({ method, url }, response) => {
    requests.push(`${method ?? ''} ${url ?? ''}`);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ result: { CardAndSARPointRatio: [{ Key: 'Travel card', Value: 0.004 }] } }));
  });
  vi.stubEnv('SITECORE_API_HOST', bank);
  vi.stubEnv('SITECORE_API_KEY', 'the-key');
  vi.stubEnv('SERVICE_PATHS', paths);
  vi.resetModules();
  const { proxyService } = await import('#src/front/services/service-proxy.ts');
  const site = await startServer((request, response) => void proxyService(request, response));
  const { requestPointRatios } = await import('#src/services/point-ratios.ts');
  return { site, requestPointRatios };
}

const DEFAULT = 'GET /api/sitecore/Calculators/MokafaaRedeemCalculator';
const travel = { ok: true, value: [{ id: '1-0.004', product: 'Travel card', riyalsPerPoint: 0.004 }] };

it('CALC-LOY-09 requests the ratios once per page and language, with sc_lang, at a configurable path', async () => {
  const { site, requestPointRatios } = await openPage();
  const results = await Promise.all([
    requestPointRatios('ar', site),
    requestPointRatios('ar', site),
    requestPointRatios('en', site),
  ]);
  expect(results).toEqual([travel, travel, travel]);
  expect(await requestPointRatios('ar', site)).toEqual(travel);
  expect(requests).toEqual([`${DEFAULT}?sc_lang=ar`, `${DEFAULT}?sc_lang=en`]);

  requests = [];
  const next = await openPage({ paths: 'pointRatios=/loyalty/ratios' });
  expect(await next.requestPointRatios('ar', next.site)).toEqual(travel);
  expect(requests).toEqual(['GET /loyalty/ratios?sc_lang=ar']);
});

it('sends a new request after a failed one', async () => {
  const { site, requestPointRatios } = await openPage({ status: 500 });
  expect(await requestPointRatios('ar', site)).toMatchObject({ ok: false, failure: { kind: 'Failed', status: 500 } });
  await requestPointRatios('ar', site);
  expect(requests).toHaveLength(2);
});
