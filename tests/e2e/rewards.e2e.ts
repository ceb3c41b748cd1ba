import type { Page } from '@playwright/test';
import { partnerCatalogue } from '#sitecore/contracts/partner-catalogue.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures } from '#src/widgets/offers/RewardsCatalogue/RewardsCatalogue.fixture.ts';
import { queryOf } from '#tests/support/offers.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, type Translate, waitForHydration } from '#tests/support/site.ts';

const partner = (Code: string, Category: string, Name: string, Description = '') => ({
  ...{ Code, Category, Name, Description, ImageLink: '/-/media/offers/bunn.svg' },
});

const HOME = 'ar:منزل|en:Home';

/** Eighteen partners in store, of two categories; one whose vouchers points buy. */
const BODY = {
  Data: {
    InStoreList: [
      partner('WATER', HOME, 'ar:سبيل للمياه|en:Sabil Water', 'ar:توصيل شهري|en:Monthly delivery'),
      ...Array.from({ length: 17 }, (_, index) =>
        partner(`GIFT${index}`, 'ar:هدايا|en:Gifts', `ar:هدية ${index}|en:Gift ${index}`),
      ),
    ],
    RedeemVoucherList: [partner('GAMES', 'ar:ألعاب|en:Games', 'Level Up')],
  },
  Message: '',
};

/** Returns the parts of the catalogue. */
function partsOf(page: Page, t: Translate) {
  const main = page.getByRole('main');
  const list = main.getByRole('region', { name: t({ ar: 'شركاء النقاط', en: 'Partners' }), exact: true });
  const button = (ar: string, en: string) => main.getByRole('button', { name: t({ ar, en }), exact: true });
  return {
    main,
    list,
    cards: list.getByRole('article'),
    names: list.getByRole('heading', { level: 2 }),
    skeletons: list.locator('[aria-hidden=true] > li'),
    categories: main.getByRole('group', { name: t({ ar: 'تصنيفات الشركاء', en: 'Categories of partners' }) }),
    inStore: button('عند الدفع', 'In store'),
    vouchers: button('قسائم', 'Vouchers'),
    home: button('منزل', 'Home'),
    all: button('الكل', 'All'),
    second: main.getByRole('link', { name: t({ ar: 'الصفحة ٢', en: 'Page 2' }), exact: true }),
  };
}

test(
  'the catalogue of rewards',
  also({ english: 'texts differ, values of addresses do not' }),
  async ({ qa, page, t }) => {
    await qa.service(partnerCatalogue).respondsWith({ body: BODY });
    await qa.publish([hero.full, fixtures.full]);
    await qa.open({ suffix: '?category=nonsense' });
    await waitForHydration(page, 'RewardsCatalogue');
    const { main, list, cards, names, skeletons, categories, inStore, vouchers, home, all, second } = partsOf(page, t);

    await test.step('REWARDS-01 REWARDS-02 REWARDS-03 keeps list, category and page in its address; another list begins with all categories', async () => {
      expect(queryOf(page)).toEqual({ category: 'nonsense', nested_category: 'All', page: '1' });
      await expect(inStore).toHaveAttribute('aria-pressed', 'true');
      await expect(categories.getByRole('button')).toHaveText(
        t({ ar: 'الكل|منزل|هدايا', en: 'All|Home|Gifts' }).split('|'),
      );
      await home.click();
      await expect(names).toHaveText([t({ ar: 'سبيل للمياه', en: 'Sabil Water' })]);
      expect(queryOf(page)).toEqual({ category: 'InStoreList', nested_category: 'Home', page: '1' });
      await expect(home).toBeFocused();
      await vouchers.click();
      await expect(names).toHaveText(['Level Up']);
      expect(queryOf(page)).toEqual({ category: 'RedeemVoucherList', nested_category: 'All', page: '1' });
      await expect(categories.getByRole('button')).toHaveText(t({ ar: 'الكل|ألعاب', en: 'All|Games' }).split('|'));
      await expect(all).toHaveAttribute('aria-pressed', 'true');
      await page.goBack();
      await expect(names).toHaveText([t({ ar: 'سبيل للمياه', en: 'Sabil Water' })]);
      await page.reload();
      await expect(home).toHaveAttribute('aria-pressed', 'true');
      await expectNoAxeViolationsInArabic(page);
    });

    await all.click();
    await test.step('REWARDS-04 REWARDS-05 has 16 partners per page, each with its picture, name and description, not its code', async () => {
      await expect(cards).toHaveCount(16);
      await expect(cards.first()).toHaveText(t({ ar: 'سبيل للمياهتوصيل شهري', en: 'Sabil WaterMonthly delivery' }));
      await expect(cards.first().locator('img')).toHaveAttribute('src', /bunn\.svg/);
      await expect(main).not.toContainText(/WATER|GIFT0/);
      await second.click();
      await expect(cards).toHaveCount(2);
      expect(queryOf(page).page).toBe('2');
    });

    await test.step('REWARDS-06 shows skeletons while its partners load', async () => {
      const waiting = Promise.withResolvers<undefined>();
      await page.route(/category=RedeemVoucherList/, async (route) => {
        await waiting.promise;
        await route.continue();
      });
      await vouchers.click();
      await expect(skeletons).toHaveCount(8);
      await expect(cards).toHaveCount(0);
      waiting.resolve(undefined);
      await expect(names).toHaveText(['Level Up']);
      await expect(skeletons).toHaveCount(0);
    });

    await test.step('ERR-01 says that data did not load in place of partners, with a link to the same address', async () => {
      await qa.publish([hero.full, fixtures.full]);
      await qa.service(partnerCatalogue).respondsWith({ status: 500 });
      await qa.open({ suffix: '?nested_category=Home' });
      await waitForHydration(page, 'RewardsCatalogue');
      await expect(list).toContainText(t({ ar: 'تعذّر تحميل البيانات', en: 'Error Loading Data' }));
      await expect(cards).toHaveCount(0);
      await qa.service(partnerCatalogue).respondsWith({ body: BODY });
      await list.getByRole('link', { name: t({ ar: 'أعد المحاولة', en: 'Try again' }) }).click();
      await expect(names).not.toHaveCount(0);
    });
  },
);
