import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from '#src/widgets/text/RichText/RichText.widget.ts';
import { brokenWords } from '#tests/support/broken-words.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoSidewaysScroll } from '#tests/support/site.ts';

const row = (tag: 'th' | 'td', words: readonly string[]) =>
  `<tr>${words.map((word) => `<${tag}>${word}</${tag}>`).join('')}</tr>`;

const table = (words: readonly string[]) =>
  `<table><thead>${row('th', words)}</thead><tbody>${row('td', words)}</tbody></table>`;

const { wide } = defineFixtures(widget, {
  wide: {
    fields: {
      Text: {
        ar: `<h2>الرسوم خارج المملكة</h2>${table(['السحب النقدي', 'المشتريات', 'الاستعلام', 'الحوالات', 'البطاقات'])}`,
        en: `<h2>Fees abroad</h2>${table(['Withdrawals', 'Purchases', 'Enquiries', 'Transfers', 'Replacements'])}`,
      },
    },
  },
});

test(
  'a wide table scrolls in a frame of its own, which has a name and the focus, and shows at which side it goes on',
  also({ english: 'it begins at the other side' }),
  async ({ qa, page, t }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await qa.publish(wide);
    await qa.open();
    await expectNoSidewaysScroll(page);
    const frame = page.getByRole('group', { name: t({ ar: 'الرسوم خارج المملكة', en: 'Fees abroad' }) });
    await frame.focus();
    await expect(frame).toBeFocused();
    const place = () => frame.evaluate(({ scrollLeft }) => Math.abs(scrollLeft));
    expect(await place()).toBe(0);
    await page.keyboard.press(t({ ar: 'ArrowLeft', en: 'ArrowRight' }));
    await expect.poll(place).toBeGreaterThan(10);

    // The shadows lie still, their covers move with the table.
    const { attachments, shades } = await frame.evaluate((element) => {
      const { backgroundAttachment, backgroundImage } = getComputedStyle(element);
      return { attachments: backgroundAttachment, shades: backgroundImage.match(/linear-gradient/g)?.length };
    });
    expect(attachments).toBe('local, local, scroll, scroll');
    expect(shades).toBe(4);

    // No word is in two lines.
    expect(await brokenWords(frame)).toEqual([]);
  },
);
