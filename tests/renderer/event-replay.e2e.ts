import type { Page } from '@playwright/test';
import { button, chunkOf, expect, expectHydrated, holdChunk, islandOf, openUnhydrated, test } from './probes.ts';

/** Tabs until a control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus');
  for (let tabs = 0; tabs < 10; tabs++) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0 && (await focused.textContent()) === name) return;
  }
  throw new Error(`no Tab leads to ${name}`);
}

const expectNotHydrated = (page: Page) => expect(islandOf(page, 'sleeper')).not.toHaveAttribute('data-hydrated');

for (const { key, client } of [
  { key: 'Enter', client: 'visible' },
  { key: 'Space', client: 'visible' },
  { key: 'Enter', client: 'load' },
])
  test(`a button that Tab reached wakes, keeps the focus, and ${key} counts once on ${client}`, async ({ page }) => {
    const counter = await holdChunk(page, 'Counter');
    await openUnhydrated(page, `/lazy/Counter/${client}`);
    await tabTo(page, 'sleeper: 0');
    await counter.requested;
    await page.keyboard.press(key);
    await expectNotHydrated(page);

    counter.release();
    await expectHydrated(page, 'sleeper');

    await expect(button(page, 'sleeper: 1')).toBeFocused();
    await page.keyboard.press(key);
    await expect(button(page, 'sleeper: 2')).toBeFocused();
  });

for (const client of ['visible', 'load']) {
  test(`a click that comes before the code counts once on ${client}`, async ({ page }) => {
    const counter = await holdChunk(page, 'Counter');
    await openUnhydrated(page, `/lazy/Counter/${client}`);
    await button(page, 'sleeper: 0').click();
    await counter.requested;
    await expectNotHydrated(page);

    counter.release();
    await expectHydrated(page, 'sleeper');

    await expect(button(page, 'sleeper: 1')).toBeVisible();
    await button(page, 'sleeper: 1').click();
    await expect(button(page, 'sleeper: 2')).toBeVisible();
  });

  test(`what was put into a form before its code came is known to it, on ${client}`, async ({ page }) => {
    const form = await holdChunk(page, 'TextForm');
    await openUnhydrated(page, `/en/lazy/TextForm/${client}`);
    await page.getByLabel('note of sleeper').fill('ملاحظة');
    await page.getByLabel('consent of sleeper').check();
    await page.getByLabel('size of sleeper').selectOption('large');
    await page.getByLabel('text of sleeper').pressSequentially('abc');
    await page.keyboard.press('ArrowLeft');
    await expectNotHydrated(page);

    form.release();
    await expectHydrated(page, 'sleeper');

    await expect(page.getByLabel('text of sleeper')).toBeFocused();
    await page.keyboard.press('-');
    await expect(page.getByLabel('text of sleeper')).toHaveValue('ab-c');
    await expect(page.getByLabel('note of sleeper')).toHaveValue('ملاحظة');
    await button(page, 'send sleeper').click();
    await expect(page.getByRole('status')).toHaveText('1 ab-c true large');
  });
}

for (const { title, send } of [
  { title: 'by its button', send: (page: Page) => button(page, 'send sleeper').click() },
  { title: 'by Enter in its text', send: (page: Page) => page.getByLabel('text of sleeper').press('Enter') },
])
  test(`a form that was submitted ${title} before its code came is submitted once, with what was typed`, async ({
    page,
  }) => {
    const form = await holdChunk(page, 'TextForm');
    await openUnhydrated(page, '/lazy/TextForm/visible');
    await page.getByLabel('text of sleeper').fill('نص');
    await send(page);
    await form.requested;
    await expectNotHydrated(page);

    form.release();
    await expectHydrated(page, 'sleeper');

    await expect(page.getByRole('status')).toHaveText('1 نص false small');
    expect(new URL(page.url()).search).toBe('');
  });

test('each control that was pressed before the code came is pressed once, in the order of the last presses', async ({
  page,
}) => {
  const log = await holdChunk(page, 'Log');
  await openUnhydrated(page, '/lazy/Log/visible');
  for (const name of ['first', 'second', 'first']) await button(page, `${name} of sleeper`).click();

  log.release();
  await expectHydrated(page, 'sleeper');

  await expect(page.getByRole('status')).toHaveText('second, first');
});

test('an awake container hears of a click and a submission in a sleeping island once', async ({ page }) => {
  const counter = await holdChunk(page, 'Counter');
  const form = await holdChunk(page, 'TextForm');
  await openUnhydrated(page, '/heard', 'counter');
  await expectHydrated(page, 'box');
  const box = page.locator('section').first();
  await button(page, 'counter: 0').click();
  await page.getByLabel('text of form').focus();
  await page.keyboard.press('Enter');
  await expect(box).toHaveAttribute('data-heard', '0');

  counter.release();
  await expect(button(page, 'counter: 1')).toBeVisible();
  await expect(box).toHaveAttribute('data-heard', '1');
  form.release();

  await expect(page.getByRole('status')).toHaveText(/^1 /);
  // The submission was one of its button.
  await expect(box).toHaveAttribute('data-heard', '3');
});

test('what a browser does by itself works in a sleeping island at once', async ({ page }) => {
  const native = await holdChunk(page, 'Native');
  await openUnhydrated(page, '/lazy/Native/visible');

  await page.getByText('summary of sleeper').click();
  await expect(page.getByText('answer of sleeper')).toBeVisible();
  await button(page, 'opener of sleeper').click();
  await expect(page.getByText('popover of sleeper')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'anchor of sleeper' }).click();
  await expect(page).toHaveURL(/#aim$/);
  await native.requested;
  await expectNotHydrated(page);

  native.release();
  await expectHydrated(page, 'sleeper');
  await expect(page.getByText('answer of sleeper')).toBeVisible();
  await expect(page.getByText('popover of sleeper')).toBeHidden();
  await button(page, 'sleeper: 0').click();
  await expect(button(page, 'sleeper: 1')).toBeVisible();
});

test('a link in a sleeping island leads away at once', async ({ page }) => {
  await holdChunk(page, 'Native');
  await openUnhydrated(page, '/en/lazy/Native/load');
  await page.getByRole('link', { name: 'link of sleeper' }).click();
  await expect(page).toHaveURL(/\/en\/long$/);
  await expectHydrated(page, 'before');
});

test('a chunk that fails leaves the HTML, and the next use tries again', async ({ page, noise }) => {
  noise.expect(/Failed to load resource: net::ERR_FAILED/);
  noise.expect(/Counter-load: did not load/);
  await page.route(chunkOf('Counter'), (route) => route.abort(), { times: 1 });
  await openUnhydrated(page, '/lazy/Counter/load');
  await expect.poll(() => noise.count(/did not load/)).toBe(1);
  await expect(button(page, 'sleeper: 0')).toBeVisible();

  await button(page, 'sleeper: 0').click();

  await expectHydrated(page, 'sleeper');
  await expect(button(page, 'sleeper: 1')).toBeVisible();
});

test('a click whose chunk fails is done by the next use that succeeds', async ({ page, noise }) => {
  noise.expect(/Failed to load resource: net::ERR_FAILED/);
  noise.expect(/Counter-visible: did not load/);
  await page.route(chunkOf('Counter'), (route) => route.abort(), { times: 1 });
  await openUnhydrated(page, '/lazy/Counter/visible');
  await tabTo(page, 'sleeper: 0');
  await expect.poll(() => noise.count(/did not load/)).toBe(1);

  await page.keyboard.press('Enter');

  await expectHydrated(page, 'sleeper');
  await expect(button(page, 'sleeper: 1')).toBeFocused();
});
