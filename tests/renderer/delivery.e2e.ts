import type { Page } from '@playwright/test';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { PARAGRAPHS } from './app/probes/LongText.tsx';
import { localizedPath, button, expect, expectHydrated, test } from './probes.ts';

/** Asserts that a page of more than 30 kB can be read from its first to its last word. */
async function expectWhole(page: Page): Promise<void> {
  const paragraphs = page.getByRole('paragraph');
  await expect(paragraphs).toHaveCount(PARAGRAPHS);
  const texts = await paragraphs.allInnerTexts();
  expect(texts.every((text, index) => text.startsWith(`long text ${index + 1}. `))).toBe(true);
  expect(texts.join('').length).toBeGreaterThan(30_000);
  await expect(paragraphs.last()).toBeVisible();
  await expect(page.getByRole('button')).toHaveText(['before: 0', 'after: 0']);
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of more than 30 kB, and slots in every order of containers, read whole', async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(localizedPath('/long', language));
      await expectWhole(page);
    }
    await page.goto('/nested/none/visible/load');
    await expect(page.getByRole('button')).toHaveText(['box 1: 0', 'box 2: 0', 'box 3: 0']);
  });
});

test('a page of more than 30 kB reads whole with JavaScript on, and hydration leaves its head as the server rendered it', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.goto(localizedPath('/long', language));
    await expectHydrated(page, 'before');
    await expectWhole(page);
    await expect(page).toHaveTitle(`long ${language}`);
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /initial-scale=1/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await button(page, 'after: 0').click();
    await expect(button(page, 'after: 1')).toBeVisible();
    await expect(button(page, 'before: 0')).toBeVisible();
  }
});

test('a widget without a client directive sends neither code nor data', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/long');
  await expectHydrated(page, 'before');
  const code = (await Promise.all(scripts)).join('\n');
  const data = (await page.locator('script#islands').textContent()) ?? '';

  await expect(page.locator('[data-code=static-code-of-LongText]')).toBeVisible();
  expect(code).toContain('data-probe');
  expect(code).not.toContain('static-code-of-LongText');
  expect(data).toContain('before');
  expect(data).not.toContain('long text');
});

test('a response has the page’s HTML once, and its data is islands and facts of the page only', async ({ request }) => {
  const html = await (await request.get('/long')).text();
  const data: unknown = JSON.parse(/<script id="islands"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '');

  expect(html.split('long text 7. ')).toHaveLength(2);
  const page = { language: 'ar', path: '/long', state: 'normal', servicesHost: '' };
  expect(data).toEqual({ islands: { before: expect.any(Object), after: expect.any(Object) }, page, preview: false });
});

test('an island with an eager picture, for which the server rendered a preload, hydrates without errors', async ({
  page,
}) => {
  await page.goto('/picture');
  await expectHydrated(page, 'picture');
  await button(page, 'picture: 0').click();
  await expect(button(page, 'picture: 1')).toBeVisible();
  await expect(page.getByRole('img', { name: 'picture' })).toHaveCount(1);
});

test('React’s ids are unique per island and equal on server and browser', async ({ page }) => {
  await page.goto('/forms');
  await expectHydrated(page, 'one', 'two');
  const ids = await Promise.all(['one', 'two'].map((uid) => page.getByLabel(`text of ${uid}`).getAttribute('id')));
  expect(new Set(ids).size).toBe(2);

  await button(page, 'send two').click();

  // Rendered in the browser only.
  await expect(page.getByRole('status').last()).toHaveAttribute('for', ids[1] ?? '');
});

test('an inline script is blocked, and the violation is recorded', async ({ page, noise }) => {
  noise.expect(/console error: policy: script-src-elem inline/);
  noise.expect(/console error: .*violates the following Content Security Policy directive/);
  await page.goto('/same/one');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "ran"';
    document.body.append(script);
  });
  await expect.poll(() => noise.count(/policy: script-src-elem/)).toBe(1);
  await expect(page).toHaveTitle('same one ar');
});

test('an element inserted beside or around the page before its scripts run removes no text', async ({ page }) => {
  const insertions = [
    { from: '<div id="page">', to: '<aside>a stranger</aside>$&' },
    { from: '<div id="page">([^]*)(?=<script id="islands")', to: '<section>$&</section>' },
  ];
  for (const { from, to } of insertions) {
    await page.route('**/long', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const changed = body.replace(new RegExp(from), to);
      expect(changed).not.toBe(body);
      await route.fulfill({ response, body: changed });
    });
    await page.goto('/long');
    await expectHydrated(page, 'before');
    await expectWhole(page);
    await button(page, 'before: 0').click();
    await expect(button(page, 'before: 1')).toBeVisible();
  }
});
