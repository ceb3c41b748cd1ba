import type { Locator, Page } from '@playwright/test';
import { also, expect, type SiteLanguage, test, waitForStart } from '#tests/support/site.ts';
import { openAtWidth } from '#tests/support/header.ts';

/** Pages that together have every kind of control without words: arrows, dots, codes, search, films, menus, a map of cards. */
const PAGES = ['/', '/personal/offers', '/about/videos', '/personal/accounts/transfers', '/compare-cards', '/help/app'];

const LETTERS: Readonly<Record<SiteLanguage, string>> = { ar: '[\\u0621-\\u064A\\u0660-\\u0669]', en: '[A-Za-z0-9]' };

/** Returns the controls whose only content is a picture, and which have no name with a letter of the language. */
const namelessControls = (page: Page, letter: string): Promise<readonly string[]> =>
  page.evaluate((pattern) => {
    const named = new RegExp(pattern);
    const wordsOf = (element: Element): string => {
      const copy = element.cloneNode(true);
      if (!(copy instanceof Element)) return '';
      copy.querySelectorAll('.sr-only, svg, [aria-hidden="true"]').forEach((part) => {
        part.remove();
      });
      return copy.textContent.trim();
    };
    const nameOf = (element: Element): string => {
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '');
      const images = [...element.querySelectorAll('img')].map((image) => image.alt);
      const titles = [...element.querySelectorAll('svg[aria-label]')].map((icon) => icon.getAttribute('aria-label'));
      return [element.getAttribute('aria-label'), ...labels, element.textContent, ...images, ...titles].join(' ');
    };
    return [...document.querySelectorAll('button, a[href], summary, [role="tab"], [role="button"]')]
      .filter((control) => control.checkVisibility() && wordsOf(control) === '' && !named.test(nameOf(control)))
      .map((control) => control.outerHTML.slice(0, 200));
  }, letter);

test(
  'SEC-MISC-06 controls without words have a name in the language of the page',
  also({ english: 'names are of the other language', phone: 'the menu folds' }),
  async ({ page, open, siteLanguage }) => {
    test.slow();
    for (const path of PAGES) {
      await open(path);
      await waitForStart(page);
      expect(await namelessControls(page, LETTERS[siteLanguage]), path).toEqual([]);
    }
    // A check that finds nothing proves nothing: a control without a name is found.
    await page.evaluate(() => document.body.append(document.createElement('button')));
    await page.locator('body > button').evaluate((button) => {
      button.style.cssText = 'width:9px;height:9px';
    });
    expect(await namelessControls(page, LETTERS[siteLanguage])).toHaveLength(1);
  },
);

/** Opens a dialog by the keyboard, goes around in it, and closes it with Escape. */
async function expectModal(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog:modal, [role="dialog"][aria-modal="true"]').filter({ visible: true });
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toHaveAccessibleName(/\S/);
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first control the focus is on those of the browser.
    const outside = await dialog.evaluate((open) => {
      const { activeElement, body } = document;
      return activeElement === body || open.contains(activeElement) ? '' : `${activeElement?.outerHTML}`;
    });
    expect(outside, `press ${press}`).toBe('');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('SEC-MISC-07 the search, a film and the phone’s menu are named dialogs that keep the focus and give it back', async ({
  page,
  open,
}) => {
  await open('/about/videos');
  await waitForStart(page);
  const film = page.locator('[data-hydrated] a[data-play]').first();
  await film.scrollIntoViewIfNeeded();
  await expectModal(page, film);
  await expectModal(page, page.getByRole('banner').getByRole('button', { name: 'بحث', exact: true }).first());
  await openAtWidth(page, 390, () => page.waitForLoadState());
  await expectModal(page, page.locator('[data-menu=mobile] > summary'));
});

test('SEC-MISC-09 rows that are dragged or swiped follow keys, and no motion goes on where it is unwelcome', async ({
  page,
  open,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of PAGES) {
    await open(path);
    await waitForStart(page);
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : '')),
    );
    expect(endless, path).toEqual([]);
    for (const row of await page.locator('[data-carousel] [data-row]').filter({ visible: true }).all()) {
      await row.scrollIntoViewIfNeeded();
      const island = row.locator('xpath=ancestor::*[@data-island][1]');
      await expect(island).toHaveAttribute('data-hydrated', '');
      const canMove = await row.evaluate((list) => list.scrollWidth > list.clientWidth + 4);
      if (!canMove) continue;
      // A row is scrolled, a wheel turns its cards.
      const placesOf = () =>
        row.evaluate((list) => [...list.children].map((card) => [list.scrollLeft, card.getAttribute('style')]));
      const before = await placesOf();
      const isWheel = (await row.getAttribute('data-wheel')) !== null;
      if (isWheel) await expect(row.locator('li:not([inert])')).toHaveCount(1);
      await (isWheel ? row.locator('li:not([inert]) a').first() : row).focus();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(placesOf, { message: path }).not.toEqual(before);
    }
  }
  // The last of the pages has a drawing.
  const drawing = page.locator('[data-lottie]');
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing.locator('[data-stage] svg')).toBeVisible();
  const frames = () => drawing.locator('[data-stage]').evaluate((stage) => stage.innerHTML);
  const first = await frames();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await frames()).toBe(first);
});
