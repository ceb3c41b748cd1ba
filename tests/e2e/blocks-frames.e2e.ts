import { fixtures as banner } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures as frame } from '#src/widgets/blocks/FrameBlock/FrameBlock.fixture.ts';
import { FRAME_WAIT_MS } from '#src/config/timings/frame.ts';
import { expect, test } from '#tests/support/qa.ts';
import {
  also,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  localizedPath,
  waitForHydration,
} from '#tests/support/site.ts';

const HOST = 'https://frames.rukn.example';
const PRICES = '/-/media/investors/share-prices.csv';
const POLICY = 'content-security-policy';

test('frames of another site and of the site itself', async ({ page, qa }) => {
  const loaded: string[] = [];
  await page.route(`${HOST}/**`, (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>x</title><h1>Shown</h1>' });
  });
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await qa.publish([banner.full, frame.fullWidth, frame.portrait, frame.small, frame.own, frame.refused, frame.full]);
  const response = await qa.open();
  await waitForHydration(page, 'FrameBlock');

  await test.step('SEC-FRAME-01 SEC-FRAME-03 SEC-FRAME-04 another site’s page loads once agreed to, in a box of its height, and may only have known files downloaded', async () => {
    expect(response.headers()[POLICY]).toContain(`frame-src 'self' ${HOST};`);
    expect(loaded).toEqual([]);

    const boxes = page.locator('[data-frame]:not([data-size=full])');
    const sizes = await boxes.evaluateAll((all) =>
      all.map((box) => [box.getBoundingClientRect().height, box.getBoundingClientRect().width]),
    );
    const whole = await boxes.first().evaluate((box) => box.parentElement?.getBoundingClientRect().width);
    expect(sizes[1]).toEqual([4 * 16, whole]);
    expect(sizes[2]).toEqual([23 * 16, whole]);
    expect(sizes[0]?.[0]).toBeGreaterThan(sizes[0]?.[1] ?? 0);
    expect(sizes[4]).toEqual([30 * 16, Math.min(60 * 16, whole ?? 0)]);
    const look = await boxes.nth(4).evaluate((box) => {
      const { borderTopWidth, borderTopColor, borderTopLeftRadius, overflow, marginBottom } = getComputedStyle(box);
      return [borderTopWidth, borderTopColor, borderTopLeftRadius, overflow, marginBottom];
    });
    expect(look).toEqual(['2px', 'rgb(11, 95, 90)', '8px', 'hidden', '32px']);
    await expect(boxes.nth(3).locator('iframe, button')).toHaveCount(0);
    await expect(boxes.nth(3).getByRole('link')).toHaveAttribute('href', 'https://strange.example/page');

    await expectNoAxeViolationsInArabic(page);
    await boxes.first().getByRole('button', { name: 'اعرض المحتوى' }).click();
    const shown = boxes.first().locator('iframe').contentFrame();
    await expect(shown.getByRole('heading', { name: 'Shown' })).toBeVisible();
    await expect(boxes.first().locator('iframe')).toHaveAttribute('title', 'نتائج خمس سنوات');
    await qa.expectLogged(/content of a frame cannot be read/);
    const send = (message: Readonly<Record<string, string>>) =>
      shown.locator('body').evaluate((_, data) => {
        parent.postMessage(data, '*');
      }, message);
    await send({ type: 'iframe-upload', url: `${new URL(page.url()).origin}${PRICES}` });
    await send({ type: 'iframe-download' });
    await send({ type: 'iframe-download', url: 'https://strange.example/a.csv' });
    await send({ type: 'iframe-download', url: 'javascript:document.title="stolen"' });
    const started = page.waitForEvent('download');
    await send({ type: 'iframe-download', url: `${new URL(page.url()).origin}${PRICES}` });
    await started;
    expect(downloads).toEqual(['share-prices.csv']);
    await expect(page).not.toHaveTitle('stolen');
  });
  // The next frame has to log its own line.
  qa.removeExpected();

  await test.step('SEC-FRAME-02 a full-width frame is 120vh high, over a page that does not scroll, until it is closed', async () => {
    const button = page.getByRole('button', { name: 'اعرضه بملء الشاشة' });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'نتائج خمس سنوات' });
    const height = page.viewportSize()?.height ?? 0;
    await expect
      .poll(() => dialog.locator('iframe').evaluate((one) => Math.round(one.getBoundingClientRect().height)))
      .toBe(Math.round(height * 1.2));
    await qa.expectLogged(/content of a frame cannot be read/);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(100, 100);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await dialog.getByRole('button', { name: 'إغلاق' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });
});

test('a frame that never loads says so and can be tried again', async ({ page, qa }) => {
  let tries = 0;
  await page.route(`${HOST}/**`, () => {
    tries += 1;
  });
  await page.clock.install();
  await qa.publish([frame.portrait]);
  await qa.open();
  await waitForHydration(page, 'FrameBlock');
  await page.getByRole('button', { name: 'اعرض المحتوى' }).click();
  await expect.poll(() => tries).toBe(1);
  await page.clock.runFor(FRAME_WAIT_MS);
  await expect(page.getByText('لم يظهر المحتوى هنا').and(page.locator('b'))).toBeVisible();
  await page.getByRole('button', { name: 'أعد المحاولة' }).click();
  await expect.poll(() => tries).toBe(2);
});

test(
  'SEC-STOCK-01 DL-01 the investors’ page frames the price of the share, whose table it downloads without being left',
  also({ english: 'numbers and words of the frame' }),
  async ({ page, open, t, request, siteLanguage }) => {
    await open('/about/investors');
    await waitForHydration(page, 'StockCard');
    const title = t({ ar: 'سهم ركن', en: 'The Rukn share' });
    const quote = page.getByRole('main').locator(`iframe[title="${title}"]`);
    await quote.scrollIntoViewIfNeeded();
    const inside = quote.contentFrame();
    await expect(inside.getByRole('heading', { level: 1 })).toHaveText(t({ ar: 'سهم بنك ركن', en: 'Rukn Bank share' }));
    // Two pages in frames have main landmarks beside that of the page around them: each has a name.
    const main = t({ ar: 'سعر سهم بنك ركن – بنك ركن', en: 'Price of the Rukn Bank share – Rukn Bank' });
    await expect(inside.getByRole('main', { name: main })).toBeAttached();
    await expect(inside.getByText(t({ ar: '٣٤٫٦٢', en: '34.62' })).first()).toBeVisible();
    await expect(inside.locator('[data-island][data-hydrated]').first()).toBeAttached();
    const url = page.url();
    const started = page.waitForEvent('download');
    await inside.getByRole('link', { name: t({ ar: 'حمّل الأسعار', en: 'Download the prices' }) }).click();
    expect((await started).suggestedFilename()).toBe('share-prices.csv');
    expect(page.url()).toBe(url);
    await expectNoSidewaysScroll(page);
    // A page in a frame has landmarks of its own, which axe counts with those of the page around it.
    await expectNoAxeViolationsInArabic(page, { without: ['iframe'] });
    // Frames of the site itself need no further origin.
    const own = await request.get(localizedPath(siteLanguage, '/about/investors'));
    expect(own.headers()[POLICY]).not.toContain('frame-src');
  },
);
