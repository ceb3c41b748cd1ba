import { also, expect, test } from '#tests/support/site.ts';

const STEPS = {
  ar: ['الرئيسية', 'الأفراد', 'الحسابات', 'الرسوم'],
  en: ['Home', 'Personal', 'Accounts', 'Fees and charges'],
} as const;

test(
  'the breadcrumbs of a page',
  also({ english: 'steps lead below /en, and headings break elsewhere' }),
  async ({ page, open, t, siteLanguage }) => {
    const crumbs = page.getByRole('navigation', { name: t({ ar: 'مسار الصفحة', en: 'Breadcrumb' }) });

    await test.step('breadcrumbs list the parent pages and link to each in the language of the page', async () => {
      await open('/personal/accounts/fees');
      await expect(crumbs.getByRole('listitem')).toHaveText(STEPS[siteLanguage]);
      await expect(crumbs.locator('[aria-current=page]')).toHaveCount(1);
      await crumbs.getByRole('link', { name: t({ ar: 'الحسابات', en: 'Accounts' }) }).click();
      await expect(page).toHaveURL(new RegExp(`${t({ ar: '', en: '/en' })}/personal/accounts$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('breadcrumbs do not overlap a heading of two lines', async () => {
      await open('/calculators/auto-lease');
      const above = await crumbs.getByRole('list').boundingBox();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      if (!above || !heading) throw new Error('not shown');
      expect(above.y + above.height).toBeLessThanOrEqual(heading.y);
    });
  },
);
