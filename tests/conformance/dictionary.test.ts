import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver.js';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { API_KEY, DEMO, type RunningPlatform, serveContentFolder } from './running-platform.ts';

let platform: RunningPlatform;
let site: HttpServer | undefined;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});
afterEach(async () => {
  await site?.stop();
  vi.unstubAllEnvs();
});
afterAll(() => platform.stop());

const ROUTE = /^\/api\/dictionary\/([^/]+)$/;
const PREVIEW = { previewModeId: '-', previewModeEncryptionKey: '-', previewModeSigningKey: '-', dev: false };

/** Serves the site's dictionary route behind the site's routing. */
async function siteWithDictionaryPath(dictionaryPath: string): Promise<string> {
  vi.resetModules();
  vi.stubEnv('SITECORE_API_HOST', platform.host);
  vi.stubEnv('SITECORE_API_KEY', API_KEY);
  vi.stubEnv('DICTIONARY_PATH', dictionaryPath);
  const { machineUrlOf } = await import('#src/front/machine-url.ts');
  const { default: route } = await import('#src/pages/api/dictionary/[language].ts');
  site = await startHttpServer((request, response) => {
    const [, language] = ROUTE.exec(machineUrlOf(request.url ?? '/') ?? request.url ?? '') ?? [];
    if (language === undefined) return void response.writeHead(404).end();
    void apiResolver(request, response, { language }, { default: route }, PREVIEW, false);
  });
  return site.url;
}

/** Fetches a dictionary; undefined when there is none at the URL. */
async function fetchDictionary(url: string) {
  const response = await fetch(url);
  if (response.status === 404) return undefined;
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return z.record(z.string(), z.string()).parse(await response.json());
}

it('QUERY-20 the dictionary has its own call, flat, by key, at /api/dictionary/en or at the configured path', async () => {
  const atDefault = await siteWithDictionaryPath('');
  const english = await fetchDictionary(`${atDefault}/api/dictionary/en`);
  expect(english).toMatchObject({ site_name: 'Rukn Bank', 'Tracker-Go-Back': 'Go back' });
  const arabic = await fetchDictionary(`${atDefault}/api/dictionary/ar`);
  expect(arabic).toMatchObject({ site_name: 'بنك ركن', 'Tracker-Go-Back': 'رجوع' });
  expect(Object.keys(arabic ?? {}).sort()).toEqual(Object.keys(english ?? {}).sort());
  expect(await fetchDictionary(`${atDefault}/api/dictionary/fr`)).toBeUndefined();
  expect(await fetchDictionary(`${atDefault}/texts/of/the-site/en`)).toBeUndefined();
  await site?.stop();

  const elsewhere = await siteWithDictionaryPath('/texts/of/the-site');
  expect(await fetchDictionary(`${elsewhere}/texts/of/the-site/en`)).toEqual(english);
  expect(await fetchDictionary(`${elsewhere}/en/texts/of/the-site/ar`)).toEqual(arabic);
  expect(await fetchDictionary(`${elsewhere}/texts/of/the-site/fr`)).toBeUndefined();
});
