import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

const opened: HttpServer[] = [];
let requests: string[];

beforeEach(() => {
  requests = [];
  vi.resetModules();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(opened.splice(0).map(({ stop }) => stop()));
});

async function opening(handler: RequestListener): Promise<string> {
  const server = await startHttpServer(handler);
  opened.push(server);
  return server.url;
}

/** A page that is opened now, on a site whose bank answers this. */
async function openPage({ status = 200, paths = '' } = {}) {
  const bank = await opening(({ method, url }, response) => {
    requests.push(`${method ?? ''} ${url ?? ''}`);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ result: { CardAndSARPointRatio: [{ Key: 'Travel card', Value: 0.004 }] } }));
  });
  vi.stubEnv('SITECORE_API_HOST', bank);
  vi.stubEnv('SITECORE_API_KEY', 'the-key');
  vi.stubEnv('SERVICE_PATHS', paths);
  vi.resetModules();
  const { proxyService } = await import('#src/shell/http/service-proxy.ts');
  const site = await opening((request, response) => void proxyService(request, response));
  const { requestPointRatios } = await import('#src/services/point-ratios.ts');
  return { site, requestPointRatios };
}

const DEFAULT = 'GET /api/sitecore/Calculators/MokafaaRedeemCalculator';
const travel = { ok: true, value: [{ product: 'Travel card', riyalsPerPoint: 0.004 }] };

it('CALC-LOY-09 asks for the ratios once a page and language, with sc_lang, at a path that can be configured', async () => {
  const { site, requestPointRatios } = await openPage();
  const answers = await Promise.all([
    requestPointRatios('ar', site),
    requestPointRatios('ar', site),
    requestPointRatios('en', site),
  ]);
  expect(answers).toEqual([travel, travel, travel]);
  expect(await requestPointRatios('ar', site)).toEqual(travel);
  expect(requests).toEqual([`${DEFAULT}?sc_lang=ar`, `${DEFAULT}?sc_lang=en`]);

  requests = [];
  const next = await openPage({ paths: 'requestPointRatios=/loyalty/ratios' });
  expect(await next.requestPointRatios('ar', next.site)).toEqual(travel);
  expect(requests).toEqual(['GET /loyalty/ratios?sc_lang=ar']);
});

it('forgets a call that failed, so that the next who wants to know asks again', async () => {
  const { site, requestPointRatios } = await openPage({ status: 500 });
  expect(await requestPointRatios('ar', site)).toMatchObject({ ok: false, failure: { kind: 'Failed', status: 500 } });
  await requestPointRatios('ar', site);
  expect(requests).toHaveLength(2);
});
