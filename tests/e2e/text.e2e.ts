import { defineFixtures } from '#src/cms/fixture.ts';
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

test(
  'the text rules are applied before any script runs',
  also({ english: 'English keeps its figures as they are' }),
  async ({ qa, browser, t, siteLanguage }) => {
    await qa.publish(written.rules);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(t({ ar: '', en: '/en' }) + qa.path);
    const text = page.getByRole('main').locator('p').first();
    await expect(text.getByRole('img', { name: t({ ar: 'ريال سعودي', en: 'Saudi riyal' }) })).toBeVisible();
    await expect(text.locator('.phone[dir=ltr]')).toHaveText(siteLanguage === 'ar' ? [PHONE] : []);
    await expect(text.locator('.percent')).toHaveText(siteLanguage === 'ar' ? ['٪٥', '%2.5'] : []);
    if (siteLanguage === 'ar') {
      // Plus and percent signs are to the left of their figures.
      const lefts = await text.locator('.phone, .percent').evaluateAll((marked) =>
        marked.map((element) => {
          const range = document.createRange();
          const node = element.firstChild;
          if (!node) return [0, 0];
          return [0, 1].map((at) => {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            return range.getBoundingClientRect().left;
          });
        }),
      );
      expect(lefts).toHaveLength(3);
      for (const [sign = 0, figure = 0] of lefts) expect(sign).toBeLessThan(figure);
    }
    await context.close();
  },
);

test(
  'the text rules are applied to text that is loaded late',
  also({ english: 'the riyal is named in English' }),
  async ({ qa, page, t }) => {
    await qa.publish(written.rules);
    await qa.open();
    await expect(await addLateText(page)).toHaveAccessibleName(t({ ar: 'ريال سعودي', en: 'Saudi riyal' }));
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

test('TEXT-01 text folds to two lines with Read more, which opens it, and Show less, which folds it again', async ({
  qa,
  page,
  t,
}) => {
  await qa.publish(answers.two);
  await qa.open();
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
