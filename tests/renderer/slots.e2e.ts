import { localizedPath, button, expect, expectHydrated, holdChunk, islandOf, openUnhydrated, test } from './probes.ts';

test('a container hides and shows its slots without losing their state', async ({ page }) => {
  for (const client of ['visible', 'load']) {
    await page.goto(`/hider/${client}`);
    await expectHydrated(page, 'hider', 'first', 'form');
    await button(page, 'first: 0').click();
    await page.getByLabel('text of form').fill('دلة');
    await expect(islandOf(page, 'second')).not.toHaveAttribute('data-hydrated');

    await button(page, 'hider').click();
    await expect(button(page, 'first: 1')).toBeHidden();
    await expectHydrated(page, 'second');
    await button(page, 'second: 0').click();
    await button(page, 'hider').click();

    await expect(button(page, 'second: 1')).toBeHidden();
    await expect(page.getByLabel('text of form')).toHaveValue('دلة');
    await button(page, 'first: 1').click();
    await expect(button(page, 'first: 2')).toBeVisible();
    await button(page, 'hider').click();
    await expect(button(page, 'second: 1')).toBeVisible();
  }
});

test('a container that unmounts its slot gets its content back', async ({ page }) => {
  await page.goto(localizedPath('/unmounter', 'en'));
  await expectHydrated(page, 'unmounter', 'counter', 'form', 'inner unmounter', 'deep');
  await button(page, 'counter: 0').click();
  await page.getByLabel('text of form').fill('kept');

  await button(page, 'unmounter').click();
  await expect(button(page, 'counter: 1')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '#static-text' })).toHaveCount(0);
  await button(page, 'unmounter').click();

  await expect(page.getByRole('link', { name: '#static-text' })).toBeVisible();
  await expect(page.getByLabel('text of form')).toHaveValue('kept');
  await button(page, 'counter: 1').click();
  await expect(button(page, 'counter: 2')).toBeVisible();
});

test('nested slots come back in any order of unmounting', async ({ page }) => {
  await page.goto('/unmounter');
  await expectHydrated(page, 'unmounter', 'inner unmounter', 'deep');
  await button(page, 'deep: 0').click();

  await button(page, 'inner unmounter').click();
  await expect(button(page, 'deep: 1')).toHaveCount(0);
  await button(page, 'unmounter').click();
  await expect(button(page, 'inner unmounter')).toHaveCount(0);
  await button(page, 'unmounter').click();
  await expect(button(page, 'deep: 1')).toHaveCount(0);
  await button(page, 'inner unmounter').click();

  await button(page, 'deep: 1').click();
  await expect(button(page, 'deep: 2')).toBeVisible();
});

test('an island unmounted before its code loads hydrates when it is mounted again', async ({ page }) => {
  const counter = await holdChunk(page, 'Counter');
  await openUnhydrated(page, '/unmounter', 'counter');
  await expectHydrated(page, 'unmounter');
  await counter.requested;
  await button(page, 'unmounter').click();
  await expect(button(page, 'counter: 0')).toHaveCount(0);

  counter.release();
  await button(page, 'unmounter').click();

  await expectHydrated(page, 'counter');
  await button(page, 'counter: 0').click();
  await expect(button(page, 'counter: 1')).toBeVisible();
});
