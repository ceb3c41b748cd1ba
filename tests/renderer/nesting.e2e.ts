import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { CLIENT_DIRECTIVES } from './app/probe.ts';
import { localizedPath, button, expect, expectHydrated, holdChunk, islandOf, openUnhydrated, test } from './probes.ts';

const pairs = CLIENT_DIRECTIVES.flatMap((outer) => CLIENT_DIRECTIVES.map((inner) => [outer, inner]));
const automatic = CLIENT_DIRECTIVES.filter((client) => client !== 'interaction');
const triples = automatic.flatMap((outer) =>
  automatic.flatMap((inner) =>
    automatic
      .filter((client) => client !== outer && client !== inner && outer !== inner)
      .map((client) => [outer, inner, client]),
  ),
);

for (const [index, wakes] of [...pairs, ...triples].entries()) {
  // The language changes nothing in it: every other one in Arabic.
  const language = LANGUAGES[index % LANGUAGES.length] ?? 'ar';
  test(`each box works that should client: ${wakes.join(' around ')}, ${language}`, async ({ page }) => {
    await page.goto(localizedPath(`/nested/${wakes.join('/')}`, language));
    const boxes = wakes.map((client, place) => ({ uid: `box ${place + 1}`, client, wakes: client !== 'none' }));
    const islands = boxes.filter((box) => box.wakes).map(({ uid }) => uid);

    await expectHydrated(
      page,
      ...boxes.filter((box) => box.wakes && box.client !== 'interaction').map(({ uid }) => uid),
    );
    for (const { uid } of boxes) await button(page, `${uid}: 0`).click();

    for (const box of boxes) await expect(button(page, `${box.uid}: ${box.wakes ? 1 : 0}`)).toBeVisible();
    await expect(page.locator('[data-island]')).toHaveCount(islands.length);
    await expect(page.locator('[data-hydrated]')).toHaveCount(islands.length);
  });
}

test('an island inside a slot that woke first is untouched when its container wakes', async ({ page }) => {
  const hider = await holdChunk(page, 'Hider');
  await openUnhydrated(page, '/hider/load', 'hider');
  await expectHydrated(page, 'first');
  await button(page, 'first: 0').click();
  await expect(islandOf(page, 'hider')).not.toHaveAttribute('data-hydrated');

  hider.release();
  await expectHydrated(page, 'hider');
  await button(page, 'first: 1').click();

  await expect(button(page, 'first: 2')).toBeVisible();
});

test('an island below the fold sleeps until it is near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/below/visible');
  await expectHydrated(page, 'form');
  await expect(islandOf(page, 'counter')).not.toHaveAttribute('data-hydrated');
  expect(asked.filter((url) => url.includes('probe-Counter'))).toEqual([]);

  await button(page, 'counter: 0').scrollIntoViewIfNeeded();

  await expectHydrated(page, 'counter');
  expect(asked.filter((url) => url.includes('probe-Counter'))).toHaveLength(1);
});

test('an island in view that nobody uses sleeps, and its first click wakes it and counts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/unused');
  await expectHydrated(page, 'form');
  await page.waitForLoadState('networkidle');
  await expect(button(page, 'counter: 0')).toBeInViewport();
  expect(asked.filter((url) => url.includes('probe-Counter'))).toEqual([]);

  await button(page, 'counter: 0').click();

  await expectHydrated(page, 'counter');
  await expect(button(page, 'counter: 1')).toBeVisible();
});

test('a container without an element of its own wakes, and so does what it holds', async ({ page }) => {
  await page.goto('/slot-only');
  await expectHydrated(page, 'bare', 'counter');
  await button(page, 'counter: 0').click();
  await expect(button(page, 'counter: 1')).toBeVisible();
});

test('a widget that never wakes ships neither code nor data', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/long');
  await expectHydrated(page, 'before');
  const code = (await Promise.all(scripts)).join('\n');
  const data = (await page.locator('#__NEXT_DATA__').textContent()) ?? '';

  await expect(page.locator('[data-code=static-code-of-LongText]')).toBeVisible();
  expect(code).toContain('data-probe');
  expect(code).not.toContain('static-code-of-LongText');
  expect(data).toContain('before');
  expect(data).not.toContain('long text');
});
