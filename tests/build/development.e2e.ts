import { expect, test } from '@playwright/test';
import { openTestWorkspace, type TestWorkspace } from '#tests/support/test-workspace.ts';

/** Milliseconds for a development server's start, which compiles each page with its first request. */
const COMPILE_MS = 180_000;

let workspace: TestWorkspace;

test.beforeAll(async () => {
  test.setTimeout(COMPILE_MS);
  workspace = await openTestWorkspace({}, undefined, { development: true });
});
test.afterAll(() => workspace.close());

test('a development server shows pages, and the catalogue with examples that work', async ({ page }) => {
  test.setTimeout(COMPILE_MS);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${workspace.url}/en/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${workspace.url}/en/catalogue/frame/SearchableSelect/empty`);
  const city = page.getByRole('combobox', { name: 'City' });
  await expect(page.locator('[data-hydrated]')).toBeAttached();
  await city.click();
  await expect(page.getByRole('option', { name: 'Tabuk' })).toBeVisible();
  expect(errors).toEqual([]);
});
