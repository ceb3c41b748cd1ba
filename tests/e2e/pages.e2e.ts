import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '#tests/support/site.ts';

const PAGES = ['/', '/personal', '/personal/finance', '/help', '/about'];
const HEADINGS: Readonly<Record<string, { ar: string; en: string }>> = {
  '/': { ar: 'مالُك على', en: 'Bank on' },
};

for (const path of PAGES) {
  test.describe(`the page ${path}`, () => {
    test('LANGSW-02 SHELL-13 answers in its language and direction, with one heading of the first level', async ({
      page,
      open,
      siteLanguage,
    }) => {
      const response = await open(path);
      expect(response.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', siteLanguage);
      await expect(page.locator('html')).toHaveAttribute('dir', siteLanguage === 'ar' ? 'rtl' : 'ltr');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const heading = HEADINGS[path];
      if (heading) await expect(page.getByRole('heading', { level: 1 })).toContainText(heading[siteLanguage]);
    });

    test('says what it is, where it lives and where its other language is', async ({ page, open, t }) => {
      await open(path);
      await expect(page).toHaveTitle(new RegExp(t({ ar: 'بنك ركن', en: 'Rukn Bank' })));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
      const bare = path === '/' ? '' : path;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${t({ ar: '', en: '/en' })}${bare}$`),
      );
      await expect(page.locator('link[hreflang=ar]')).toHaveAttribute('href', new RegExp(`[^n]${bare}$`));
      await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', new RegExp(`/en${bare}$`));
      await expect(page.locator('link[hreflang=x-default]')).toHaveCount(1);
    });

    test('is clean to axe', async ({ page, open }) => {
      await open(path);
      await expectNoAxeViolations(page);
    });

    test('does not scroll sideways at 320 px, nor at twice the size', async ({ page, open }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(path);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 640, height: 450 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoSidewaysScroll(page);
    });

    test('has no text of the other language in its body', async ({ page, open, siteLanguage }) => {
      await open(path);
      const strays = await page.evaluate((language) => {
        const other = language === 'ar' ? /[A-Za-z]{3,}/ : /\p{Script=Arabic}{2,}/u;
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const owner = node.parentElement;
          if (!owner || owner.closest('script, style, [lang]:not(html), bdi, bdo, a[href^="mailto:"]')) continue;
          if (other.test(node.textContent ?? '')) found.push((node.textContent ?? '').trim());
        }
        return found;
      }, siteLanguage);
      expect(strays).toEqual([]);
    });
  });
}

test('the whole page can be read with scripts off, and every tab’s text with it', async ({ browser, siteLanguage }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteLanguage === 'ar' ? '/personal/finance' : '/en/personal/finance');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const panels = page.getByRole('main').getByRole('tabpanel', { includeHidden: true });
  await expect(panels).toHaveCount(3);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel).toContainText(/\S/);
  }
  await context.close();
});

test('/ar answers with the bare address as its canonical one', async ({ page }) => {
  const response = await page.goto('/ar/about');
  expect(response?.status()).toBe(200);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^r]\/about$/);
});
