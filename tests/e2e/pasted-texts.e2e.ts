import { defineFixtures } from '#src/cms/fixture.ts';
import { widget as richText } from '#src/widgets/text/RichText/RichText.widget.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also } from '#tests/support/site.ts';

/** A text as a word processor leaves it, with telephone numbers as authors write them. */
const pasted = (old: string, now: string, call: string, extension: string): string => `
  <xml><w:WordDocument>w:View</w:WordDocument></xml><style>p.MsoNormal { margin: 0 }</style>
  <!--[if mso]><p>mso only</p><![endif]-->
  <h1 class="MsoTitle" style="mso-style-name:Title">${now}</h1>
  <p class="MsoNormal" style="color:#333"><span style="text-decoration: line-through">${old}</span> <ins>${now}</ins><o:p></o:p></p>
  <ol type="a" start="3"><li>${now}</li></ol>
  <p><a href="tel:+966 (0)11 456 7890">${call}</a>, <a href="tel:920 001 234 ext. 7">${extension}</a>,
    <a href=" /help/contact ">${now} 2</a>, <a href="javascript:alert(1)">${now} 3</a></p>`;

const texts = defineFixtures(richText, {
  pasted: {
    fields: {
      Text: {
        ar: pasted('الرسم ١٠٠ ريال', 'بلا رسم', 'اتصل بنا', 'التحويلة ٧'),
        en: pasted('A fee of SAR 100', 'No fee', 'Call us', 'Extension 7'),
      },
    },
  },
});

test('a text from a word processor', also({ english: 'its words are English' }), async ({ qa, page, t }) => {
  await qa.publish(texts.pasted);
  await qa.open();
  const main = page.getByRole('main');

  await test.step('a struck price is struck, what replaces it is inserted, and its lists and headings keep their places', async () => {
    const struck = main.locator('s, del');
    await expect(struck).toContainText(t({ ar: 'الرسم', en: 'A fee of SAR 100' }));
    await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
    await expect(main.locator('u, ins')).toHaveText(t({ ar: 'بلا رسم', en: 'No fee' }));
    await expect(main.locator('ol[type=a][start="3"] li')).toHaveCount(1);
    await expect(main.getByRole('heading', { level: 2, name: t({ ar: 'بلا رسم', en: 'No fee' }) })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  });

  await test.step('nothing of the word processor is left', async () => {
    await expect(main).not.toContainText(/w:View|MsoNormal|mso only/);
    await expect(main.locator('[class*=Mso], [style*=mso], [style*=color]')).toHaveCount(0);
  });

  await test.step('a telephone dials what was written, with its extension after a pause, and no script is a link', async () => {
    const link = (name: string) => main.getByRole('link', { name, exact: true });
    await expect(link(t({ ar: 'اتصل بنا', en: 'Call us' }))).toHaveAttribute('href', 'tel:+966114567890');
    await expect(link(t({ ar: 'التحويلة ٧', en: 'Extension 7' }))).toHaveAttribute('href', /^tel:920001234[,;]/);
    await expect(link(t({ ar: 'بلا رسم 2', en: 'No fee 2' }))).toHaveAttribute(
      'href',
      t({ ar: '/help/contact', en: '/en/help/contact' }),
    );
    await expect(main.locator('[href^="javascript"]')).toHaveCount(0);
    await expect(main.getByText(t({ ar: 'بلا رسم 3', en: 'No fee 3' }))).toBeVisible();
  });
});
