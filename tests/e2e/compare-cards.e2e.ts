import type { Locator, Page } from '@playwright/test';
import { fixtures } from '#src/widgets/cards/CompareCards/CompareCards.fixture.ts';
import { brokenWords } from '#tests/support/broken-words.ts';
import { expect, test } from '#tests/support/qa.ts';
import {
  also,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  type Translate,
  submitWithoutScripts,
  waitForHydration,
} from '#tests/support/site.ts';
import { setTextSize } from '#tests/support/text-size.ts';

const PATH = '/compare-cards';
const STORED = 'selected-cards';

/** Names of the page's cards in each language. */
const CARDS = {
  everyday: { ar: 'البطاقة اليومية', en: 'Everyday card' },
  cashback: { ar: 'بطاقة الاسترداد', en: 'Cashback card' },
  signature: { ar: 'البطاقة المميّزة', en: 'Signature card' },
  travel: { ar: 'بطاقة السفر', en: 'Travel card' },
};
type Card = keyof typeof CARDS;
/** Page object of the comparison; finds elements by role and name. */
class Comparison {
  readonly page: Page;
  readonly t: Translate;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
  }

  /** Returns the button of an empty slot that opens the list of cards. */
  choose(slot: 0 | 1 | 2): Locator {
    const names = [
      { ar: 'اختر البطاقة الأولى', en: 'Choose the first card' },
      { ar: 'اختر البطاقة الثانية', en: 'Choose the second card' },
      { ar: 'اختر البطاقة الثالثة', en: 'Choose the third card' },
    ] as const;
    return this.page.getByRole('button', { name: this.t(names[slot]) });
  }

  change(card: Card): Locator {
    return this.page.getByRole('button', { name: `${this.t({ ar: 'غيّر', en: 'Change' })} ${this.t(CARDS[card])}` });
  }

  remove(card: Card): Locator {
    return this.page.getByRole('button', { name: `${this.t({ ar: 'أزِل', en: 'Remove' })} ${this.t(CARDS[card])}` });
  }

  get popup(): Locator {
    return this.page.getByRole('dialog', { name: this.t({ ar: 'اختر بطاقة', en: 'Choose a card' }) });
  }

  inPopup(card: Card): Locator {
    return this.popup.getByRole('button', { name: this.t(CARDS[card]) });
  }

  get table(): Locator {
    return this.page.getByRole('table', {
      name: this.t({ ar: 'البطاقات بنداً بنداً', en: 'The cards, point by point' }),
    });
  }

  get heads(): Locator {
    return this.table.getByRole('columnheader');
  }

  row(name: { readonly ar: string; readonly en: string }): Locator {
    return this.table.getByRole('row', { name: new RegExp(`^${this.t(name)}`) });
  }

  async fill(...cards: readonly Card[]): Promise<void> {
    for (const [slot, card] of cards.entries()) {
      await this.choose(slot === 0 ? 0 : slot === 1 ? 1 : 2).click();
      await this.inPopup(card).click();
    }
  }

  async expectHeads(...cards: readonly Card[]): Promise<void> {
    await expect(this.heads).toHaveCount(cards.length);
    for (const [at, card] of cards.entries()) await expect(this.heads.nth(at)).toContainText(this.t(CARDS[card]));
  }

  /** Returns the list in localStorage; undefined without one. */
  async stored(): Promise<readonly unknown[] | undefined> {
    const stored: unknown = await this.page.evaluate(
      (key): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'),
      STORED,
    );
    return Array.isArray(stored) ? stored.map((one: unknown) => one) : undefined;
  }
}

const it = test.extend<{ readonly compare: Comparison }>({
  compare: async ({ open, page, t }, use) => {
    await open(PATH);
    await waitForHydration(page, 'CompareCards');
    await use(new Comparison(page, t));
  },
});

/** A card's id: 32 digits in five groups. */
const ID: unknown = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

it('chooses, changes, keeps and shares a comparison', async ({ compare, page, qa, t, context, siteLanguage }) => {
  test.slow();
  await test.step('COMPARE-07 COMPARE-08 closes its popup, a modal, by Escape, a click outside and a choice, and gives the focus back to the slot', async () => {
    const isInside = () => compare.popup.evaluate((popup) => popup.contains(document.activeElement));
    const { popup } = compare;

    await compare.choose(0).focus();
    await page.keyboard.press('Enter');
    await expect(compare.inPopup('everyday')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const choices = await popup.getByRole('button').count();
    for (let step = 0; step < choices; step += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first element the focus may go to the browser's controls, never to the page behind.
      expect((await isInside()) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
    }
    expect(await popup.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(compare.choose(0)).toBeFocused();
    expect(await compare.stored()).toBeUndefined();

    await compare.choose(0).click();
    await expect(popup).toBeVisible();
    await page.mouse.click(8, 60);
    await expect(popup).toBeHidden();
    await expect(compare.choose(0)).toBeFocused();

    await compare.choose(0).click();
    await compare.inPopup('travel').click();
    await expect(popup).toBeHidden();
    await compare.expectHeads('travel');
    await expect(compare.change('travel')).toBeFocused();
  });

  await compare.remove('travel').click();
  await test.step('COMPARE-03 COMPARE-04 COMPARE-05 has three slots that open one after the other, the third from 1024 px on', async () => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(compare.choose(0)).toBeEnabled();
    await expect(compare.choose(1)).toBeDisabled();
    await expect(compare.choose(2)).toBeDisabled();
    await compare.fill('everyday');
    await expect(compare.choose(1)).toBeEnabled();
    await expect(compare.choose(2)).toBeDisabled();
    expect(await compare.stored()).toEqual([ID, 0, 0]);
    await compare.choose(1).click();
    await expect(compare.inPopup('everyday')).toBeDisabled();
    await compare.inPopup('cashback').click();
    await expect(compare.choose(2)).toBeEnabled();
    expect(await compare.stored()).toEqual([ID, ID, 0]);

    await page.setViewportSize({ width: 1023, height: 900 });
    await expect(compare.change('cashback')).toBeVisible();
    await expect(compare.choose(2)).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 900 });
    await compare.choose(2).click();
    await compare.inPopup('signature').click();
    await compare.expectHeads('everyday', 'cashback', 'signature');
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect(compare.change('signature')).toBeHidden();
    await compare.expectHeads('everyday', 'cashback');
    expect(await compare.stored()).toEqual([ID, ID, ID]);
    await page.setViewportSize({ width: 1024, height: 900 });
    await compare.expectHeads('everyday', 'cashback', 'signature');
  });

  await compare.remove('everyday').click();
  await test.step('COMPARE-11 COMPARE-12 sets the attributes of the chosen cards side by side, with their pictures, names and links', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await compare.fill('everyday', 'signature', 'travel');
    await compare.expectHeads('everyday', 'signature', 'travel');
    for (const [at, picture] of ['card-everyday', 'card-signature', 'travel'].entries()) {
      // An Arabic page mirrors its pictures: that of a card has the card turned, so that its chip is on the left.
      const file = picture.startsWith('card') ? picture + t({ ar: '-ar', en: '' }) : picture;
      await expect(compare.heads.nth(at).locator('img')).toHaveAttribute('src', new RegExp(`/products/${file}\\.svg`));
    }

    const cells = (name: { readonly ar: string; readonly en: string }) => compare.row(name).getByRole('cell');
    await expect(cells({ ar: 'الحد الأدنى للراتب', en: 'Minimum salary' })).toHaveText([
      new RegExp(t({ ar: '٤٬٠٠٠', en: '4,000' })),
      new RegExp(t({ ar: '٢٠٬٠٠٠', en: '20,000' })),
      /^–/,
    ]);
    const [yes, no] = [t({ ar: 'نعم', en: 'Yes' }), t({ ar: 'لا', en: 'No' })];
    await expect(cells({ ar: 'تأمين السفر', en: 'Travel cover' })).toHaveText([no, yes, no]);
    await expect(cells({ ar: 'صالات المطارات', en: 'Airport lounges' }).nth(1)).toHaveText(
      t({ ar: 'بلا حدلك ولمرافق', en: 'UnlimitedFor you and a guest' }),
    );
    await expect(cells({ ar: 'البطاقات الإضافية', en: 'Additional cards' })).toHaveCount(3);

    const prefix = siteLanguage === 'ar' ? '' : '/en';
    const links = cells({ ar: 'للمزيد', en: 'Learn more' });
    for (const [at, card] of ['everyday', 'signature', 'travel'].entries())
      await expect(
        links.nth(at).getByRole('link', { name: t({ ar: 'التفاصيل', en: 'Find out more' }) }),
      ).toHaveAttribute('href', `${prefix}/personal/cards/${card}`);
    const terms = t({ ar: 'شروط البطاقات', en: 'Terms of cards' });
    for (const at of [0, 1])
      await expect(links.nth(at).getByRole('link', { name: terms })).toHaveAttribute('href', `${prefix}/legal/terms`);
    await expect(links.nth(2).getByRole('link')).toHaveCount(1);
  });

  await compare.remove('everyday').click();
  await test.step('COMPARE-09 COMPARE-10 clears a removed slot and those after it, and restores what is left on load', async () => {
    const changed = page.getByRole('status').first();
    await page.setViewportSize({ width: 1280, height: 900 });
    await compare.fill('everyday', 'cashback', 'signature');
    const stored = await compare.stored();
    expect(stored).toEqual([ID, ID, ID]);
    await page.reload();
    await compare.expectHeads('everyday', 'cashback', 'signature');

    await compare.remove('cashback').click();
    await compare.expectHeads('everyday');
    await expect(compare.choose(1)).toBeFocused();
    await expect(compare.choose(2)).toBeDisabled();
    expect(await compare.stored()).toEqual([stored?.[0], 0, 0]);
    await expect(changed).toContainText(compare.t({ ar: 'أُزيل من المقارنة', en: 'Removed from the comparison' }));
    for (const card of ['cashback', 'signature'] as const) await expect(changed).toContainText(compare.t(CARDS[card]));
    const undo = page.getByRole('button', { name: compare.t({ ar: 'تراجَع', en: 'Undo' }) });
    await undo.click();
    await compare.expectHeads('everyday', 'cashback', 'signature');
    expect(await compare.stored()).toEqual(stored);
    await expect(changed).toContainText(compare.t({ ar: 'عاد إلى المقارنة', en: 'Back in the comparison' }));
    await expect(compare.change('cashback')).toBeFocused();
    await expect(undo).toHaveCount(0);

    await compare.remove('cashback').click();
    await compare.choose(1).click();
    await compare.inPopup('travel').click();
    await compare.remove('everyday').click();
    await expect(compare.table).toHaveCount(0);
    expect(await compare.stored()).toEqual([0, 0, 0]);

    // An unknown card clears the slots after it too; a value that is not a list is logged and removed.
    const [first, , third] = stored ?? [];
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      STORED,
      JSON.stringify([first, '00000000-0000-0000-0000-000000000000', third]),
    ] as const);
    await page.reload();
    await compare.expectHeads('everyday');
    for (const broken of ['{"half', '{"a":1}', '["one"]', '[1,2,3]']) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORED, broken] as const);
      await page.reload();
      await expect(compare.choose(0)).toBeEnabled();
      await qa.expectLogged(/stored selected-cards/);
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), STORED)).toBeNull();
    }
    await compare.fill('travel');
    await compare.expectHeads('travel');
  });

  await compare.remove('travel').click();
  await test.step('marks the differences, shows only them on request, and can be shared as a link', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await compare.fill('everyday');
    const only = page.getByRole('switch', { name: t({ ar: 'اعرض الفروق فقط', en: 'Show only the differences' }) });
    await expect(only).toHaveCount(0);
    await compare.choose(1).click();
    await compare.inPopup('cashback').click();
    const differs = t({ ar: '(مختلف)', en: '(differs)' });
    const fee = compare.row({ ar: 'الرسوم السنوية', en: 'Annual fee' });
    const rate = compare.row({ ar: 'هامش الربح الشهري', en: 'Monthly profit rate' });
    await expect(fee).toContainText(differs);
    await expect(rate).not.toContainText(differs);
    await expect(page.getByRole('status').filter({ hasText: t({ ar: 'فروق', en: 'differences' }) })).toHaveText(
      t({ ar: '٥ فروق', en: '5 differences' }),
    );
    await only.check();
    await expect(fee).toBeVisible();
    await expect(rate).toBeHidden();
    await only.uncheck();
    await expect(rate).toBeVisible();

    await page
      .getByRole('button', { name: t({ ar: 'انسخ رابط المقارنة', en: 'Copy a link to this comparison' }) })
      .click();
    await expect(page).toHaveURL(/\/compare-cards#CompareCards\?first=[\da-f-]{36}&second=[\da-f-]{36}$/);
    const link = page.url();
    const other = await context.browser()?.newContext();
    if (!other) throw new Error('no browser');
    const theirs = new Comparison(await other.newPage(), t);
    await theirs.page.goto(link);
    await theirs.expectHeads('everyday', 'cashback');
    await theirs.remove('cashback').click();
    await expect(theirs.page).toHaveURL(/\/compare-cards$/);
    await theirs.page.reload();
    await theirs.expectHeads('everyday');
    await other.close();
  });
});

it('COMPARE-06 opens a popup with the cards under their categories, those without one last and under none', async ({
  qa,
  page,
  t,
}) => {
  await qa.publish(fixtures.full);
  await qa.open();
  const compare = new Comparison(page, t);
  await expect(compare.popup).toBeHidden();
  await compare.choose(0).click();
  await expect(compare.popup).toBeVisible();
  const names = [
    { ar: 'بطاقات ائتمانية', en: 'Credit cards' },
    { ar: 'بطاقات مسبقة الدفع', en: 'Prepaid cards' },
    { ar: 'بطاقات مميّزة', en: 'Premium cards' },
  ].map(t);
  await expect(compare.popup.getByRole('heading', { level: 3 })).toHaveText(names);
  const cards = [CARDS.everyday, CARDS.travel, CARDS.signature].map(t);
  for (const [at, name] of names.entries())
    await expect(compare.popup.getByRole('region', { name }).getByRole('button')).toHaveText([cards[at] ?? '']);
  const loose = t({ ar: 'بطاقة الهدية', en: 'Gift card' });
  await expect(compare.popup.getByRole('listitem')).toHaveText([...cards, loose]);
  await compare.popup.getByRole('button', { name: loose }).click();
  await expect(compare.heads).toHaveText([loose]);
});

it(
  'fits narrow windows, large text and paper',
  also({ english: 'names and attributes have other widths' }),
  async ({ compare, page, siteLanguage, t }) => {
    await test.step('is clean to axe, and fits 320 px, with no card, one behind its popup, two and three', async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolationsInArabic(page);
      await compare.fill('everyday');
      await compare.expectHeads('everyday');
      await compare.choose(1).click();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolationsInArabic(page);
      await compare.inPopup('signature').click();
      await compare.expectHeads('everyday', 'signature');
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolationsInArabic(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await compare.choose(2).click();
      await compare.inPopup('travel').click();
      await compare.expectHeads('everyday', 'signature', 'travel');
      await expectNoAxeViolationsInArabic(page);
    });

    await test.step('prints only the comparison of all chosen cards, on one page', async () => {
      await page.emulateMedia({ media: 'print' });
      // Width of A4 between its margins.
      await page.setViewportSize({ width: 718, height: 1047 });
      await compare.expectHeads('everyday', 'signature', 'travel');
      await expect(page).toHaveTitle(new RegExp(t({ ar: 'بنك ركن', en: 'Rukn Bank' })));
      await expect(page.locator('title')).toBeVisible();
      await expect(
        page.getByText(t({ ar: 'بند تختلف فيه البطاقات', en: 'The cards differ in this point' })),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(compare.change('everyday')).toBeHidden();
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g), siteLanguage).toHaveLength(1);
    });

    await page.emulateMedia({ media: null });
    await test.step('breaks no word on a phone of 320 px with text of twice the size, where each value has the name of its card above it', async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      await setTextSize(page, 2);
      await compare.expectHeads('everyday', 'signature');
      await expectNoSidewaysScroll(page);
      expect(await brokenWords(page.getByRole('main'))).toEqual([]);
      const [first, second] = await compare.row({ ar: 'الرسوم السنوية', en: 'Annual fee' }).getByRole('cell').all();
      if (!first || !second) throw new Error('no row of fees');
      for (const [cell, card] of [
        [first, 'everyday'],
        [second, 'signature'],
      ] as const)
        expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).toContain(t(CARDS[card]));
      const [one, other] = [await first.boundingBox(), await second.boundingBox()];
      expect(other?.y).toBeGreaterThanOrEqual((one?.y ?? 0) + (one?.height ?? 0));
    });
  },
);

it(
  'compares the cards that are ticked without scripts, of which every one is shown at first',
  also({ english: 'labels have other widths' }),
  async ({ browser, siteLanguage, t }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    await page.goto(siteLanguage === 'ar' ? PATH : `/en${PATH}`);
    const all = new Comparison(page, t);
    const fees = all.row({ ar: 'الرسوم السنوية', en: 'Annual fee' }).getByRole('cell');
    await expect(all.choose(0)).toBeHidden();
    await expect(all.heads.filter({ has: page.locator('img') })).toHaveCount(9);
    await expect(fees).toHaveCount(9);
    const boxes = page.getByRole('checkbox');
    const compare = page.getByRole('button', { name: t({ ar: 'قارن', en: 'Compare' }), exact: true });
    await boxes.nth(1).check();
    await boxes.nth(4).check();
    await submitWithoutScripts(page, compare);
    await expect(fees).toHaveCount(2);
    await expect(boxes.nth(1)).toBeChecked();
    await expect(boxes.nth(0)).not.toBeChecked();
    await boxes.nth(6).check();
    await boxes.nth(8).check();
    await submitWithoutScripts(page, compare);
    await expect(fees).toHaveCount(3);
    await expect(page.getByRole('status')).toContainText(t({ ar: 'أول ثلاث', en: 'the first three' }));
    await expectNoSidewaysScroll(page);
    await context.close();
  },
);
