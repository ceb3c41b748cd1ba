import { fixtures as lottie } from '#src/widgets/blocks/LottieAnimation/LottieAnimation.fixture.ts';
import { waitForIslands } from '#tests/support/qa/wait-for-islands.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll, waitForHydration } from '#tests/support/site.ts';

test(
  'SEC-CURR-01 SEC-CURR-02 QUERY-21 30 currencies with codes and flags of the site are dragged, stepped and moved by keys',
  also({ english: 'the row runs the other way' }),
  async ({ page, open, t }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().startsWith('http'))
        hosts.add(new URL(request.url()).host);
    });
    await open('/personal/accounts/transfers#rates');
    await waitForHydration(page, 'CurrencyCarousel');
    const carousel = page.getByRole('group', { name: t({ ar: 'أسعار العملات', en: 'Exchange rates' }) });
    const row = carousel.getByRole('list');
    const cards = row.getByRole('article');
    await row.scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(30);
    const codes = await cards.locator('code').allTextContents();
    expect(codes).toEqual(expect.arrayContaining(['SAR', 'AED', 'KWD', 'BHD', 'QAR', 'OMR', 'USD', 'EUR', 'GBP']));
    const flag = cards.first().locator('img');
    await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(cards.locator('img[loading="lazy"]')).toHaveCount(30);

    const position = () => row.evaluate((list) => Math.abs(Math.round(list.scrollLeft)));
    const box = await row.boundingBox();
    if (!box) throw new Error('no row');
    const [middle, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(middle, y);
    await page.mouse.down();
    await page.mouse.move(middle + Number(t({ ar: '300', en: '-300' })), y, {
      steps: 6,
    });
    await page.mouse.up();
    await expect.poll(position).toBeGreaterThan(100);
    await row.focus();
    await page.keyboard.press('Home');
    await expect.poll(position).toBe(0);
    // A step back from the middle of a step would end between two cards.
    const hasStopped = row.evaluate(
      (list) =>
        new Promise<void>((resolve) => {
          list.addEventListener('scrollend', () => resolve(), { once: true });
        }),
    );
    await page.keyboard.press(t({ ar: 'ArrowLeft', en: 'ArrowRight' }));
    await hasStopped;
    expect(await position()).toBeGreaterThan(100);
    await carousel.getByRole('button', { name: t({ ar: 'السابق', en: 'Previous' }) }).click();
    await expect.poll(position).toBe(0);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolationsInArabic(page);
  },
);

test(
  'SEC-APP-01 SEC-LOTTIE-01 QUERY-19 the app’s page has two stores, and a drawing that moves once it is fetched',
  also({ english: 'words differ' }),
  async ({ page, open, t }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/animations\/.*\.json$/.test(request.url())) fetched.push(request.method());
    });
    await open('/help/app');
    for (const [name, href] of [
      [t({ ar: 'آب ستور', en: 'App Store' }), 'https://apps.rukn.example/ios'],
      [t({ ar: 'جوجل بلاي', en: 'Google Play' }), 'https://apps.rukn.example/android'],
    ] as const) {
      const store = page.getByRole('link', { name });
      await expect(store).toHaveAttribute('href', href);
      await expect(store).toHaveAttribute('target', '_blank');
      await expect(store).toHaveAccessibleName(new RegExp(t({ ar: 'علامة تبويب جديدة', en: 'new tab' })));
    }
    const box = page.locator('[data-lottie]');
    await waitForIslands(page);
    expect(fetched).toEqual([]);
    await expect(box).toContainText(t({ ar: 'جارٍ تحميل الرسم المتحرك...', en: 'Loading animation...' }));
    await box.scrollIntoViewIfNeeded();
    await expect(box.locator('[data-stage] svg')).toBeVisible();
    await expect(box).not.toContainText('...');
    expect(fetched).toEqual(['GET']);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolationsInArabic(page);
  },
);

test('an animation that cannot be fetched or read is logged, and the text that it loads stays', async ({
  page,
  qa,
}) => {
  await qa.publish([lottie.broken]);
  await qa.open();
  await waitForHydration(page, 'LottieAnimation');
  await qa.expectLogged(/animation:/);
  await expect(page.getByText('جارٍ تحميل الرسم المتحرك...')).toBeVisible();
});

test(
  'SEC-TEST-01 the pages of tests show each field and each formatting, and no robot, menu, sitemap or search knows them',
  also({ english: 'formats differ' }),
  async ({ page, open, t, request }) => {
    const shown = {
      '/test-fields': [
        t({ ar: 'نص في سطر واحد', en: 'A text of one line' }),
        t({ ar: '١٬٢٣٤٫٥', en: '1,234.5' }),
        t({ ar: '٣١ ديسمبر ٢٠٢٦', en: 'December 31, 2026' }),
        t({ ar: 'العنصر الثاني', en: 'The second item' }),
      ],
      '/test-formats': [
        t({ ar: '٨٠٠ ١٢٣ ٤٥٦٧', en: '800 123 4567' }),
        t({ ar: '١٬٢٣٤٫٥٠', en: '1,234.50' }),
        t({ ar: '٨٫٩٠٪', en: '8.90%' }),
        t({ ar: '٥١٬٧٤٠', en: '51,740' }),
      ],
    };
    for (const [path, texts] of Object.entries(shown)) {
      await open(path);
      const main = page.getByRole('main');
      for (const text of texts) await expect(main).toContainText(text);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      // The link to the page's other language is no way to it.
      await expect(page.locator('header, footer').locator('a[href*="/test-"]:not([hreflang])')).toHaveCount(0);
      await expectNoAxeViolationsInArabic(page);
    }
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/test-');
    await open(`/search?q=${encodeURIComponent(t({ ar: 'اختبار', en: 'Test of' }))}`);
    await expect(page.getByRole('main').locator('a[href*="/test-"]')).toHaveCount(0);
  },
);
