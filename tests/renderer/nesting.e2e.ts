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

for (const [at, language] of LANGUAGES.entries())
  test(`every hydrated box works, in any order of containers, ${language}`, async ({ page }) => {
    test.slow();
    // Independent of the language: every other order in Arabic.
    const orders = [...pairs, ...triples].filter((_, index) => index % LANGUAGES.length === at);
    expect(orders.length).toBeGreaterThan(7);
    for (const directives of orders)
      await test.step(directives.join(' around '), async () => {
        await page.goto(localizedPath(`/nested/${directives.join('/')}`, language));
        const boxes = directives.map((client, position) => ({
          uid: `box ${position + 1}`,
          client,
          hydrates: client !== 'none',
        }));
        const islands = boxes.filter((box) => box.hydrates);

        await expectHydrated(page, ...islands.filter(({ client }) => client !== 'interaction').map(({ uid }) => uid));
        for (const { uid } of boxes) await button(page, `${uid}: 0`).click();

        for (const box of boxes) await expect(button(page, `${box.uid}: ${box.hydrates ? 1 : 0}`)).toBeVisible();
        await expect(page.locator('[data-island]')).toHaveCount(islands.length);
        await expect(page.locator('[data-hydrated]')).toHaveCount(islands.length);
      });
  });

test('an island inside a slot stays hydrated when its container hydrates later', async ({ page }) => {
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

test('an island below the fold hydrates when it nears the viewport', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/below/visible');
  await expectHydrated(page, 'form');
  await expect(islandOf(page, 'counter')).not.toHaveAttribute('data-hydrated');
  expect(requested.filter((url) => url.includes('probe-Counter'))).toEqual([]);

  await button(page, 'counter: 0').scrollIntoViewIfNeeded();

  await expectHydrated(page, 'counter');
  expect(requested.filter((url) => url.includes('probe-Counter'))).toHaveLength(1);
});

test('an island with interaction hydrates at its first click, which counts', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/unused');
  await expectHydrated(page, 'form');
  await page.waitForLoadState('networkidle');
  await expect(button(page, 'counter: 0')).toBeInViewport();
  expect(requested.filter((url) => url.includes('probe-Counter'))).toEqual([]);

  await button(page, 'counter: 0').click();

  await expectHydrated(page, 'counter');
  await expect(button(page, 'counter: 1')).toBeVisible();
});

test('a container without an element of its own hydrates with the islands in it', async ({ page }) => {
  await page.goto('/slot-only');
  await expectHydrated(page, 'bare', 'counter');
  await button(page, 'counter: 0').click();
  await expect(button(page, 'counter: 1')).toBeVisible();
});
