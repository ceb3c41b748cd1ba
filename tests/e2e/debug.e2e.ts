import { fixtures } from '#src/widgets/debug/ProtectionTest/ProtectionTest.fixture.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { waitForHydration } from '#tests/support/site.ts';

test('DEBUG-01 the overlay shows while the window’s gap, asked every second, is over 160 px, until its block leaves the page', async ({
  qa,
  page,
  t,
}) => {
  await page.clock.install();
  // A headless window has no frame: the test sets the gap and counts how often it is read.
  await page.addInitScript(() => {
    const stored = (name: string) => Number(sessionStorage.getItem(name));
    Object.defineProperty(window, 'outerWidth', {
      get: () => {
        sessionStorage.setItem('reads', `${stored('reads') + 1}`);
        return window.innerWidth + stored('wide');
      },
    });
    Object.defineProperty(window, 'outerHeight', { get: () => window.innerHeight + stored('high') });
  });
  await qa.publish([hero.minimal, fixtures.full]);
  await qa.open();
  await waitForHydration(page, 'ProtectionTest');
  await page.clock.pauseAt(Date.now() + 60_000);
  const gap = (wide: number, high: number) =>
    page.evaluate(
      ([w, h]) => {
        sessionStorage.setItem('wide', `${w}`);
        sessionStorage.setItem('high', `${h}`);
      },
      [wide, high] as const,
    );
  const reads = () => page.evaluate(() => Number(sessionStorage.getItem('reads')));
  const overlay = page.getByRole('alert').getByText(t({ ar: 'أدوات المطوّر مفتوحة', en: 'Developer tools are open' }));

  for (const [wide, high, shown] of [
    [161, 0, true],
    [160, 0, false],
    [0, 161, true],
    [0, 160, false],
    [400, 400, true],
    [0, 0, false],
  ] as const) {
    await gap(wide, high);
    await page.clock.runFor(1000);
    await expect(overlay).toBeVisible({ visible: shown });
  }

  const before = await reads();
  await page.clock.runFor(5000);
  expect((await reads()) - before).toBe(5);

  await page.locator('[data-widget=ProtectionTest]').evaluate((block) => block.remove());
  await page.clock.runFor(1000);
  const last = await reads();
  await page.clock.runFor(5000);
  expect(await reads()).toBe(last);
});
