import type { Page } from '@playwright/test';
import { COMPILE_HINT } from '#src/config/patches/compile-hint.ts';
import { waitForIslands } from '#tests/support/qa/wait-for-islands.ts';
import { expect, test } from '#tests/support/site.ts';

/** Returns the names of the scripts that a page requests from now on, without hashes. */
function scriptsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      names.push(new URL(request.url()).pathname.replace(/^.*\/static\//, '').replace(/-\w+\.js$/, ''));
  });
  return names;
}

/** Scrolls to the end of a page, one screen at a time, until the islands on each screen are hydrated. */
async function hydrateByScrolling(page: Page): Promise<void> {
  await waitForIslands(page);
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    await waitForIslands(page);
  }
}

const NEXT_SCRIPTS = /framework|main|webpack|_app|_buildManifest|_ssgManifest|polyfills/;

test.describe('the start script', () => {
  test('is the only script that a page’s HTML names, in the script that adds it', async ({ request }) => {
    for (const path of ['/', '/en/help', '/calculators/auto-finance', '/no/such/page', '/search?q=x']) {
      const html = await (await request.get(path)).text();
      // Everything else is data: `unstable_runtimeJS` keeps Next's own scripts out (decision 24).
      const scripts = (html.match(/<script[^>]*>/g) ?? []).filter(
        (tag) => !/\stype="application\/(?:ld\+)?json"/.test(tag),
      );
      expect(scripts, path).toEqual([
        expect.stringMatching(/^<script data-src="\/_next\/static\/chunks\/pages\/start-\w+\.js">$/),
      ]);
      expect(html.match(/<script[^>]*\sid="[^"]*"/g), path).toEqual([expect.stringContaining('id="islands"')]);
      expect(html.match(/<link[^>]*as="script"/g), path).toBeNull();
    }
  });

  test('comes after the first paint, as do the chunks that it loads and the manifest', async ({ page }) => {
    await page.goto('/en/calculators/auto-finance');
    await waitForIslands(page);
    const read = () =>
      page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        later: performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/chunks\/|\/api\/manifest\//.test(name))
          .map(({ startTime }) => startTime),
      }));
    await expect.poll(async () => (await read()).later.length).toBeGreaterThan(1);
    const { painted, later } = await read();
    expect(painted).toBeGreaterThan(0);
    for (const startTime of later) expect(startTime).toBeGreaterThan(painted ?? Infinity);
  });

  test('does not lose what is pressed before it has arrived', async ({ page }) => {
    const script = Promise.withResolvers<undefined>();
    await page.route(/\/pages\/start-/, async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const tab = page.getByRole('tab', { selected: false }).first();
    const name = await tab.innerText();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    script.resolve(undefined);
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  });

  for (const [path, widget] of [
    ['/', 'TabContainer'],
    ['/personal/finance', 'TabContainer'],
    ['/help', 'CategorisedFaq'],
  ] as const)
    test(`hydrates the enhancements of ${path} without React, at any scroll position`, async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.goto(path);
      await hydrateByScrolling(page);
      await expect(page.locator(`[data-widget=${widget}][data-hydrated]`).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(scripts).toContain('chunks/pages/start');
      expect(scripts.filter((name) => NEXT_SCRIPTS.test(name))).toEqual([]);
    });

  test('loads React with the first hydrated view, compiled while it arrives, and no other script of Next', async ({
    page,
    request,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto('/calculators/auto-finance');
    await expect(page.locator('[data-widget=AutoFinanceCalculator][data-hydrated]')).toBeAttached();
    expect(scripts.filter((name) => NEXT_SCRIPTS.test(name))).toEqual(['chunks/framework']);
    const react = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes('/framework-')),
    );
    expect(await (await request.get(react ?? '')).text()).toMatch(new RegExp(`^${COMPILE_HINT}\\n`));
  });
});
