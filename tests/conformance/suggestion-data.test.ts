import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver.js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formatGuid, guidOf } from '#sitecore/definitions/guid.ts';
import { SUGGESTION_PHRASES } from '#src/features/search/phrases.ts';
import { phrasesIn } from '#tests/support/dictionary.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { API_KEY, DEMO, type RunningPlatform, serveContentFolder } from './running-platform.ts';

const PREVIEW = { previewModeId: '', previewModeSigningKey: '', previewModeEncryptionKey: '' };

let platform: RunningPlatform;
let site: HttpServer;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
  vi.resetModules();
  vi.stubEnv('SITECORE_API_HOST', platform.host);
  vi.stubEnv('SITECORE_API_KEY', API_KEY);
  const { suggestions } = await import('#src/shell/seo/discovery-handlers.ts');
  site = await startHttpServer((request, response) => {
    const query = { language: (request.url ?? '').slice(1) };
    void apiResolver(request, response, query, { default: suggestions }, { ...PREVIEW, dev: false }, false);
  });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await site.stop();
  await platform.stop();
});

it.each(['ar', 'en'] as const)(
  'the suggestions get their phrases in %s, and the home item below which to search',
  async (language) => {
    const response = await fetch(`${site.url}/${language}`);
    expect(response.headers.get('cache-control')).toContain('public');
    expect(await response.json()).toEqual({
      root: formatGuid(guidOf('/sitecore/content/rukn/home'), 'N'),
      phrases: phrasesIn(language, SUGGESTION_PHRASES),
    });
  },
);

it('there are no suggestions in another language', async () => {
  expect((await fetch(`${site.url}/fr`)).status).toBe(404);
});
