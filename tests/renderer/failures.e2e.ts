import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { localizedPath, button, expect, expectHydrated, holdChunk, islandOf, openUnhydrated, test } from './probes.ts';

test('a widget that throws on the server is left out and reported once, and the rest renders', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(localizedPath('/fails-on-server', language));

    await expect(page.getByRole('listitem')).toHaveText(['FailsOnServer-visible broken: server render of broken']);
    await expectHydrated(page, 'before', 'beside', 'after');
    await expect(islandOf(page, 'broken')).toHaveCount(0);
    for (const uid of ['before', 'beside', 'after']) await button(page, `${uid}: 0`).click();
    for (const uid of ['before', 'beside', 'after']) await expect(button(page, `${uid}: 1`)).toBeVisible();
    const data = (await page.locator('script#islands').textContent()) ?? '';
    expect(data).toContain('"beside"');
    expect(data).not.toContain('"lost"');
  }
});

test('a widget that throws in the browser keeps its HTML, and the islands in its slots keep working', async ({
  page,
  noise,
}) => {
  noise.expect(/FailsInBrowser-visible: failed in the browser, its HTML stays/);
  noise.expect(/FailsInBrowser-load: failed in the browser, its HTML stays/);
  const broken = await holdChunk(page, 'FailsInBrowser');
  await openUnhydrated(page, '/fails-in-browser', 'broken');
  await expectHydrated(page, 'before', 'inside', 'form', 'deep');
  await button(page, 'inside: 0').click();
  await page.getByLabel('text of form').fill('kept');

  broken.release();
  await expect.poll(() => noise.count(/failed in the browser/)).toBe(2);

  await expect(page.getByText('text of broken', { exact: true })).toBeVisible();
  await expect(page.getByText('text of broken too', { exact: true })).toBeVisible();
  await expect(page.getByLabel('text of form')).toHaveValue('kept');
  await expect(page.getByLabel('text of form')).toBeFocused();
  for (const name of ['inside: 1', 'deep: 0', 'before: 0']) await button(page, name).click();
  for (const name of ['inside: 2', 'deep: 1', 'before: 1']) await expect(button(page, name)).toBeVisible();
  await expect(islandOf(page, 'broken')).not.toHaveAttribute('data-hydrated');
});

test('a widget that threw in the browser holds no events: the browser submits its form', async ({ page, noise }) => {
  noise.expect(/failed in the browser, its HTML stays/, 2);
  await page.goto('/fails-in-browser');
  await expect.poll(() => noise.count(/failed in the browser/)).toBe(2);
  await button(page, 'go from broken').click();
  await expect(page).toHaveURL(/\/long\?$/);
  await expectHydrated(page, 'before');
});

test('a handler that throws at a click leaves its widget working', async ({ page, noise }) => {
  noise.expect(/page error: handler of broken/);
  await page.goto('/fails-at-click');
  await expectHydrated(page, 'broken', 'inside');
  await button(page, 'inside: 0').click();
  await button(page, 'handler of broken').click();
  await button(page, 'broken: 0').click();
  await expect(button(page, 'broken: 1')).toBeVisible();
  await expect(button(page, 'inside: 1')).toBeVisible();
});

test('a widget that throws at its first or a later click keeps its HTML and its slots', async ({ page, noise }) => {
  noise.expect(/FailsAtClick-load: failed in the browser, its HTML stays/, 2);
  for (const clicks of [0, 1]) {
    await page.goto('/fails-at-click');
    await expectHydrated(page, 'broken', 'inside', 'form');
    await button(page, 'inside: 0').click();
    await page.getByLabel('text of form').fill('kept');
    for (let click = 0; click < clicks; click++) await button(page, `broken: ${click}`).click();

    await button(page, 'render of broken').click();
    await expect.poll(() => noise.count(/failed in the browser/)).toBe(clicks + 1);

    await expect(page.getByText('text of broken', { exact: true })).toBeVisible();
    await expect(page.getByLabel('text of form')).toHaveValue('kept');
    await button(page, 'inside: 1').click();
    await expect(button(page, 'inside: 2')).toBeVisible();
    await expect(islandOf(page, 'broken')).not.toHaveAttribute('data-hydrated');
  }
});

test('HTML that differs between server and browser is reported as an error', async ({ page, noise }) => {
  noise.expect(/page error: .*(#418|[Hh]ydrat)/);
  await page.goto('/mismatch');
  await expectHydrated(page, 'mismatch');
  await expect(page.getByText('mismatch from the browser')).toBeVisible();
});
