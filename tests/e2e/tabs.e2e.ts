import type { Locator, Page } from '@playwright/test';
import { defineFixtures } from '#src/cms/fixture.ts';
import { fixtures as sections } from '#src/widgets/containers/FeaturedSections/FeaturedSections.fixture.ts';
import { widget as container } from '#src/widgets/containers/TabContainer/TabContainer.widget.ts';
import { fixtures as images } from '#src/widgets/containers/TabbedImageList/TabbedImageList.fixture.ts';
import { fixtures as info } from '#src/widgets/containers/TabbedInfoSection/TabbedInfoSection.fixture.ts';
import { fixtures as slider } from '#src/widgets/containers/TabbedSlider/TabbedSlider.fixture.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures as slideshow } from '#src/widgets/media/TabbedSlideshow/TabbedSlideshow.fixture.ts';
import { widget as richText } from '#src/widgets/text/RichText/RichText.widget.ts';
import { expect, test } from '#tests/support/qa.ts';
import {
  also,
  expectNoAxeViolations,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  waitForHydration,
} from '#tests/support/site.ts';

const { car, home } = defineFixtures(richText, {
  car: { fields: { Text: { ar: '<p>تمويل السيارة</p>', en: '<p>Finance for a car</p>' } } },
  home: { fields: { Text: { ar: '<p>تمويل المنزل</p>', en: '<p>Finance for a home</p>' } } },
});

const items = [
  { name: 'auto', fields: { Title: { ar: 'سيارة', en: 'Car' } } },
  { name: 'home', fields: { Title: { ar: 'منزل', en: 'Home' } } },
];
const placeholders = { 'tab-1': [car], 'tab-2': [home] };

const tabs = defineFixtures(container, {
  unstyled: { fields: { items }, placeholders },
  buttoned: { params: { Style: 'buttoned' }, fields: { items }, placeholders },
  pilled: { params: { Style: 'pilled' }, fields: { items }, placeholders },
});

/** Returns the style of a tab: if its list has a background, and if it is a pill. */
const drawnAs = async (tab: Locator) =>
  tab.evaluate((button) => {
    const list = button.closest('[role=tablist]') ?? button;
    return {
      trough: getComputedStyle(list).backgroundColor !== 'rgba(0, 0, 0, 0)',
      pill: parseFloat(getComputedStyle(button).borderTopLeftRadius) >= button.clientHeight / 2,
    };
  });

test(
  'SHELL-21 SEC-TABS-01 tabs are buttoned unless their block says pilled, and only the chosen tab’s content area shows, the first at load',
  also({ phone: 'tabs are wider than the screen' }),
  async ({ qa, page, t }) => {
    await qa.publish([tabs.unstyled, tabs.buttoned, tabs.pilled]);
    await qa.open();
    for (const [index, drawn] of [
      { trough: true, pill: false },
      { trough: true, pill: false },
      { trough: false, pill: true },
    ].entries()) {
      const block = page.locator('[data-widget=TabContainer]').nth(index);
      const [first, second] = [
        block.getByRole('tab', { name: t({ ar: 'سيارة', en: 'Car' }) }),
        block.getByRole('tab', { name: t({ ar: 'منزل', en: 'Home' }) }),
      ];
      const [forCar, forHome] = [
        block.getByText(t({ ar: 'تمويل السيارة', en: 'Finance for a car' })),
        block.getByText(t({ ar: 'تمويل المنزل', en: 'Finance for a home' })),
      ];
      expect(await drawnAs(first)).toEqual(drawn);
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(forCar).toBeVisible();
      await expect(forHome).toBeHidden();
      await second.click();
      await expect(forHome).toBeVisible();
      await expect(forCar).toBeHidden();
    }
  },
);

const DAY = { ar: 'يومك', en: 'Your day' };
const FUTURE = { ar: 'مستقبلك', en: 'Your future' };
const FIRST_FEATURE = { ar: 'حوّل فوراً', en: 'Transfer at once' };

/** Returns the scroll distance while the section sticks, its start, and the total height of the shown features. */
const journeyOf = (page: Page) =>
  page.locator('[data-widget=TabbedInfoSection] section').evaluate((section) => {
    const track = section.firstElementChild;
    const stage = track?.firstElementChild;
    const list = [...section.querySelectorAll('[role=tabpanel]:not([hidden]) ul')][0];
    if (!(track instanceof HTMLElement) || !(stage instanceof HTMLElement) || !(list instanceof HTMLElement))
      throw new Error('the section has another shape');
    const top = parseFloat(getComputedStyle(stage).insetBlockStart) || 0;
    return {
      distance: track.offsetHeight - stage.offsetHeight,
      begin: track.getBoundingClientRect().top + window.scrollY - top,
      features: list.offsetHeight,
    };
  });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

const yOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? NaN;

test(
  'the tabbed info section',
  also({ english: 'features are scrolled from left to right' }),
  async ({ qa, page, t }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await qa.publish([hero.minimal, info.full]);
    await qa.open();
    await waitForHydration(page, 'TabbedInfoSection');

    await test.step('SEC-TABS-04 from 1024 px the info section sticks while scrolling moves its features; below, they are scrolled sideways by hand', async () => {
      const tab = page.getByRole('tab', { name: t(DAY) });
      const feature = page.getByRole('heading', { name: t(FIRST_FEATURE) });
      await expect.poll(async () => (await journeyOf(page)).distance).toBeGreaterThan(0);
      const { begin, distance } = await journeyOf(page);
      await scrollTo(page, begin + distance * 0.1);
      const [tabBefore, featureBefore] = [await yOf(tab), await yOf(feature)];
      await scrollTo(page, begin + distance * 0.6);
      await expect.poll(() => yOf(feature)).toBeLessThan(featureBefore - 50);
      expect(Math.abs((await yOf(tab)) - tabBefore)).toBeLessThan(1);
      await scrollTo(page, begin + distance + 100);
      await expect.poll(() => yOf(tab)).toBeLessThan(tabBefore - 90);

      await page.setViewportSize({ width: 1023, height: 900 });
      await scrollTo(page, 0);
      const row = page.getByRole('group', { name: t(DAY) });
      await row.scrollIntoViewIfNeeded();
      const before = { tab: await yOf(tab), scrolled: await page.evaluate(() => window.scrollY) };
      await row.focus();
      await page.keyboard.press(t({ ar: 'ArrowLeft', en: 'ArrowRight' }));
      await expect.poll(() => row.evaluate((list) => Math.abs(list.scrollLeft))).toBeGreaterThan(10);
      await scrollTo(page, before.scrolled + 40);
      await expect
        .poll(() => yOf(tab))
        .toBeCloseTo(before.tab - ((await page.evaluate(() => window.scrollY)) - before.scrolled), 0);
      await expectNoSidewaysScroll(page);
    });

    await test.step('SEC-TABS-06 the chosen tab sets the gradient and the image, and on phones its features stand at their start again', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const widget = page.locator('[data-widget=TabbedInfoSection]');
      const ground = () =>
        widget.locator('section > div > div').evaluate((stage) => getComputedStyle(stage).backgroundImage);
      const image = widget.locator('img:visible');
      const day = await ground();
      expect(day).toContain('gradient');
      await expect(image).toHaveAttribute('src', /accounts/);

      const row = page.getByRole('group', { name: t(DAY) });
      await row.evaluate((list) => list.scrollBy({ left: document.dir === 'rtl' ? -300 : 300, behavior: 'instant' }));
      await expect.poll(() => row.evaluate((list) => Math.abs(list.scrollLeft))).toBeGreaterThan(50);
      await page.getByRole('tab', { name: t(FUTURE) }).click();
      await expect(image).toHaveAttribute('src', /savings/);
      expect(await ground()).toContain('gradient');
      expect(await ground()).not.toBe(day);
      await page.getByRole('tab', { name: t(DAY) }).click();
      await expect(row).toBeVisible();
      expect(await row.evaluate((list) => Math.abs(list.scrollLeft))).toBe(0);
      await expectNoAxeViolationsInArabic(page);
    });

    await test.step('SEC-TABS-05 the sticky section is scrolled over 1.5 times the height of its features', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      for (const name of [DAY, FUTURE]) {
        await page.getByRole('tab', { name: t(name) }).click();
        const ratio = async () => {
          const { distance, features } = await journeyOf(page);
          return distance / features;
        };
        await expect.poll(ratio).toBeCloseTo(1.5, 2);
      }
    });
  },
);

/** Returns a widget of the page, once it is in view and hydrated. */
async function startedWidget(page: Page, name: string): Promise<Locator> {
  const widget = page.locator(`[data-widget=${name}]`);
  await widget.getByRole('tablist').scrollIntoViewIfNeeded();
  await waitForHydration(page, name);
  return widget;
}

test(
  'blocks of a page with tabs',
  also({ phone: 'tabs are wider than the screen, and what they show stands one below the other' }),
  async ({ qa, page, t }) => {
    await qa.publish([hero.minimal, images.full, sections.full, slider.full, slideshow.full]);
    await qa.open();

    await test.step('SEC-TABS-07 the tabbed image list shows the chosen tab’s image and description', async () => {
      const main = await startedWidget(page, 'TabbedImageList');
      const image = (ar: string, en: string) =>
        main.getByRole('img', { name: t({ ar: `رسم: ${ar}`, en: `Drawing: ${en}` }) });
      await expect(image('انتقلنا إلى مقرنا الجديد', 'We moved to our new home')).toBeVisible();
      await main.getByRole('tab', { name: t({ ar: '١٩٨٧', en: '1987' }) }).click();
      await expect(image('افتتحنا أول فرع في الرياض', 'We opened our first branch in Riyadh')).toBeVisible();
      await expect(
        main.getByText(t({ ar: 'افتتحنا أول فرع في الرياض', en: 'We opened our first branch in Riyadh' })),
      ).toBeVisible();
      await expect(main.getByRole('img')).toHaveCount(1);
      await expect(main.getByText(t({ ar: 'انتقلنا إلى مقرنا الجديد', en: 'We moved to our new home' }))).toBeHidden();
    });

    await test.step('SEC-TABS-09 featured sections show the bullet cards of the chosen group', async () => {
      const main = await startedWidget(page, 'FeaturedSections');
      const current = main.getByRole('heading', { name: t({ ar: 'الحساب الجاري', en: 'the current account' }) });
      const travel = main.getByRole('heading', { name: t({ ar: 'بطاقة السفر', en: 'the travel card' }) });
      await expect(current).toBeVisible();
      await expect(main.getByText(t({ ar: 'بطاقة مدى مجاناً', en: 'A free mada card' }))).toBeVisible();
      await expect(travel).toBeHidden();
      await main.getByRole('tab', { name: t({ ar: 'في السفر', en: 'Far away' }) }).click();
      await expect(travel).toBeVisible();
      await expect(main.getByText(t({ ar: 'بلا رسوم تحويل', en: 'No conversion fee' }))).toBeVisible();
      await expect(current).toBeHidden();
    });

    await test.step('SEC-TABS-10 the tabbed slider shows one image with its text, and its arrows go round and take the tab along', async () => {
      const main = await startedWidget(page, 'TabbedSlider');
      const next = main.getByRole('button', { name: t({ ar: 'التالي', en: 'Next' }) });
      const previous = main.getByRole('button', { name: t({ ar: 'السابق', en: 'Previous' }) });
      const expectShown = async (tab: string, heading: string, picture: RegExp) => {
        await expect(main.getByRole('tab', { selected: true })).toHaveText(tab);
        await expect(main.getByRole('heading', { level: 3 })).toHaveText(heading);
        await expect(main.locator('img:visible')).toHaveCount(1);
        await expect(main.locator('img:visible')).toHaveAttribute('src', picture);
      };
      const open = [
        t({ ar: 'افتح', en: 'Open' }),
        t({ ar: 'افتح حسابك', en: 'Open your account' }),
        /accounts/,
      ] as const;
      const save = [
        t({ ar: 'ادّخر', en: 'Save' }),
        t({ ar: 'ادّخر كل شهر', en: 'Save every month' }),
        /savings/,
      ] as const;
      const travel = [
        t({ ar: 'سافر', en: 'Travel' }),
        t({ ar: 'سافر مطمئناً', en: 'Travel at ease' }),
        /travel/,
      ] as const;
      await expectShown(...open);
      await next.click();
      await expectShown(...save);
      await next.click();
      await expectShown(...travel);
      await next.click();
      await expectShown(...open);
      await previous.click();
      await expectShown(...travel);
      await main.getByRole('tab', { name: save[0] }).click();
      await previous.click();
      await expectShown(...open);
    });

    await test.step('SEC-TABS-11 the tabbed slideshow shows images or videos, at most 5 of a tab', async () => {
      const main = await startedWidget(page, 'TabbedSlideshow');
      await expect(main.getByRole('figure')).toHaveCount(5);
      await expect(main.getByRole('figure').locator('img')).toHaveCount(5);
      await expect(main.getByRole('figure').last()).toContainText(t({ ar: 'الليل', en: 'Night' }));
      await expect(main.getByText(t({ ar: 'السادسة', en: 'The sixth' }))).toHaveCount(0);
      await main.getByRole('tab', { name: t({ ar: 'دروس قصيرة', en: 'Short lessons' }) }).click();
      await expect(main.getByRole('figure')).toHaveCount(1);
      const video = main.locator('video');
      await expect(video).toBeVisible();
      await expect(video).toHaveAttribute('src', /saving\.mp4$/);
      await expect(video).toHaveAttribute('controls', '');
      await expect(video).toHaveAttribute('poster', /cover-growth/);
      await expectNoSidewaysScroll(page);
    });

    await expectNoAxeViolations(page);
  },
);
