import type { Locator } from '@playwright/test';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures as best } from '#src/widgets/offers/BestOffersBanner/BestOffersBanner.fixture.ts';
import { fixtures as featured } from '#src/widgets/offers/FeaturedOffers/FeaturedOffers.fixture.ts';
import { fixtures as categories } from '#src/widgets/offers/OfferCategoriesBanner/OfferCategoriesBanner.fixture.ts';
import { fixtures as carousel } from '#src/widgets/offers/OffersCarousel/OffersCarousel.fixture.ts';
import { fixtures as slider } from '#src/widgets/offers/OffersHeroSlider/OffersHeroSlider.fixture.ts';
import { fixtures as overview } from '#src/widgets/offers/OffersOverview/OffersOverview.fixture.ts';
import { offersOf } from '#tests/support/offers.ts';
import { waitForIslands } from '#tests/support/qa/wait-for-islands.ts';
import { expect, test } from '#tests/support/qa.ts';
import {
  also,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  type Translate,
  waitForHydration,
} from '#tests/support/site.ts';

const CATEGORY = '/personal/offers/card-offers/dining';
const NOTICE = { ar: 'لا يوجد مصدر بيانات', en: 'No datasource' };

/** Returns the buttons of a carousel. */
const buttonsOf = (group: Locator, t: Translate) => ({
  back: group.getByRole('button', { name: t({ ar: 'السابق', en: 'Previous' }), exact: true }),
  ahead: group.getByRole('button', { name: t({ ar: 'التالي', en: 'Next' }), exact: true }),
  dots: group.getByRole('button', { name: t({ ar: 'انتقل إلى', en: 'Go to' }) }),
});

test(
  'blocks of offers',
  also({ english: 'texts, digits, dates and direction differ' }),
  async ({ qa, page, open, t }) => {
    const groupOf = (ar: string, en: string) => page.getByRole('group', { name: t({ ar, en }), exact: true });
    const sign = Number(t({ ar: '-1', en: '1' }));
    const prefix = t({ ar: '', en: '/en' });
    /** Scrolls to a block and waits until what is in view works. */
    const reach = async (block: Locator) => {
      await block.scrollIntoViewIfNeeded();
      await waitForIslands(page);
    };
    await qa.publish([hero.full, best.full, best.few, categories.full, slider.full, carousel.full]);
    await qa.open();

    await test.step('OFF-BLOCK-01 the banner of best offers has a slide per offer: texts, picture, date, discount and link, moved by arrows and dots', async () => {
      const group = groupOf('أفضل العروض', 'Best offers');
      await reach(group);
      const slides = group.getByRole('article');
      expect(await slides.count()).toBeGreaterThan(5);
      const first = slides.first();
      await expect(first.getByRole('heading')).toHaveText(/\S/);
      await expect(first).toContainText(t({ ar: 'سارٍ حتى', en: 'Valid to' }));
      await expect(first).toContainText(t({ ar: '٪', en: '%' }));
      await expect(first.locator('img')).toHaveAttribute('src', /-card\.svg/);
      await expect(first.getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^${prefix}/personal/offers/card-offers/[\\w-]+/[\\w-]+$`),
      );
      const { back, ahead, dots } = buttonsOf(group, t);
      await expect(back).toHaveAttribute('aria-disabled', 'true');
      await ahead.click();
      await expect(dots).toHaveCount(0);
      await expect(group.locator('[data-dots]')).toHaveText(/^[2٢] \/ [\d٠-٩]{2}$/);
      const row = group.getByRole('list');
      await expect.poll(() => row.evaluate(({ scrollLeft }) => Math.sign(scrollLeft))).toBe(sign);
      await row.press('End');
      await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
      await expectNoAxeViolationsInArabic(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      const few = groupOf('عروض المطاعم', 'Dining');
      await reach(few);
      await buttonsOf(few, t).dots.last().click();
      await expect(few.getByRole('article').last()).toBeInViewport({ ratio: 0.9 });
      await expect(buttonsOf(few, t).dots.last()).toHaveAttribute('aria-current', 'true');
    });

    await test.step('OFF-BLOCK-04 announcements show one at a time', async () => {
      const announcements = groupOf('أبرز العروض', 'Offers to see first');
      const slides = announcements.getByRole('article');
      await reach(announcements);
      await expect(slides.nth(0)).toBeInViewport();
      await expect(slides.nth(1)).not.toBeInViewport();
      await expect(slides.nth(0).getByRole('heading')).toHaveText(
        t({ ar: 'ليالي الدرعية: تذكرة ثانية مجاناً', en: 'Diriyah Nights: second ticket free' }),
      );
      await expect(slides.nth(0).getByRole('link')).toHaveAttribute('href', /\/personal\/cards$/);
      const { ahead, dots } = buttonsOf(announcements, t);
      await ahead.click();
      await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
      await dots.nth(2).click();
      await expect(slides.nth(2)).toBeInViewport({ ratio: 0.9 });
    });

    const deals = groupOf('كل العروض', 'All deals');
    await reach(deals);
    await test.step('OFF-BLOCK-09 OFFC-04 OFFC-06 an offer’s card has logo, title, discount, description, date in words and a link', async () => {
      const card = (ar: string, en: string) =>
        deals.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: t({ ar, en }) }) });
      const bunn = card('محمصة بُن', 'Bunn Roastery');
      await expect(bunn.locator('img')).toHaveAttribute('src', /bunn\.svg/);
      await expect(bunn).toContainText(t({ ar: '٣٠٪', en: '30%' }));
      await expect(bunn).toContainText(t({ ar: 'على كل مشروبات القهوة المختصة', en: 'Off all speciality coffees' }));
      await expect(bunn).toContainText(t({ ar: '٣١ ديسمبر ٢٠٩٩', en: 'December 31, 2099' }));
      await expect(bunn.getByRole('link')).toHaveAttribute('href', /\/personal\/cards\/everyday$/);
      const bare = card('عيادات حياة', 'Hayat Clinics');
      await expect(bare).toHaveText(t({ ar: 'عيادات حياة', en: 'Hayat Clinics' }));
      await expect(bare.locator('img')).toHaveCount(0);
      // A percentage that its author wrote with the sign has one sign.
      await expect(card('سوق النخيل', 'Nakheel Market')).toContainText(t({ ar: '١٠٪', en: '10%' }));
      await expect(card('سوق النخيل', 'Nakheel Market')).not.toContainText(/%%|٪٪/);
    });

    await test.step('OFF-BLOCK-10 OFFC-05 a description has one line, with a button that shows all of it and one line again', async () => {
      const words = t({ ar: 'على كل مشروبات القهوة المختصة', en: 'Off all speciality coffees' });
      const bunn = deals.getByRole('article').filter({ hasText: words });
      const height = async () => Math.round((await bunn.getByText(words).boundingBox())?.height ?? 0);
      const more = bunn.getByRole('button', { name: t({ ar: 'اقرأ المزيد', en: 'Read more' }) });
      await expect(more).toBeVisible();
      const oneLine = await height();
      await more.click();
      await expect.poll(height).toBeGreaterThan(oneLine * 1.8);
      await bunn.getByRole('button', { name: t({ ar: 'عرض أقل', en: 'Show less' }) }).click();
      await expect.poll(height).toBe(oneLine);
      await expect(deals.getByRole('article').getByRole('button')).toHaveCount(1);
    });

    await test.step('OFF-BLOCK-12 OFFC-03 a lead card stands beside the offers, which buttons and keys move, under the heading of all deals', async () => {
      await page.setViewportSize({ width: 1024, height: 800 });
      await expect(deals.getByRole('heading', { level: 2 })).toHaveText(t({ ar: 'كل العروض', en: 'All deals' }));
      const lead = deals.getByRole('article').first();
      await expect(lead.getByRole('heading')).toHaveText(t({ ar: 'ادفع أقل ببطاقتك', en: 'Pay less with your card' }));
      await expect(lead).toContainText(t({ ar: 'خصومات عند شركائنا', en: 'Discounts at our partners' }));
      await expect(lead.locator('img')).toHaveAttribute('src', /offers\.svg/);
      await expect(lead.getByRole('link')).toHaveAttribute('href', /\/personal\/cards$/);
      const row = deals.getByRole('list');
      const scrolled = () => row.evaluate(({ scrollLeft }) => Math.sign(Math.round(scrollLeft)));
      const { back, ahead } = buttonsOf(deals, t);
      await ahead.click();
      await expect.poll(scrolled).toBe(sign);
      await back.click();
      await expect.poll(async () => Math.abs(await scrolled())).toBe(0);
      await row.focus();
      await page.keyboard.press(t({ ar: 'ArrowLeft', en: 'ArrowRight' }));
      await expect.poll(scrolled).toBe(sign);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('OFF-BLOCK-02 categories are slides with picture, title and link', async () => {
      const group = page.getByRole('group', { name: t({ ar: 'عروض تلبّي حاجتك', en: 'Offers by what you need' }) });
      const tiles = group.getByRole('listitem');
      // The one without a picture and the one that is not active are left out.
      await expect(tiles).toHaveCount(6);
      await expect(tiles.first()).toContainText(t({ ar: 'مطاعم ومقاهٍ', en: 'Dining' }));
      await expect(tiles.first().locator('img').first()).toHaveAttribute('src', /dining\.svg/);
      await open('/personal/offers');
      await expect(group.getByRole('link').first()).toHaveAttribute('href', `${prefix}${CATEGORY}`);
    });

    await test.step('OFF-BLOCK-08 featured offers stand beside a title and a text, each with a link to its page', async () => {
      await open('/rewards');
      const group = page.getByRole('group', { name: t({ ar: 'وخصومات بلا نقاط', en: 'And savings without points' }) });
      await expect(group.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(group).toContainText(t({ ar: 'ادفع ببطاقتك عند هؤلاء الشركاء', en: 'Pay with your card' }));
      const links = group.getByRole('article').getByRole('link', { name: t({ ar: 'اعرض العرض', en: 'View offer' }) });
      expect(await links.count()).toBeGreaterThan(2);
      await expect(links.first()).toHaveAttribute('href', `${prefix}${CATEGORY}/bunn`);
      const [title, card] = [group.getByRole('heading', { level: 2 }), group.getByRole('article').first()];
      const [beside, start] = await Promise.all([card.boundingBox(), title.boundingBox()]);
      expect(Math.abs((beside?.y ?? 0) - (start?.y ?? 0))).toBeLessThan(120);
      expect(featured.full.rendering.name).toBe('FeaturedOffers');
    });

    await test.step('OFF-BLOCK-05 OFF-BLOCK-07 the overview has large slides above small ones, the number of open offers on each, and the lines of one', async () => {
      await open('/personal/offers/card-offers');
      const section = page
        .getByRole('heading', { name: t({ ar: 'التصنيفات في لمحة', en: 'The categories at a glance' }) })
        .locator('xpath=ancestor::section');
      const slides = section.getByRole('article');
      await expect(slides).toHaveCount(6);
      const boxes = await slides.evaluateAll((all) =>
        all.map((slide) => {
          const { width, top, bottom } = slide.getBoundingClientRect();
          return { width, top, bottom };
        }),
      );
      const [, large, small] = boxes;
      if (!large || !small) throw new Error('too few slides');
      expect(large.width).toBeGreaterThan(small.width * 1.5);
      expect(small.top).toBeGreaterThan(large.bottom);
      const dining = slides.first();
      await expect(dining).toContainText(
        t({ ar: 'على المشروبات المختصة والحبوب الكاملة', en: 'On speciality drinks' }),
      );
      await expect(dining).toContainText(t({ ar: '٣٠٪', en: '30%' }));
      const count = /[\d٠-٩]+/.exec((await dining.textContent()) ?? '')?.[0] ?? '';
      await dining.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(CATEGORY));
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(count);
    });

    await waitForHydration(page, 'OfferCategoryListing');
    await test.step('OFF-BLOCK-14 an offer’s page has four others of its category, the soonest to end first', async () => {
      const { cards, titles, sort, untilShown } = offersOf(page, t);
      const byContent = await titles.allTextContents();
      await sort.selectOption('ExpiryDate');
      await untilShown();
      await expect(titles).not.toHaveText(byContent);
      const all = await cards
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      await open(`${CATEGORY}/bunn`);
      const section = page
        .getByRole('heading', { level: 2, name: t({ ar: 'عروض أخرى', en: 'Other offers' }) })
        .locator('xpath=ancestor::section');
      const links = section.getByRole('article').getByRole('link');
      await expect(links).toHaveCount(4);
      const shown = await links.evaluateAll((others) => others.map((link) => link.getAttribute('href') ?? ''));
      expect(shown.every((href) => href.startsWith(`${prefix}${CATEGORY}/`))).toBe(true);
      expect(shown).toEqual(all.filter((href) => !href.endsWith('/bunn')).slice(0, 4));
    });
  },
);

test('OFF-BLOCK-06 OFF-BLOCK-13 groups that are not active are left out; blocks without results show a notice', async ({
  qa,
  page,
  t,
}) => {
  const withoutResults = [overview.empty, best.empty, carousel.empty, categories.withoutImages];
  await qa.publish([hero.full, overview.full, ...withoutResults]);
  await qa.open();
  const main = page.getByRole('main');
  const slide = (ar: string, en: string) => main.getByRole('article').filter({ hasText: t({ ar, en }) });
  await expect(slide('ترفيه', 'Leisure')).toHaveCount(1);
  await expect(slide('صحة', 'Health')).toHaveCount(0);
  const notices = main.getByText(t(NOTICE));
  await expect(notices).toHaveCount(withoutResults.length);
  for (const notice of await notices.all()) await expect(notice).toBeVisible();
  // Those of the overview with active groups.
  await expect(main.getByRole('article')).toHaveCount(4);
});

test('blocks whose query fails are left out, and their page stays', async ({ qa, page, t }) => {
  await qa.service(CALLS.contentGraph).respondsWith({ status: 500 });
  await qa.publish([hero.full, best.full, overview.full]);
  await qa.open();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(t({ ar: 'أفضل العروض', en: 'Best offers' }))).toHaveCount(0);
  // The overview shows its slides without numbers.
  await expect(main.getByRole('article').filter({ hasText: t({ ar: 'ترفيه', en: 'Leisure' }) })).toHaveCount(1);
});
