import { also, expect, test } from '#tests/support/site.ts';

const HELP = { ar: 'المساعدة', en: 'Help' };
const FEEDBACK_LINK = { ar: 'الشكاوى', en: 'Complaints' };
const LEGAL = { ar: 'روابط قانونية', en: 'Legal links' };

test(
  'the footer of a page',
  also({ phone: 'columns open by finger, links stand one below the other and break into lines' }),
  async ({ page, open, t }) => {
    await open('/about');

    await test.step('NAV-28 social links are icons that open in a new tab, named by their network', async () => {
      const social = page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: t({ ar: 'حساباتنا على منصات التواصل الاجتماعي', en: 'Our social accounts' }) })
        .getByRole('link');
      const networks = t({ ar: 'إكس|إنستغرام|لينكدإن|يوتيوب', en: 'X|Instagram|LinkedIn|YouTube' }).split('|');
      await expect(social).toHaveCount(networks.length);
      const drawings = new Set<string>();
      for (const [index, network] of networks.entries()) {
        const link = social.nth(index);
        await expect(link).toHaveAccessibleName(new RegExp(network));
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveText('');
        drawings.add((await link.locator('svg use').getAttribute('href')) ?? '');
      }
      expect(drawings.size).toBe(networks.length);
    });

    await test.step('NAV-29 legal links are separated by bars, with none after the last', async () => {
      const legal = page.getByRole('contentinfo').getByRole('navigation', { name: t(LEGAL) });
      await expect(legal.getByRole('link')).toHaveCount(4);
      // A bar is not content of the page: it has an empty text for screen readers.
      const before = await legal
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content));
      expect(before).toEqual(['""', ...Array<string>(3).fill('"|" / ""')]);
      const after = await legal
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::after').content));
      expect(new Set(after)).toEqual(new Set(['none']));
    });

    await test.step('NAV-27 the footer’s columns stand open on large screens and fold as accordions on phones', async () => {
      await page.setViewportSize({ width: 1440, height: 800 });
      const footer = page.getByRole('contentinfo');
      const link = footer.getByRole('link', { name: t(FEEDBACK_LINK) }).filter({ visible: true });
      await expect(link).toHaveCount(1);
      await expect(footer.getByRole('heading', { name: t(HELP) })).toBeVisible();
      await expect(footer.locator('summary').filter({ visible: true })).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(link).toHaveCount(0);
      const folds = footer.locator('summary').filter({ visible: true });
      await expect(folds).toHaveCount(4);
      await folds.filter({ hasText: t(HELP) }).click();
      await expect(link).toHaveCount(1);
      await folds.first().click();
      await expect(link).toHaveCount(0);
    });

    await test.step('NAV-26 the footer has a plain list of links', async () => {
      const list = page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: t({ ar: 'روابط سريعة', en: 'Quick links' }) });
      const links = list.getByRole('listitem').getByRole('link');
      await expect(links).toHaveText(
        t({ ar: 'أقرب فرع أو صراف|بطاقة مفقودة', en: 'The nearest branch or ATM|A lost card' }).split('|'),
      );
      await expect(links.first()).toHaveAttribute('href', t({ ar: '/help/branches', en: '/en/help/branches' }));
      await links.last().click();
      await expect(page).toHaveURL(/\/help\/fraud$/);
    });
  },
);
