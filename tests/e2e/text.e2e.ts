import type { Locator } from '@playwright/test';
import { defineFixtures } from '#src/cms/fixture.ts';
import { fixtures as creditCard } from '#src/widgets/calculators/CreditCardCalculator/CreditCardCalculator.fixture.ts';
import { fixtures as cashback } from '#src/widgets/calculators/SimpleCashbackCalculator/SimpleCashbackCalculator.fixture.ts';
import { widget as faqWidget } from '#src/widgets/help/FaqAccordion/FaqAccordion.widget.ts';
import { widget as richText } from '#src/widgets/text/RichText/RichText.widget.ts';
import { expect, test } from '#tests/support/qa.ts';
import { addLateText } from '#tests/support/late-text.ts';
import { also } from '#tests/support/site.ts';

const PHONE = '+966 11 234 5678';
const written = defineFixtures(richText, {
  rules: {
    fields: {
      Text: {
        ar: `<p>اتصل على ${PHONE}. الرسوم ٥٪ أو 2.5% وتبلغ ٥٬٠٠٠ ريال.</p>`,
        en: `<p>Call ${PHONE}. The fee is 2.5%, or SAR 5,000.</p>`,
      },
    },
  },
});

/** Returns the text that copying an element gives. */
const copied = (element: Locator) =>
  element.evaluate((node) => {
    const selection = getSelection();
    selection?.selectAllChildren(node);
    return (selection?.toString() ?? '').replaceAll('\u00a0', ' ');
  });

/** Returns where a part of an element's text is drawn: its left edge. */
const leftOf = (element: Locator, part: string) =>
  element.evaluate((node, text) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let found = walker.nextNode(); found; found = walker.nextNode()) {
      const start = (found.textContent ?? '').indexOf(text);
      if (start === -1) continue;
      const range = document.createRange();
      range.setStart(found, start);
      range.setEnd(found, start + text.length);
      return range.getBoundingClientRect().left;
    }
    throw new Error(`${text} is not in the element`);
  }, part);

/** Returns the widths, in px, at which an amount of the text is broken over two lines. */
const brokenAmounts = (element: Locator) =>
  element.evaluate((node) => {
    const isBroken = (width: number) => {
      node.style.width = `${width}px`;
      return [...node.querySelectorAll('bdi:has(.riyal)')].some((amount) => amount.getClientRects().length > 1);
    };
    return Array.from({ length: 150 }, (_, index) => 100 + index * 2).filter(isBroken);
  });

test(
  'text of content: signs, figures and numbers',
  also({ english: 'English keeps its figures as they are and names the riyal' }),
  async ({ qa, browser, page, t, siteLanguage }) => {
    await qa.publish(written.rules);
    await qa.open();

    await test.step('TEXT-08 a percent sign stands at the left of its figure on Arabic pages, before any script runs, and the text keeps its order', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const withoutScripts = await context.newPage();
      await withoutScripts.goto(t({ ar: '', en: '/en' }) + qa.path);
      const text = withoutScripts.getByRole('main').locator('p').first();
      await expect(text.getByRole('img', { name: t({ ar: 'ريال سعودي', en: 'Saudi riyal' }) })).toBeVisible();
      expect(await brokenAmounts(text), 'a figure and its sign stay on one line').toEqual([]);
      await expect(text.locator('.phone[dir=ltr]')).toHaveText(siteLanguage === 'ar' ? [PHONE] : []);
      await context.close();

      const paragraph = page.getByRole('main').locator('p').first();
      for (const [figure, sign] of siteLanguage === 'ar'
        ? ([
            ['٥', '٪'],
            ['2.5', '%'],
          ] as const)
        : [])
        expect(await leftOf(paragraph, sign), sign).toBeLessThan(await leftOf(paragraph, figure));
      if (siteLanguage === 'ar') expect(await leftOf(paragraph, '+')).toBeLessThan(await leftOf(paragraph, '966'));
      expect(await copied(paragraph)).toBe(
        t({
          ar: `اتصل على ${PHONE}. الرسوم ٥٪ أو 2.5% وتبلغ ٥٬٠٠٠ ريال.`,
          en: `Call ${PHONE}. The fee is 2.5%, or SAR 5,000.`,
        }),
      );
      // The browser's own search in the page, which no test library offers.
      const isFound = (term: string): Promise<unknown> =>
        page.evaluate(`find(${JSON.stringify(term)}, false, false, true)`);
      for (const term of [t({ ar: 'ريال', en: 'SAR' }), '2.5%', PHONE]) expect(await isFound(term), term).toBe(true);
    });

    await test.step('the text rules are applied to text that is loaded late', async () => {
      await expect(await addLateText(page)).toHaveAccessibleName(t({ ar: 'ريال سعودي', en: 'Saudi riyal' }));
    });
  },
);

test(
  'a table of fees is copied as it reads, with the word for the riyal after each amount, and its words are found in the page',
  also({ english: 'the riyal stands before its amount' }),
  async ({ page, open, context, t }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/personal/cards');
    const table = page.getByRole('main').getByRole('table').first();
    const row = table.getByRole('row', { name: t({ ar: 'الرسوم السنوية', en: 'Annual fee' }) });
    await expect(row.getByRole('img', { name: t({ ar: 'ريال سعودي', en: 'Saudi riyal' }) })).toHaveCount(2);
    await table.evaluate((element) => getSelection()?.selectAllChildren(element));
    await page.keyboard.press('ControlOrMeta+c');
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\u00a0', ' ');
    const lines = copied.split('\n').map((line) => line.trim());
    expect(lines).toContain(
      t({ ar: 'الرسوم السنوية\tمجاناً\t١٥٠ ريال\t٧٥٠ ريال', en: 'Annual fee\tFree\tSAR 150\tSAR 750' }),
    );
    await page.evaluate(() => getSelection()?.removeAllRanges());
    for (const term of [t({ ar: 'ريال', en: 'SAR' }), t({ ar: '١٥٠', en: '150' })])
      expect(await page.evaluate(`find(${JSON.stringify(term)}, false, false, true)`), term).toBe(true);
  },
);

const long = (sentence: string) => `<p>${sentence.repeat(40)}</p>`;
const answers = defineFixtures(faqWidget, {
  two: {
    fields: {
      items: [
        {
          name: 'long',
          fields: {
            Question: { ar: 'سؤال طويل الجواب', en: 'A long answer' },
            Answer: { ar: long('جملة من الجواب تتكرر. '), en: long('A sentence of the answer. ') },
          },
        },
        {
          name: 'short',
          fields: {
            Question: { ar: 'سؤال قصير الجواب', en: 'A short answer' },
            Answer: { ar: '<p>نعم.</p>', en: '<p>Yes.</p>' },
          },
        },
      ],
    },
    params: { AnswerLines: 2 },
  },
});

test('text that scripts draw and fold', async ({ qa, page, t }) => {
  await qa.publish([creditCard.full, cashback.full, answers.two]);
  await qa.open();

  await test.step('TEXT-09 riyals and percents that live blocks draw are marked, at first and after every change, and copied as text', async () => {
    const riyal = { name: 'ريال سعودي' } as const;
    const limit = page.getByRole('textbox', { name: 'الحد الائتماني' });
    const error = page
      .locator('p, span')
      .filter({ hasText: /^يجب أن يكون الحد الائتماني صفراً/ })
      .first();
    await page.getByRole('button', { name: 'احسب النتيجة' }).click();
    for (const wrong of ['9999', '150001']) {
      await limit.fill(wrong);
      await page.getByRole('button', { name: 'احسب النتيجة' }).click();
      await expect(error.getByRole('img', riyal)).toBeVisible();
      await expect(error).toContainText('١٥٠٬٠٠٠ ريال');
      const sign = await error.getByRole('img', riyal).boundingBox();
      expect(Math.abs((sign?.x ?? 0) - (await leftOf(error, '١٥٠٬٠٠٠')))).toBeLessThan(40);
      await limit.fill('20000');
      await page.getByRole('button', { name: 'احسب النتيجة' }).click();
      await expect(error).toHaveCount(0);
    }
    const figure = page.locator('.result-figure').last();
    for (const [amount, yearly] of [
      ['1000', '٦٠٠٫٠٠ ريال'],
      ['500', '٣٠٠٫٠٠ ريال'],
    ] as const) {
      await page.getByRole('textbox', { name: 'الوقود' }).fill(amount);
      await expect(figure.locator('.riyal')).toBeVisible();
      await expect.poll(() => copied(figure)).toBe(yearly);
    }
  });

  await test.step('TEXT-01 text folds to two lines with Read more, which opens it, and Show less, which folds it again', async () => {
    await page.getByText(t({ ar: 'سؤال طويل الجواب', en: 'A long answer' })).click();
    const more = page.getByRole('button', { name: t({ ar: 'اقرأ المزيد', en: 'Read more' }) });
    const less = page.getByRole('button', { name: t({ ar: 'اعرض أقل', en: 'Show less' }) });
    const text = page.getByText(t({ ar: 'جملة من الجواب', en: 'A sentence of the answer' })).first();
    await expect(more).toBeVisible();
    const lines = () =>
      text.evaluate((element) => {
        const box = element.closest('.clamp-lines') ?? element;
        return Math.round(box.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight));
      });
    expect(await lines()).toBe(2);
    await more.click();
    await expect(less).toBeVisible();
    expect(await lines()).toBeGreaterThan(4);
    await less.click();
    await expect(more).toBeVisible();
    expect(await lines()).toBe(2);
    await page.getByText(t({ ar: 'سؤال قصير الجواب', en: 'A short answer' })).click();
    await expect(page.getByText(t({ ar: 'نعم.', en: 'Yes.' }))).toBeVisible();
    await expect(more).toHaveCount(0);
  });
});
