import { expect, test } from '@playwright/test';
import {
  FAILURE_MODES,
  PLATFORM_WORDS,
  startUnreliableProxy,
  type UnreliableProxy,
} from '../../scripts/bench/outages/unreliable-proxy.ts';
import { SECRETS, openTestWorkspace, type TestWorkspace } from '#tests/support/test-workspace.ts';

let workspace: TestWorkspace;
let proxy: UnreliableProxy;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(660_000);
  workspace = await openTestWorkspace({ PLATFORM_TIMEOUT_MS: '1000', WARM_PAGES: '1' }, async (platform) => {
    proxy = await startUnreliableProxy(platform);
    return proxy.url;
  });
  await expect.poll(isWarm, { timeout: 600_000 }).toBe(true);
});

test.afterAll(async () => {
  await workspace.close();
  await proxy.stop();
});

async function isWarm(): Promise<unknown> {
  const headers = { authorization: `Bearer ${SECRETS.REVALIDATE_SECRET}` };
  const health: unknown = await (await fetch(`${workspace.url}/api/healthz`, { headers })).json();
  return typeof health === 'object' && health !== null && 'isWarm' in health && health.isWarm;
}

async function get(path: string, accept = '*/*') {
  const response = await fetch(workspace.url + path, { headers: { accept }, redirect: 'manual' });
  const { status, headers } = response;
  return {
    path,
    status,
    type: headers.get('content-type'),
    retryAfter: headers.get('retry-after'),
    text: await response.text(),
  };
}

type Got = Awaited<ReturnType<typeof get>>;

/** Requests all paths, few at a time. */
async function getAll(paths: readonly string[], accept?: string): Promise<readonly Got[]> {
  const left = [...paths];
  const all: Got[] = [];
  const worker = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) all.push(await get(path, accept));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return all;
}

/** Requests that did not get a page of the site as it is, or a picture. */
const failed = (all: readonly Got[], type: RegExp) =>
  all
    .filter(({ status, type: sent, text }) => status !== 200 || !type.test(sent ?? '') || text.includes(PLATFORM_WORDS))
    .map(({ path, status, type: sent }) => `${path} ${status} ${sent ?? ''}`);

const isWholePage = ({ text }: Got): boolean => /<h1[ >]/.test(text) && text.includes('<footer');

let pages: readonly string[] = [];
let pictures: readonly string[] = [];

test('a site that has all its pages knows them without a platform', async () => {
  await proxy.failAll('refuse');
  const { text } = await get('/sitemap.xml');
  pages = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(pages.length).toBeGreaterThan(150);
  const all = await getAll(pages);
  expect(failed(all, /^text\/html/)).toEqual([]);
  expect(all.filter((page) => !isWholePage(page)).map(({ path }) => path)).toEqual([]);
  const shown = (html: string) =>
    [...html.matchAll(/(?:src|srcset)="([^"]*)"/gi)].flatMap(([, urls = '']) =>
      urls.split(',').map((url) => url.trim().split(' ')[0]?.replaceAll('&amp;', '&') ?? ''),
    );
  pictures = [...new Set(all.flatMap(({ text: html }) => shown(html)))].filter(
    (url) => /^\/[-~]\//.test(url) && !/\.(?:webm|vtt)$/.test(url),
  );
  expect(pictures.length).toBeGreaterThan(30);
});

test('each picture of each page is served, in every size that pages name and every format', async () => {
  for (const accept of ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*'])
    expect(failed(await getAll(pictures, accept), /^image\//)).toEqual([]);
});

const QUERIES = [
  '?tab=personal',
  '?q=card',
  '?q=card&page=2',
  '?utm_source=a',
  '?form=auto&amount=1',
  '?tab=%00&q=%E0',
];

/** Publishes a page, and with it everything that the site knows is no longer current; returns the response's text. */
async function publish(path: string): Promise<string> {
  const response = await fetch(`${workspace.url}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${SECRETS.REVALIDATE_SECRET}` },
    body: JSON.stringify({ paths: [path] }),
  });
  return response.text();
}

// A failed fetch is not repeated for some seconds: the dictionary's own failure comes first, and each mode has its own pages.
const MODES = FAILURE_MODES.toSorted((one) => (one === 'an empty dictionary' ? -1 : 1));

for (const [index, mode] of MODES.entries()) {
  test(`pages with queries and pictures are served while the platform fails (${mode}), and content stays as it was`, async () => {
    const cached = ['/help', '/en/help', '/500', '/en/500', '/404'];
    const before = await getAll(cached);
    await proxy.failAll(mode);
    expect(await publish('/help')).toContain('"failed":[{"path":"/help"');
    const some = ['/search', ...pages.filter((_, place) => place % 20 === index)];
    const all = await getAll(some.flatMap((page) => [page, ...QUERIES.map((query) => page + query)]));
    expect(failed(all, /^text\/html/)).toEqual([]);
    expect(all.filter((page) => !isWholePage(page)).map(({ path }) => path)).toEqual([]);
    expect(failed(await getAll(pictures.slice(0, 5), 'image/webp,*/*'), /^image\//)).toEqual([]);
    const byPath = (list: readonly Got[]) =>
      Object.fromEntries(list.map(({ path, status, text }) => [path, { status, text }]));
    expect(byPath(await getAll(cached))).toEqual(byPath(before));
    await proxy.failAll(undefined);
  });
}

test('a query page whose content is no longer in memory is its page, which says in its language what is missing', async () => {
  test.setTimeout(240_000);
  const text = `<p>${'word '.repeat(100)}</p>`.repeat(3000);
  workspace.save(
    'pages/help/large.yml',
    `template: Page
fields: { Title: { ar: كبيرة, en: Large } }
placeholders: { headless-main: [{ rendering: RichText, datasource: { fields: { Text: { ar: "${text}", en: "${text}" } } } }] }
`,
  );
  await expect.poll(async () => (await get('/help/large')).status, { timeout: 120_000 }).toBe(200);
  // More layouts than the site has memory for.
  const large = ['/help/Large', '/help/lArge', '/help/laRge', '/help/larGe', '/help/largE', '/help/LArge'];
  // One after another, again when a busy machine misses the deadline.
  for (const path of [...large, ...large.map((path) => `/en${path}`)])
    await expect.poll(async () => (await get(path)).status, { message: path }).toBe(200);
  await proxy.failAll('refuse');
  const [ar, en] = [await get('/search?q=card'), await get('/en/search?q=card')];
  expect([ar.status, en.status]).toEqual([200, 200]);
  expect(ar.text).toMatch(/<main[^>]*><div role="status"[^>]*><p[^>]*>التصفية والبحث والحساب غير متاحة حالياً/);
  expect(en.text).toMatch(
    /<main[^>]*><div role="status"[^>]*><p[^>]*>Filters, search and calculations aren’t available/,
  );
  expect([ar, en].map(isWholePage)).toEqual([true, true]);
  await proxy.failAll(undefined);
});

test('what does not exist is a 503 with the authored error page, whose pictures are served', async () => {
  for (const mode of ['refuse', 'empty layouts'] as const) {
    await proxy.failAll(mode);
    for (const path of ['/nowhere', '/en/nowhere', '/nowhere?q=1']) {
      const { status, retryAfter, text } = await get(path);
      expect([status, retryAfter], path).toEqual([503, '5']);
      expect(text, path).toContain('<footer');
      const shown = [...text.matchAll(/src="(\/-\/[^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
      expect(failed(await getAll(shown, 'image/webp,*/*'), /^image\//)).toEqual([]);
    }
  }
  await proxy.failAll(undefined);
});
