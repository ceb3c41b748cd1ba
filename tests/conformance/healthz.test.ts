import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

const SECRET = 'a-secret-of-sixteen-characters';
const PREVIEW = { previewModeId: '-', previewModeEncryptionKey: '-', previewModeSigningKey: '-', dev: false };

let site: HttpServer;

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.stubEnv('REVALIDATE_SECRET', SECRET);
  const { default: route } = await import('#src/pages/api/healthz.ts');
  await import('#src/cms/widget-html.ts');
  site = await startHttpServer((request, response) => {
    void apiResolver(request, response, {}, { default: route }, PREVIEW, false);
  });
});
afterEach(async () => {
  await site.stop();
  vi.unstubAllEnvs();
});

const health = async (authorization?: string): Promise<unknown> => {
  const response = await fetch(site.url, { headers: authorization === undefined ? {} : { authorization } });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return response.json();
};

it('/api/healthz tells the use of the caches to the publisher’s secret only', async () => {
  expect(await health()).toEqual({ status: 'ok' });
  expect(await health('Bearer another')).toEqual({ status: 'ok' });
  expect(await health(`Bearer ${SECRET}`)).toMatchObject({
    status: 'ok',
    caches: { widgets: { hits: 0, misses: 0, entries: 0, characters: 0 } },
  });
});
