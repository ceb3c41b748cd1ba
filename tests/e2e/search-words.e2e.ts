import type { Page } from '@playwright/test';
import {
  also,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  localizedPath,
  test,
  type Translate,
  waitForHydration,
} from '#tests/support/site.ts';
import { fieldOf, numberIn, resultsOf, statusOf } from '#tests/support/search-results.ts';

const CONTACT = '/help/contact';

/** A word of the site's synonyms, which no page has, and the word that the pages have. */
const SYNONYM = { ar: 'قرض', en: 'loan' };
const FINANCE = { ar: 'تمويل', en: 'finance' };

/** A word with a wrong letter, in which nothing is found, and the nearest word of the pages. */
const WRONG = { ar: 'بظاقه', en: 'zavingz' };
const NEAREST = { ar: 'بطاقة', en: 'savings' };

const PRODUCTS = /^(?:\/en)?\/(?:personal|business|calculators)\//;
const HELP = /^(?:\/en)?\/(?:help|legal)(?:\/|$)/;

const mainOf = (page: Page) => page.getByRole('main');

const kindsOf = (page: Page, t: Translate) =>
  mainOf(page)
    .getByRole('navigation', { name: t({ ar: 'أنواع النتائج', en: 'Kinds of results' }) })
    .getByRole('link');

/** Returns the link to a person among the popular pages, which are shown with an empty result. */
const helpOf = (page: Page, t: Translate) =>
  mainOf(page)
    .getByRole('navigation', { name: t({ ar: 'صفحات يكثر طلبها', en: 'Popular pages' }) })
    .getByRole('link', { name: t({ ar: 'تحدث إلى موظف', en: 'Talk to a person' }) });

const searchPath = (term: string): string => `/search?q=${encodeURIComponent(term)}`;

/** Returns the paths of the results on a page of them. */
const pathsOf = (page: Page, t: Translate): Promise<string[]> =>
  resultsOf(page, t)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Opens the popup of the header and returns its field. */
async function openPopup(page: Page, t: Translate) {
  const opener = page.getByRole('banner').getByRole('button', { name: t({ ar: 'بحث', en: 'Search' }), exact: true });
  await opener.first().click();
  const popup = page.getByRole('dialog', { name: t({ ar: 'ابحث في الموقع', en: 'Search the site' }) });
  return { popup, field: popup.getByRole('searchbox') };
}

const inEnglish = also({ english: 'each language has its own index, stems and synonyms' });

test(
  'a synonym finds pages, and their kinds divide them, without scripts',
  inEnglish,
  async ({ openWithoutScripts, t }) => {
    const page = await openWithoutScripts('/');
    const kinds = kindsOf(page, t);
    const results = resultsOf(page, t);

    await test.step('the form of the header shows pages of finance, with their words marked', async () => {
      const { field } = await openPopup(page, t);
      await field.fill(t(SYNONYM));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=[^&]+$/);
      await expect(results).toHaveCount(4);
      for (const path of await pathsOf(page, t)) expect(path).toMatch(/finance/);
      for (const result of await results.all())
        await expect(result.locator('mark').first()).toContainText(t(FINANCE), { ignoreCase: true });
      await expect(helpOf(page, t)).toBeHidden();
    });

    await test.step('each kind of pages is a link with the number of its pages', async () => {
      const [all = 0, ...others] = (await kinds.allInnerTexts()).map(numberIn);
      expect(others.length).toBeGreaterThan(2);
      expect(others.reduce((sum, one) => sum + one, 0)).toBe(all);
      expect(numberIn(await statusOf(page).innerText())).toBe(all);
      await expect(kinds.first()).toHaveAttribute('aria-current', 'true');
    });

    await test.step('a kind that is followed is the only one, on the next page too', async () => {
      const help = kinds.filter({ hasText: t({ ar: 'المساعدة', en: 'Help' }) });
      const total = numberIn(await help.innerText());
      expect(total, 'pages enough for a second page').toBeGreaterThan(4);
      await help.click();
      await expect(page).toHaveURL(/&kind=help$/);
      await expect(help).toHaveAttribute('aria-current', 'true');
      await expect(kinds.first()).not.toHaveAttribute('aria-current');
      expect(numberIn(await statusOf(page).innerText())).toBe(total);
      const first = await pathsOf(page, t);
      await page.getByRole('button', { name: t({ ar: 'التالي', en: 'Next' }) }).click();
      await page.waitForURL(/&kind=help&page=2$/);
      await expect(help).toHaveAttribute('aria-current', 'true');
      const second = await pathsOf(page, t);
      expect(new Set([...first, ...second]).size).toBe(Math.min(total, 8));
      for (const path of [...first, ...second]) expect(path).toMatch(HELP);
    });

    await test.step('a page with the word in neither title nor lead shows the sentence that has it', async () => {
      const privacy = results.filter({ hasText: t({ ar: 'سياسة الخصوصية', en: 'Privacy notice' }) });
      await expect(privacy).toContainText(
        t({ ar: 'تقدير قدرتك على السداد حين تطلب تمويلاً', en: 'To judge what you can repay when you ask for finance' }),
      );
      await expect(privacy.locator('mark')).toHaveText([t({ ar: 'تمويلاً', en: 'finance' })]);
    });
  },
);

test('the popup finds the words that are typed', inEnglish, async ({ page, open, t, siteLanguage }) => {
  await open('/');
  const { popup, field } = await openPopup(page, t);
  await waitForHydration(page, 'SearchPopup');
  const links = popup
    .getByRole('region', { name: t({ ar: 'نتائج مقترحة', en: 'Suggested results' }) })
    .getByRole('listitem')
    .getByRole('link');
  const expectFirst = (path: string) =>
    expect(links.first()).toHaveAttribute('href', localizedPath(siteLanguage, path));

  await test.step('the last word by its beginning, products first', async () => {
    await field.pressSequentially(t({ ar: 'حساب ادخ', en: 'auto fin' }));
    await expectFirst(t({ ar: '/personal/savings/saver', en: '/personal/finance/auto' }));
    for (const link of (await links.all()).slice(0, 3)) await expect(link).toHaveAttribute('href', PRODUCTS);
  });

  await test.step('a word with one wrong letter', async () => {
    await field.fill(t({ ar: 'تمويييل', en: 'mortgege' }));
    await expectFirst(t({ ar: '/personal/finance', en: '/personal/finance/home' }));
    await expect(links.first().locator('mark').first()).toContainText(t({ ar: 'التمويل', en: 'Home' }));
  });

  await test.step('a task that one page answers', async () => {
    await field.fill(t({ ar: 'اتصل بنا', en: 'contact us' }));
    await expectFirst(CONTACT);
  });
});

test(
  'the search page helps a visitor for whom it finds nothing',
  inEnglish,
  async ({ page, open, t, siteLanguage }) => {
    const first = () => resultsOf(page, t).first();

    await test.step('by the nearest word, popular pages and a person', async () => {
      await open(searchPath(t(WRONG)));
      await expect(statusOf(page)).toContainText(t({ ar: 'لا توجد نتائج', en: 'No results found' }));
      await expect(helpOf(page, t)).toBeVisible();
      await expect(helpOf(page, t)).toHaveAttribute('href', localizedPath(siteLanguage, CONTACT));
      await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      const nearest = t({ ar: `هل تقصد «${NEAREST.ar}»؟`, en: `Did you mean “${NEAREST.en}”?` });
      await statusOf(page).getByRole('link', { name: nearest }).click();
      await expect(fieldOf(page)).toHaveValue(t(NEAREST));
      await expect(first().locator('mark').first()).toContainText(t(NEAREST), { ignoreCase: true });
      await expect(helpOf(page, t)).toBeHidden();
    });

    await test.step('results with kinds fit a narrow window', async () => {
      await expect(kindsOf(page, t).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoAxeViolations(page);
    });

    await test.step('a telephone number finds the page to contact the bank', async () => {
      await waitForHydration(page, 'SiteSearch');
      await fieldOf(page).fill('8001234567');
      await expect(first().getByRole('link')).toHaveAttribute('href', localizedPath(siteLanguage, CONTACT));
    });

    await test.step('a question finds the sentence of a page of help', async () => {
      await fieldOf(page).fill(t({ ar: 'ماذا أفعل إذا نسيت كلمة المرور؟', en: 'I forgot my password' }));
      await expect(first().getByRole('link')).toHaveAttribute('href', HELP);
      await expect(first()).toContainText(t({ ar: 'نسيت كلمة المرور', en: 'I have forgotten my password' }));
      await expect(first().locator('mark')).toHaveText(
        t({ ar: 'نسيت كلمة المرور', en: 'forgotten password' }).split(' '),
      );
    });
  },
);

test('no term breaks the search page', inEnglish, async ({ page, open, t }) => {
  const none = t({ ar: 'لا توجد نتائج', en: 'No results found' });
  const some = t({ ar: 'نتيجة', en: 'results' });
  const encoded = (term: string, status: string) => [encodeURIComponent(term), status] as const;
  for (const [term, status] of [
    encoded('a'.repeat(5000), none),
    encoded('؟!…«»,-', none),
    encoded(t({ ar: 'من في على هل', en: 'the of and what' }), ''),
    encoded('😀', none),
    encoded('<script>throw new Error("run")</script>', none),
    encoded('*', none),
    ['%E0%A4%A', ''] as const,
    [`${encodeURIComponent(t(SYNONYM))}&kind=nothing&page=x`, some] as const,
  ])
    await test.step(`a term like ${term.slice(0, 30)}`, async () => {
      const response = await open(`/search?q=${term}`);
      expect(response.status()).toBe(200);
      await expect(fieldOf(page)).toBeVisible();
      await expect(statusOf(page)).not.toBeEmpty();
      await expect(statusOf(page)).toContainText(status);
      await expectNoSidewaysScroll(page);
    });
});

test(
  'the search of help finds pages of help, without scripts',
  also({ english: 'words and pages are English' }),
  async ({ browser, baseURL, t, siteLanguage }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(localizedPath(siteLanguage, '/help'));
    const form = page.getByRole('search', { name: t({ ar: 'ابحث في المساعدة', en: 'Search the help' }) });
    await form.getByRole('searchbox').fill(t({ ar: 'شكوى', en: 'complaint' }));
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/[?&]kind=help$/);
    await expect(page.locator('main nav a[aria-current=true]')).toContainText(t({ ar: 'المساعدة', en: 'Help' }));
    await expect(page.locator('main ul[aria-label] > li a').first()).toHaveAttribute('href', /\/help\/complaints?$/);
    await context.close();
  },
);
