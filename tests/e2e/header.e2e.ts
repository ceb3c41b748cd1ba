import type { Locator, Page } from '@playwright/test';
import { STRIP_DEBOUNCE_MS } from '#src/config/timings/start.ts';
import { openAtWidth, scrollTo, visibleTexts } from '#tests/support/header.ts';
import { also, expect, expectNoAxeViolations, test } from '#tests/support/site.ts';

const BANK_LINKS = { ar: 'روابط البنك', en: 'Bank links' };
const HELP_LINKS = { ar: 'روابط المساعدة', en: 'Help links' };
const SIGN_IN = { ar: 'تسجيل الدخول', en: 'Sign in' };

/** Returns the opacity of the header's background: 1 hides the page beneath it. */
const groundOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const [, alpha = '1'] = /(?:,\s*|\/\s*)([\d.]+)\)$/.exec(getComputedStyle(header).backgroundColor) ?? [];
    return getComputedStyle(header).backgroundColor.startsWith('rgb(') ? 1 : Number(alpha);
  });

test(
  'the header of the home page, reached by its logo',
  also({ english: 'names are of the other language, and the ends of the strip change places' }),
  async ({ page, open, t }) => {
    test.slow();
    await openAtWidth(page, 1440, () => open('/personal/cards'));
    const header = page.getByRole('banner');
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, height: NaN };

    await test.step('NAV-03 the logo leads to the home page of the language', async () => {
      const logo = header.getByRole('link', { name: t({ ar: 'بنك ركن، الصفحة الرئيسية', en: 'Rukn Bank, home' }) });
      await expect(logo).toHaveAttribute('href', t({ ar: '/', en: '/en' }));
      await logo.click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(t({ ar: '/', en: '/en' }));
    });

    await openAtWidth(page, 1280, () => page.waitForLoadState());
    await test.step('NAV-01 a strip above the header holds a group of links at either end, on wide screens alone', async () => {
      const bank = page.getByRole('navigation', { name: t(BANK_LINKS) });
      const help = page.getByRole('navigation', { name: t(HELP_LINKS) });
      await expect(bank.getByRole('link')).toHaveText(
        t({ ar: 'عن ركن|الوظائف|الرسوم', en: 'About Rukn|Careers|Fees and charges' }).split('|'),
      );
      await expect(help.getByRole('link')).toHaveText(
        t({ ar: 'الفروع والصرافات|تواصل معنا', en: 'Branches and ATMs|Contact us' }).split('|'),
      );
      const [start, end, below] = [await boxOf(bank), await boxOf(help), await boxOf(header)];
      expect(Math.max(start.y + start.height, end.y + end.height)).toBeLessThanOrEqual(below.y);
      expect(start.x > end.x ? 'right' : 'left').toBe(t({ ar: 'right', en: 'left' }));
      await page.setViewportSize({ width: 1279, height: 800 });
      await expect(bank).toBeHidden();
      await expect(help).toBeHidden();
    });

    await test.step('the header does not move between pages and does not overflow at any width', async () => {
      for (const width of [320, 390, 767, 768, 1023, 1279, 1280, 1339, 1340, 1400, 1401, 1536]) {
        await page.setViewportSize({ width, height: 800 });
        const [height, out] = await header.evaluate((bar) => [
          bar.getBoundingClientRect().height,
          [...bar.querySelectorAll(':is(a, button, summary)')]
            .filter((part) => part.checkVisibility() && !part.closest('dialog'))
            .map((part) => part.getBoundingClientRect())
            .filter(({ left, right }) => left < 0 || right > innerWidth).length,
        ]);
        expect([height, out], `${width} px`).toEqual([width < 768 ? 65 : 81, 0]);
      }
    });

    await test.step('SHELL-10, NAV-21 sign-in is a link to the bank’s other site, in a new tab: a button, on small screens a person', async () => {
      await page.context().route('https://online.rukn.example/**', (route) => route.fulfill({ body: 'customers' }));
      const links = header.getByRole('link', { name: new RegExp(`^${t(SIGN_IN)}`) });
      for (const width of [390, 900, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(links).toHaveCount(1);
        expect(await visibleTexts(links)).toEqual([width < 1280 ? '' : t(SIGN_IN)]);
        await expect(links.locator('svg')).toBeVisible();
        await expect(links).toHaveAttribute('href', 'https://online.rukn.example/');
        await expect(links).toHaveAttribute('target', '_blank');
        await expect(links).toHaveAttribute('rel', /^(?=.*noopener)(?=.*noreferrer)/);
        const opened = page.context().waitForEvent('page');
        await links.click();
        const tab = await opened;
        await expect(tab).toHaveURL('https://online.rukn.example/');
        await tab.close();
        await expect(page.getByRole('button', { name: t(SIGN_IN) })).toHaveCount(0);
      }
    });
  },
);

/** Scrolls to a position and waits for the scroll event. */
const scrollOnce = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => done(), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );

const isStripOut = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.closest('[data-strip-out]') !== null);

test('NAV-02 the strip slides out 60 ms after scrolling past it has settled, and comes back at the top', async ({
  page,
  open,
  t,
}) => {
  // Before the page, so that no timer of it runs by the real clock.
  await page.clock.install();
  await openAtWidth(page, 1440, () => open('/help'));
  const strip = page.getByRole('navigation', { name: t(BANK_LINKS) });
  const top = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);
  await scrollTo(page, 40);
  await expect(strip).toBeInViewport();
  await page.clock.pauseAt(Date.now() + 60_000);
  // Each scroll restarts the delay.
  for (const y of [60, 70, 80]) {
    await scrollOnce(page, y);
    await page.clock.runFor(STRIP_DEBOUNCE_MS - 1);
    expect(await isStripOut(page)).toBe(false);
  }
  expect(STRIP_DEBOUNCE_MS).toBe(60);
  await page.clock.runFor(1);
  expect(await isStripOut(page)).toBe(true);
  await page.clock.resume();
  await expect.poll(top).toBe(0);
  await expect(strip).toBeHidden();
  await scrollTo(page, 20);
  await expect(strip).toBeHidden();
  await scrollTo(page, 0);
  await expect(strip).toBeInViewport();
  await expect.poll(top).toBe(40);
});

test('the header while its page scrolls', async ({ page, open }) => {
  await openAtWidth(page, 1440, () => open('/help'));
  const header = page.getByRole('banner');

  await test.step('SHELL-07, NAV-22 the header stays at the top of the window while the page scrolls', async () => {
    for (const width of [320, 900, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const top of [300, 1500]) {
        await scrollTo(page, top);
        await expect.poll(() => header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
        await expect(header.getByRole('link').first()).toBeInViewport();
      }
    }
    await expectNoAxeViolations(page);
  });

  await test.step('SHELL-09, NAV-23 below 768 px the header is opaque wherever the page is scrolled to, above only past 0.5 %', async () => {
    for (const width of [320, 767]) {
      await page.setViewportSize({ width, height: 800 });
      for (const at of [0, 1, 500]) {
        await scrollTo(page, at);
        expect(await groundOf(page)).toBe(1);
      }
    }
    await page.setViewportSize({ width: 768, height: 800 });
    await scrollTo(page, 0);
    await expect.poll(() => groundOf(page)).toBeLessThan(1);
    await scrollTo(page, 500);
    await expect.poll(() => groundOf(page)).toBe(1);
  });

  // The page scrolls 4000 px: 0.5 % of that is exactly 20 px.
  // The content policy admits no style element.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `main { block-size: 800px; overflow: clip } body { block-size: ${4000 + 800}px; overflow: clip }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await test.step('SHELL-08 from 768 px on the header is see-through up to 0.5 % of the page’s way and opaque beyond', async () => {
    for (const [width, reducedMotion] of [
      [768, 'no-preference'],
      [1440, 'no-preference'],
      [1440, 'reduce'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(4000);
      for (const [at, solid] of [
        [0, false],
        [19, false],
        [20, false],
        [21, true],
        [2000, true],
        [4000, true],
        [21, true],
        [20, false],
        [0, false],
      ] as const) {
        await scrollTo(page, at);
        const ground = expect.poll(() => groundOf(page), `${width} px wide, scrolled by ${at}`);
        if (solid) await ground.toBe(1);
        else await ground.toBeLessThan(1);
      }
    }
  });
});
