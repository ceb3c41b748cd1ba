import type { Page } from '@playwright/test';
import { fixtures as card } from '#src/widgets/video/VideoCard/VideoCard.fixture.ts';
import { manyVideos } from '#tests/support/many-videos.ts';
import { queryOf } from '#tests/support/offers.ts';
import { expect, test } from '#tests/support/qa.ts';
import {
  also,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  type Translate,
  waitForHydration,
} from '#tests/support/site.ts';
import { holdGoingBack } from '#tests/support/hold-going-back.ts';

const GALLERY = '/about/videos';

/** Returns the parts of a page with films. */
function filmsOf(page: Page, t: Translate) {
  const main = page.getByRole('main');
  const list = main.getByRole('region', { name: t({ ar: 'الأفلام', en: 'Films' }), exact: true });
  const pagination = list.getByRole('navigation');
  const dialog = page.getByRole('dialog');
  return {
    list,
    cards: list.getByRole('article'),
    titles: list.getByRole('heading', { level: 2 }),
    tab: (ar: string, en: string) =>
      main.getByRole('group', { name: t({ ar: 'تصنيفات الأفلام', en: 'Categories of films' }) }).getByRole('button', {
        name: t({ ar, en }),
      }),
    numbers: pagination.getByRole('link', { name: t({ ar: 'الصفحة', en: 'Page' }) }),
    number: (ar: string, en: string) =>
      pagination.getByRole('link', { name: t({ ar: `الصفحة ${ar}`, en: `Page ${en}` }), exact: true }),
    poster: main.getByRole('link', { name: t({ ar: 'شغّل: افتح حسابك', en: 'Play: Open an account' }) }),
    dialog,
    film: dialog.locator('video'),
    close: dialog.getByRole('button', { name: t({ ar: 'إغلاق', en: 'Close' }) }),
  };
}

test(
  'SEC-VIDEO-01 SEC-VIDEO-02 SEC-VIDEO-03 plays a film at once in a dialog over a locked page; every way out stops it',
  also({ english: 'captions and texts differ', phone: 'the dialog is a sheet' }),
  async ({ page, open, t }) => {
    await open(GALLERY);
    await waitForHydration(page, 'VideoGallery');
    const { poster, dialog, film, close } = filmsOf(page, t);
    await expect(poster.locator('img')).toBeVisible();
    await expect(poster).toContainText(t({ ar: '٠:٢٢', en: '0:22' }));
    await expect(page.locator('video')).toHaveCount(0);
    const address = page.url();

    await poster.click();
    await expect(dialog).toBeVisible();
    await expect(film).toHaveJSProperty('paused', false);
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await expect(film).toHaveAttribute('controls', '');
    const cueOf = (index: number) =>
      film.evaluate((video: HTMLVideoElement, of) => {
        const track = video.textTracks[of];
        const first = track?.cues?.[0];
        return [track?.mode, track?.language, track?.label, first instanceof VTTCue ? first.text : undefined];
      }, index);
    const cues = [
      ['ar', 'العربية', 'خمس دقائق من هاتفك، في أي ساعة'],
      ['en', 'English', 'Five minutes on your phone, at any hour'],
    ];
    const [own, other] = t({ ar: 'ar', en: 'en' }) === 'ar' ? cues : cues.toReversed();
    await expect.poll(() => cueOf(0)).toEqual(['showing', ...(own ?? [])]);
    // The player offers the other language too, which loads once it is chosen.
    expect(await cueOf(1)).toEqual(['disabled', other?.[0], other?.[1], undefined]);
    await film.evaluate((video: HTMLVideoElement) => {
      for (const [index, track] of [...video.textTracks].entries()) track.mode = index === 1 ? 'showing' : 'disabled';
    });
    await expect.poll(() => cueOf(1)).toEqual(['showing', ...(other ?? [])]);
    await expect(dialog).toContainText(t({ ar: 'افتح حسابك من التطبيق', en: 'Open an account in the app' }));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await expectNoAxeViolationsInArabic(page);

    const waysOut = {
      button: () => close.click(),
      escape: () => page.keyboard.press('Escape'),
      backdrop: () => page.mouse.click(5, 5),
      back: () => page.goBack(),
    };
    for (const [name, leave] of Object.entries(waysOut)) {
      if (!(await dialog.isVisible())) await poster.click();
      await expect(film, name).toBeVisible();
      await leave();
      await expect(dialog, name).toBeHidden();
      await expect(page.locator('video'), name).toHaveCount(0);
      await expect(poster, name).toBeFocused();
      // The entry that the film added is left, whichever way it closed.
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(history.state)), { message: name })
        .not.toContain('film');
      expect(page.url(), name).toBe(address);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
    }
    const goBack = await holdGoingBack(page);
    for (let time = 0; time < 2; time += 1) {
      await poster.click();
      await expect(film).toBeVisible();
      await close.click();
      await expect(dialog).toBeHidden();
    }
    await poster.click();
    await goBack();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state)), 'closed and opened faster')
      .toContain('film');
    await expect(film).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address);

    await page.goForward();
    await expect(film).toBeVisible();

    // Opened again before the browser tells that it was closed.
    await dialog.evaluate(
      async (element: HTMLDialogElement, link) => {
        element.close();
        if (link instanceof HTMLElement) link.click();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      },
      await poster.elementHandle(),
    );
    await expect(film).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('film');
  },
);

test(
  'SEC-VIDEO-04 SEC-VIDEO-06 has tabs and pages; another tab begins with page 1, and Back returns to the page of the first',
  also({ english: 'names of categories differ' }),
  async ({ qa, page, t }) => {
    await qa.publish(manyVideos);
    await qa.open();
    await waitForHydration(page, 'VideoGallery');
    const { cards, titles, tab, numbers, number } = filmsOf(page, t);
    await expect(cards).toHaveCount(16);
    await expect(numbers).toHaveCount(5);
    await number('٣', '3').click();
    await expect.poll(() => queryOf(page)).toMatchObject({ category: 'all', page: '3' });
    await expect(number('٣', '3')).toHaveAttribute('aria-current', 'page');
    const third = await titles.allTextContents();

    await tab('أمان', 'Safety').click();
    await expect.poll(() => queryOf(page)).toMatchObject({ category: 'safety', page: '1' });
    await expect(tab('أمان', 'Safety')).toHaveAttribute('aria-pressed', 'true');
    await expect(numbers).toHaveCount(2);
    await number('٢', '2').click();
    await expect(cards).toHaveCount(4);
    await tab('كيف تستخدم', 'How to').click();
    await expect.poll(() => queryOf(page)).toMatchObject({ category: 'how-to', page: '1' });
    await page.goBack();
    await expect(cards).toHaveCount(4);
    await page.goBack();
    await page.goBack();
    await expect(titles).toHaveText(third);
    await expectNoSidewaysScroll(page);
  },
);

test('a film is opened, watched and closed by keyboard alone', async ({ page, open, t }) => {
  await open(GALLERY);
  await waitForHydration(page, 'VideoGallery');
  const { poster, dialog, film, close } = filmsOf(page, t);
  await poster.focus();
  await page.keyboard.press('Enter');
  await expect(film).toHaveJSProperty('paused', false);
  await expect(close).toBeFocused();
  // The player's own controls come next, however many the browser has, then the words; the focus stays in the dialog.
  const words = dialog.locator('summary');
  for (
    let stops = 0;
    stops < 20 && !(await words.evaluate((summary) => summary === document.activeElement));
    stops += 1
  ) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await expect(words).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.locator('details')).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(poster).toBeFocused();
});

test('a film that does not load leaves its words, and an address by hand shows what there is', async ({
  qa,
  page,
  open,
  t,
}) => {
  // A file that is no film: a 404 would be noise on the console too.
  await page.route('**/videos/none.webm', (route) => route.fulfill({ contentType: 'video/webm', body: 'none' }));
  await qa.publish(card.missing);
  await qa.open();
  await waitForHydration(page, 'VideoCard');
  const { poster, dialog } = filmsOf(page, t);
  await poster.click();
  await expect(dialog.getByRole('alert')).toHaveText('لم يعمل الفيلم على جهازك. ما يُعرض فيه مكتوب أدناه.');
  await expect(dialog.getByText('هاتف في وسط الشاشة.')).toBeVisible();
  await expect(dialog.locator('video')).toHaveCount(0);
  await expectNoAxeViolationsInArabic(page);

  await open(`${GALLERY}?category=%3Cb%3E&page=99`);
  await waitForHydration(page, 'VideoGallery');
  const { cards, tab } = filmsOf(page, t);
  await expect(tab('الكل', 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards).toHaveCount(4);
});
