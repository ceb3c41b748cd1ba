import type { Page } from '@playwright/test';
import { button, chunkOf, expect, expectHydrated, holdChunk, islandOf, openUnhydrated, test } from './probes.ts';

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus');
  for (let tabs = 0; tabs < 10; tabs++) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0 && (await focused.textContent()) === name) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

const expectNotHydrated = (page: Page) => expect(islandOf(page, 'island')).not.toHaveAttribute('data-hydrated');

test('a focused button hydrates, keeps the focus, and Enter and Space count once', async ({ page }) => {
  for (const { key, client } of [
    { key: 'Enter', client: 'visible' },
    { key: 'Space', client: 'visible' },
    { key: 'Enter', client: 'load' },
  ]) {
    const counter = await holdChunk(page, 'Counter');
    await openUnhydrated(page, `/lazy/Counter/${client}`);
    await tabTo(page, 'island: 0');
    await counter.requested;
    await page.keyboard.press(key);
    await expectNotHydrated(page);

    counter.release();
    await expectHydrated(page, 'island');

    await expect(button(page, 'island: 1')).toBeFocused();
    await page.keyboard.press(key);
    await expect(button(page, 'island: 2')).toBeFocused();
  }
});

test('a click before the code loads counts once', async ({ page }) => {
  for (const client of ['visible', 'load']) {
    const counter = await holdChunk(page, 'Counter');
    await openUnhydrated(page, `/lazy/Counter/${client}`);
    await button(page, 'island: 0').click();
    await counter.requested;
    await expectNotHydrated(page);

    counter.release();
    await expectHydrated(page, 'island');

    await expect(button(page, 'island: 1')).toBeVisible();
    await button(page, 'island: 1').click();
    await expect(button(page, 'island: 2')).toBeVisible();
  }
});

test('a form gets the values entered before its code loads', async ({ page }) => {
  for (const client of ['visible', 'load']) {
    const form = await holdChunk(page, 'TextForm');
    await openUnhydrated(page, `/en/lazy/TextForm/${client}`);
    await page.getByLabel('note of island').fill('ملاحظة');
    await page.getByLabel('consent of island').check();
    await page.getByLabel('size of island').selectOption('large');
    await page.getByLabel('text of island').pressSequentially('abc');
    await page.keyboard.press('ArrowLeft');
    await expectNotHydrated(page);

    form.release();
    await expectHydrated(page, 'island');

    await expect(page.getByLabel('text of island')).toBeFocused();
    await page.keyboard.press('-');
    await expect(page.getByLabel('text of island')).toHaveValue('ab-c');
    await expect(page.getByLabel('note of island')).toHaveValue('ملاحظة');
    await button(page, 'send island').click();
    await expect(page.getByRole('status')).toHaveText('1 ab-c true large');
  }
});

test('a form submitted before its code loads, by its button or by Enter in its text, is submitted once, with the typed values', async ({
  page,
}) => {
  for (const send of [
    () => button(page, 'send island').click(),
    () => page.getByLabel('text of island').press('Enter'),
  ]) {
    const form = await holdChunk(page, 'TextForm');
    await openUnhydrated(page, '/lazy/TextForm/visible');
    await page.getByLabel('text of island').fill('نص');
    await send();
    await form.requested;
    await expectNotHydrated(page);

    form.release();
    await expectHydrated(page, 'island');

    await expect(page.getByRole('status')).toHaveText('1 نص false small');
    expect(new URL(page.url()).search).toBe('');
  }
});

test('controls pressed before the code loads are replayed once each, in the order of their last presses', async ({
  page,
}) => {
  const log = await holdChunk(page, 'Log');
  await openUnhydrated(page, '/lazy/Log/visible');
  for (const name of ['first', 'second', 'first']) await button(page, `${name} of island`).click();

  log.release();
  await expectHydrated(page, 'island');

  await expect(page.getByRole('status')).toHaveText('second, first');
});

test('a hydrated container receives a click and a submission in an unhydrated island once', async ({ page }) => {
  const counter = await holdChunk(page, 'Counter');
  const form = await holdChunk(page, 'TextForm');
  await openUnhydrated(page, '/events', 'counter');
  await expectHydrated(page, 'box');
  const box = page.locator('section').first();
  await button(page, 'counter: 0').click();
  await page.getByLabel('text of form').focus();
  await page.keyboard.press('Enter');
  await expect(box).toHaveAttribute('data-events', '0');

  counter.release();
  await expect(button(page, 'counter: 1')).toBeVisible();
  await expect(box).toHaveAttribute('data-events', '1');
  form.release();

  await expect(page.getByRole('status')).toHaveText(/^1 /);
  // The replayed submission clicks the button too.
  await expect(box).toHaveAttribute('data-events', '3');
});

test('native elements work in an unhydrated island at once', async ({ page }) => {
  const native = await holdChunk(page, 'Native');
  await openUnhydrated(page, '/lazy/Native/visible');

  await page.getByText('summary of island').click();
  await expect(page.getByText('details of island')).toBeVisible();
  await button(page, 'opener of island').click();
  await expect(page.getByText('popover of island')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'anchor of island' }).click();
  await expect(page).toHaveURL(/#aim$/);
  await native.requested;
  await expectNotHydrated(page);

  native.release();
  await expectHydrated(page, 'island');
  await expect(page.getByText('details of island')).toBeVisible();
  await expect(page.getByText('popover of island')).toBeHidden();
  await button(page, 'island: 0').click();
  await expect(button(page, 'island: 1')).toBeVisible();
});

test('a link in an unhydrated island navigates at once', async ({ page }) => {
  await holdChunk(page, 'Native');
  await openUnhydrated(page, '/en/lazy/Native/load');
  await page.getByRole('link', { name: 'link of island' }).click();
  await expect(page).toHaveURL(/\/en\/long$/);
  await expectHydrated(page, 'before');
});

test('a chunk that fails to load leaves the HTML, and the next interaction loads it again', async ({ page, noise }) => {
  noise.expect(/Failed to load resource: net::ERR_FAILED/);
  noise.expect(/Counter-load: did not load/);
  await page.route(chunkOf('Counter'), (route) => route.abort(), { times: 1 });
  await openUnhydrated(page, '/lazy/Counter/load');
  await expect.poll(() => noise.count(/did not load/)).toBe(1);
  await expect(button(page, 'island: 0')).toBeVisible();

  await button(page, 'island: 0').click();

  await expectHydrated(page, 'island');
  await expect(button(page, 'island: 1')).toBeVisible();
});

test('a click is replayed when the chunk loads after a failure', async ({ page, noise }) => {
  noise.expect(/Failed to load resource: net::ERR_FAILED/);
  noise.expect(/Counter-visible: did not load/);
  await page.route(chunkOf('Counter'), (route) => route.abort(), { times: 1 });
  await openUnhydrated(page, '/lazy/Counter/visible');
  await tabTo(page, 'island: 0');
  await expect.poll(() => noise.count(/did not load/)).toBe(1);

  await page.keyboard.press('Enter');

  await expectHydrated(page, 'island');
  await expect(button(page, 'island: 1')).toBeFocused();
});
