import { expect, test } from '@playwright/test';
import { openTestWorkspace, type TestWorkspace } from '#tests/support/test-workspace.ts';
import { startUnreliableProxy, type UnreliableProxy } from '../../scripts/bench/outages/unreliable-proxy.ts';

let workspace: TestWorkspace;
let proxy: UnreliableProxy;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  workspace = await openTestWorkspace({ PLATFORM_TIMEOUT_MS: '1000' }, async (platform) => {
    proxy = await startUnreliableProxy(platform);
    return proxy.url;
  });
});

test.afterAll(async () => {
  await workspace.close();
  await proxy.stop();
});

async function get(path: string) {
  const response = await fetch(workspace.url + path);
  return { status: response.status, retryAfter: response.headers.get('retry-after'), html: await response.text() };
}

/** Waits until pages respond with 200, for far less time than a page is cached: failures are not cached. */
async function expectRecovered(paths: readonly string[]): Promise<void> {
  for (const path of paths) await expect.poll(async () => (await get(path)).status, { message: path }).toBe(200);
}

const PAGES = ['/about', '/en/about', '/business', '/personal', '/search?q=card'];

test('a page responds 503 while the platform cuts its responses, and 200 afterwards', async () => {
  await proxy.failAll('cut');
  for (const path of PAGES) {
    expect(await get(path), path).toMatchObject({ status: 503, retryAfter: '5' });
  }
  await proxy.failAll(undefined);
  await expectRecovered(PAGES);
});

test('a page responds 503 at its deadline while the platform does not respond, and 200 afterwards', async () => {
  const paths = ['/help/fraud', '/en/help/fraud', '/personal/savings?tab=x'];
  await proxy.failAll('hang');
  const failed = await Promise.all([...paths, ...paths].map(get));
  expect(failed.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(failed.map(() => [503, '5']));
  expect(failed[0]?.html).toContain('<main');
  await proxy.failAll(undefined);
  await expectRecovered(paths);
});

test('a lost response does not delay later pages', async () => {
  proxy.failNext('cut', 'hang');
  const [first, second] = await Promise.all([get('/personal/accounts'), get('/en/personal/accounts')]);
  expect([200, 503]).toContain(first.status);
  expect([200, 503]).toContain(second.status);
  await expectRecovered(['/personal/accounts', '/en/personal/accounts']);
});

test('a cached page is served while the platform is unavailable', async () => {
  await proxy.failAll('hang');
  expect(await get('/about')).toMatchObject({ status: 200, retryAfter: null });
  await proxy.failAll(undefined);
});

test('a cached tab of a page is served while the platform is unavailable', async () => {
  const path = '/personal/finance?tab=personal';
  await expect.poll(async () => (await fetch(workspace.url + path)).headers.get('cache-status')).toBe('rukn; hit');
  const { html } = await get(path);
  await proxy.failAll('hang');
  expect(await get(path)).toEqual({ status: 200, retryAfter: null, html });
  await proxy.failAll(undefined);
});

test('a page with a query is rendered from content in memory while the platform is unavailable', async () => {
  await proxy.failAll('hang');
  // The search itself fails alone.
  const { status, html } = await get('/en/search?q=deposit');
  expect(status).toBe(503);
  const known = await get('/search?q=deposit');
  expect(known.status).toBe(200);
  expect(known.html).toContain('data-widget="SiteSearch"');
  expect(html).not.toContain('data-widget="SiteSearch"');
  await proxy.failAll(undefined);
});

test('sitemap, robots.txt and dictionary respond 503 while the platform is unavailable', async () => {
  await proxy.failAll('hang');
  const paths = ['/sitemap.xml', '/robots.txt', '/api/dictionary/ar'];
  for (const path of paths) expect((await get(path)).status, path).toBe(503);
  await proxy.failAll(undefined);
  await expectRecovered(paths);
});
