import type { Locator } from '@playwright/test';
import { COPIED_MS } from '#src/config/timings/offers.ts';
import { fixtures } from '#src/widgets/offers/OfferDetail/OfferDetail.fixture.ts';
import { offersOf } from '#tests/support/offers.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, waitForHydration } from '#tests/support/site.ts';

const VALID = {
  ar: 'سارٍ من ١ يناير ٢٠٢٦ حتى ٣١ يناير ٢٠٩٩',
  en: 'Valid from January 1, 2026 to January 31, 2099',
};
const CATEGORY = '/personal/offers/card-offers/dining';

test('the page of an offer', also({ english: 'texts and date differ' }), async ({ qa, page, open, context, t }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await qa.publish([fixtures.full, fixtures.ended, fixtures.blankCode]);
  await qa.open();
  await waitForHydration(page, 'OfferDetail');
  const main = page.getByRole('main');
  const offers = main.locator('[data-widget=OfferDetail]');
  const [offer, bare] = [offers.first(), offers.last()];

  await test.step('OFF-DETAIL-02 OFF-DETAIL-03 has the logo, the text about the offer, and its terms without dashes and blank lines', async () => {
    const heading = (where: Locator, ar: string, en: string) => where.getByRole('heading', { name: t({ ar, en }) });
    await expect(offer.getByRole('img', { name: t({ ar: 'شعار بُن', en: 'Logo of Bunn' }) })).toBeVisible();
    await expect(heading(offer, 'عن العرض', 'About the offer')).toBeVisible();
    await expect(offer).toContainText(t({ ar: 'تحمّص بُن حبوبها كل صباح.', en: 'Bunn roasts its beans every morning.' }));
    await expect(heading(offer, 'كيف تستفيد', 'How to use it')).toBeVisible();
    await expect(offer.getByRole('listitem')).toHaveText(
      t({
        ar: 'ادفع ببطاقة ركن.|أقصى خصم ٦٠ ريالاً.|- ما عدا الآلات|في كل الفروع',
        en: 'Pay with a Rukn card.|At most 60 riyals.|- except machines|In every branch',
      }).split('|'),
    );
    await expect(bare.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(heading(bare, 'عن العرض', 'About the offer')).toHaveCount(0);
    await expect(heading(bare, 'كيف تستفيد', 'How to use it')).toHaveCount(0);
    await expect(bare.getByRole('img')).toHaveCount(0);
  });

  await test.step('OFF-DETAIL-07 OFF-DETAIL-08 has the code with its last day, copies it, and says so politely for two seconds', async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const box = page.getByRole('region', { name: t({ ar: 'رمز الخصم', en: 'Promo code' }) });
    await expect(box).toContainText('BUNN30');
    await expect(box).toContainText(t(VALID));
    const status = box.getByRole('status');
    await expect(status).toBeEmpty();
    await box.getByRole('button', { name: t({ ar: 'انسخ الرمز', en: 'Copy the code' }) }).click();
    await expect(status).toHaveText(t({ ar: 'نُسخ الرمز', en: 'Code copied' }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BUNN30');
    await page.clock.runFor(COPIED_MS - 100);
    await expect(status).not.toBeEmpty();
    await page.clock.runFor(200);
    await expect(status).toBeEmpty();
    await page.clock.resume();
  });

  await test.step('an offer that has ended says so, and has nothing to use it with', async () => {
    const ended = offers.nth(1);
    await expect(ended).toContainText(
      t({ ar: 'انتهى هذا العرض في ٣١ ديسمبر ٢٠٢٥', en: 'This offer ended on December 31, 2025' }),
    );
    await expect(ended).not.toContainText('BUNN30');
    await expect(ended).not.toContainText(t({ ar: '٣٠٪', en: '30%' }));
    await expect(ended.getByRole('link')).toHaveText([t({ ar: 'كل العروض', en: 'All offers' })]);
  });

  await test.step('OFF-DETAIL-01 opens with a banner: title, subtitle, link back, last day, call to action and picture', async () => {
    const banner = offer.locator('section').first();
    await expect(banner.getByRole('heading', { level: 1 })).toHaveText(
      t({ ar: 'قهوة محمصة بُن', en: 'Coffee at Bunn Roastery' }),
    );
    await expect(banner).toContainText(t({ ar: 'على المشروبات المختصة', en: 'Off speciality drinks' }));
    await expect(banner).toContainText(t(VALID));
    const link = (ar: string, en: string) => banner.getByRole('link', { name: t({ ar, en }) });
    await expect(link('كل العروض', 'All offers')).toHaveAttribute('href', t({ ar: '/personal', en: '/en/personal' }));
    await expect(link('اطلب البطاقة', 'Get the card')).toBeVisible();
    await expect(banner.getByRole('img', { name: t({ ar: 'فنجان قهوة', en: 'A cup of coffee' }) })).toBeVisible();

    // An offer of the catalogue leads back to its category.
    await open(CATEGORY);
    await waitForHydration(page, 'OfferCategoryListing');
    const { cards } = offersOf(page, t);
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/card-offers\/dining\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator(`a[href="${t({ ar: '', en: '/en' })}${CATEGORY}"]`).first()).toBeVisible();
    await expectNoAxeViolationsInArabic(page);
  });
});
