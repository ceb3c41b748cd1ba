import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/site.ts';

/** The names of the scripts that a page asks for from now on, without their hashes. */
function scriptsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      names.push(new URL(request.url()).pathname.replace(/^.*\/static\//, '').replace(/-\w+\.js$/, ''));
  });
  return names;
}

const NEXT_SCRIPTS = /framework|main|webpack|_app|_buildManifest|_ssgManifest|polyfills/;

test.describe('the script that starts a page', () => {
  test('is the only one in its HTML, deferred', async ({ request }) => {
    for (const path of ['/', '/en/help', '/calculators/auto-finance', '/no/such/page', '/search?q=x']) {
      const html = await (await request.get(path)).text();
      const scripts = html.match(/<script(?=[^>]*\ssrc=)[^>]*>/g) ?? [];
      expect(scripts, path).toHaveLength(1);
      expect(scripts[0], path).toMatch(/\ssrc="\/_next\/static\/chunks\/pages\/start-\w+\.js"/);
      expect(scripts[0], path).toContain(' defer');
      expect(html.match(/<link[^>]*as="script"/g), path).toBeNull();
    }
  });

  test('wakes what needs no view without React, however far one reads', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/help');
    await expect(page.locator('[data-widget=Header][data-hydrated]')).toBeAttached();
    await page.locator('[data-widget=CategorisedFaq]').first().scrollIntoViewIfNeeded();
    await expect(page.locator('[data-widget=CategorisedFaq][data-hydrated]').first()).toBeAttached();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(scripts).toContain('chunks/pages/start');
    expect(scripts.filter((name) => NEXT_SCRIPTS.test(name))).toEqual([]);
  });

  test('has React come with the first view that wakes, and nothing else of Next’s', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/calculators/auto-finance');
    await expect(page.locator('[data-widget=AutoFinanceCalculator][data-hydrated]')).toBeAttached();
    expect(scripts.filter((name) => NEXT_SCRIPTS.test(name))).toEqual(['chunks/framework']);
  });
});
