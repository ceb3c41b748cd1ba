import { chromium, type Page } from '@playwright/test';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { localizedPath, button, expect, expectHydrated, test } from './probes.ts';

const SAME = ['the same', 'the same box', 'the same inside'];

/** Asserts the texts of a page whose uids another page uses for other texts. */
async function expectSamePage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`:\\d+${path}$`));
  await expectHydrated(page, ...SAME);
  const name = path.endsWith('one') ? 'one' : 'two';
  const texts = path.startsWith('/en')
    ? [`counter ${name}`, `box en ${name}`, `inside en ${name}`]
    : [`عدّاد ${name}`, `box ar ${name}`, `inside ar ${name}`];
  await expect(page.getByRole('button')).toHaveText(texts.map((text) => `${text}: 0`));
  // Each click renders a widget again from the browser's data.
  for (const text of texts) await button(page, `${text}: 0`).click();
  await expect(page.getByRole('button')).toHaveText(texts.map((text) => `${text}: 1`));
  await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/en') ? 'en' : 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', path.startsWith('/en') ? 'ltr' : 'rtl');
}

test('a uid used on two pages and in two languages always shows the text of its own page', async ({ page }) => {
  await page.goto('/same/one');
  await expectSamePage(page, '/same/one');
  for (const path of ['/same/two', '/en/same/two', '/en/same/one', '/same/one']) {
    await page.getByRole('link', { name: path, exact: true }).click();
    await expectSamePage(page, path);
  }
  for (const path of ['/en/same/one', '/en/same/two', '/same/two', '/same/one']) {
    await page.goBack();
    await expectSamePage(page, path);
  }
  for (const path of ['/same/two', '/en/same/two']) {
    await page.goForward();
    await expectSamePage(page, path);
  }
});

test('every URL is a document of its own', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto('/same/one');
  await expectHydrated(page, ...SAME);
  await page.getByRole('link', { name: '/en/same/two', exact: true }).click();
  await expectSamePage(page, '/en/same/two');
  await page.goBack();
  await expectSamePage(page, '/same/one');
  expect(documents).toEqual(['/same/one', '/en/same/two', '/same/one']);
});

test('islands from the back/forward cache keep their state', async ({ probes, launchOptions, noise }) => {
  // Playwright disables the cache by default.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const context = await browser.newContext({ baseURL: probes });
  await noise.listen(context);
  const page = await context.newPage();
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  // A browser that is short of memory stores no page: one that does is awaited.
  await expect(async () => {
    await page.goto('/same/one');
    await expectSamePage(page, '/same/one');
    await page.getByRole('link', { name: '/en/same/two', exact: true }).click();
    await expectSamePage(page, '/en/same/two');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', /./);
    expect(await page.locator('html').getAttribute('data-persisted')).toBe('true');
  }).toPass();
  await button(page, 'عدّاد one: 1').click();
  await expect(button(page, 'عدّاد one: 2')).toBeVisible();
  await expect(button(page, 'box ar one: 1')).toBeVisible();
  await browser.close();
});

for (const language of LANGUAGES)
  test(`back and forward over URLs pushed by an island load no page, ${language}`, async ({ page }) => {
    for (const name of ['query', 'current state', 'path']) {
      await page.goto(localizedPath('/pusher', language));
      await expectHydrated(page, 'pusher', 'counter');
      const before = page.url();
      await page.evaluate(() => {
        document.documentElement.dataset.marked = '';
      });
      await button(page, 'counter: 0').click();
      await button(page, `${name} of pusher`).click();
      const after = page.url();
      expect(after).not.toBe(before);

      for (const path of [before, after, before, after, before]) {
        await page.evaluate(
          (forward) =>
            new Promise((resolve) => {
              addEventListener('popstate', resolve, { once: true });
              if (forward) history.forward();
              else history.back();
            }),
          path === after,
        );
        await expect(page).toHaveURL(path);
      }

      await expect(page.locator('html')).toHaveAttribute('data-marked', '');
      await expect(page.getByRole('status')).toHaveText('1');
      await button(page, 'counter: 1').click();
      await expect(button(page, 'counter: 2')).toBeVisible();
    }
  });

test('a URL with a query or a fragment stays unchanged and loads its page once', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto('/same/one?utm_source=letter&q=%D8%AF#aim');
  await expectHydrated(page, ...SAME);
  await expect(page).toHaveURL(/\/same\/one\?utm_source=letter&q=%D8%AF#aim$/);
  expect(documents).toHaveLength(1);
});
