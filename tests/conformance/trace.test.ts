import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, type RunningPlatform, serveContentFolder } from './running-platform.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});
afterAll(() => platform.stop());

const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(platform.host + path, { method: 'TRACE' }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end();
  });

it.each([
  '/',
  '/healthz',
  '/sitecore/api/graph/edge',
  '/sitecore/api/layout/render/jss?item=/',
  '/api/sitecore/flagshipbranch/token',
  '/-/media/brand/mark.svg',
])('the platform responds 405 to TRACE of %s', async (path) => {
  expect(await statusOf(path)).toBe(405);
});
