import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { WAKES } from './app/probe.ts';
import { addressOf, button, expect, expectAwake, holdChunk, islandOf, openAsleep, test } from './probes.ts';

const pairs = WAKES.flatMap((outer) => WAKES.map((inner) => [outer, inner]));
const byThemselves = WAKES.filter((wake) => wake !== 'use');
const triples = byThemselves.flatMap((outer) =>
  byThemselves.flatMap((inner) =>
    byThemselves
      .filter((wake) => wake !== outer && wake !== inner && outer !== inner)
      .map((wake) => [outer, inner, wake]),
  ),
);

for (const [index, wakes] of [...pairs, ...triples].entries()) {
  // The language changes nothing in it: every other one in Arabic.
  const language = LANGUAGES[index % LANGUAGES.length] ?? 'ar';
  test(`each box works that should wake: ${wakes.join(' around ')}, ${language}`, async ({ page }) => {
    await page.goto(addressOf(`/nested/${wakes.join('/')}`, language));
    const boxes = wakes.map((wake, place) => ({ uid: `box ${place + 1}`, wake, wakes: wake !== 'never' }));
    const islands = boxes.filter((box) => box.wakes).map(({ uid }) => uid);

    await expectAwake(page, ...boxes.filter((box) => box.wakes && box.wake !== 'use').map(({ uid }) => uid));
    for (const { uid } of boxes) await button(page, `${uid}: 0`).click();

    for (const box of boxes) await expect(button(page, `${box.uid}: ${box.wakes ? 1 : 0}`)).toBeVisible();
    await expect(page.locator('[data-island]')).toHaveCount(islands.length);
    await expect(page.locator('[data-awake]')).toHaveCount(islands.length);
  });
}

test('an island inside a slot that woke first is untouched when its container wakes', async ({ page }) => {
  const hider = await holdChunk(page, 'Hider');
  await openAsleep(page, '/hider/load', 'hider');
  await expectAwake(page, 'first');
  await button(page, 'first: 0').click();
  await expect(islandOf(page, 'hider')).not.toHaveAttribute('data-awake');

  hider.release();
  await expectAwake(page, 'hider');
  await button(page, 'first: 1').click();

  await expect(button(page, 'first: 2')).toBeVisible();
});

test('an island below the fold sleeps until it is near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/below/visible');
  await expectAwake(page, 'form');
  await expect(islandOf(page, 'counter')).not.toHaveAttribute('data-awake');
  expect(asked.filter((url) => url.includes('probe-Counter'))).toEqual([]);

  await button(page, 'counter: 0').scrollIntoViewIfNeeded();

  await expectAwake(page, 'counter');
  expect(asked.filter((url) => url.includes('probe-Counter'))).toHaveLength(1);
});

test('an island in view that nobody uses sleeps, and its first click wakes it and counts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/unused');
  await expectAwake(page, 'form');
  await page.waitForLoadState('networkidle');
  await expect(button(page, 'counter: 0')).toBeInViewport();
  expect(asked.filter((url) => url.includes('probe-Counter'))).toEqual([]);

  await button(page, 'counter: 0').click();

  await expectAwake(page, 'counter');
  await expect(button(page, 'counter: 1')).toBeVisible();
});

test('a container without an element of its own wakes, and so does what it holds', async ({ page }) => {
  await page.goto('/slot-only');
  await expectAwake(page, 'bare', 'counter');
  await button(page, 'counter: 0').click();
  await expect(button(page, 'counter: 1')).toBeVisible();
});

test('a widget that never wakes ships neither code nor data', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/long');
  await expectAwake(page, 'before');
  const code = (await Promise.all(scripts)).join('\n');
  const data = (await page.locator('#__NEXT_DATA__').textContent()) ?? '';

  await expect(page.locator('[data-code=static-code-of-LongText]')).toBeVisible();
  expect(code).toContain('data-probe');
  expect(code).not.toContain('static-code-of-LongText');
  expect(data).toContain('before');
  expect(data).not.toContain('long text');
});
