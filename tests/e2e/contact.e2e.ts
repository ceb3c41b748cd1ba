import { fixtures as channels } from '#src/widgets/contact/ContactChannels/ContactChannels.fixture.ts';
import { fixtures as icons } from '#src/widgets/contact/IconCardRow/IconCardRow.fixture.ts';
import { fixtures as large } from '#src/widgets/contact/LargeContactCard/LargeContactCard.fixture.ts';
import { fixtures as phone } from '#src/widgets/contact/PhoneContactCard/PhoneContactCard.fixture.ts';
import { fixtures as links } from '#src/widgets/contact/ThreeLinkContactCard/ThreeLinkContactCard.fixture.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures as texts } from '#src/widgets/text/RichTextList/RichTextList.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { localizedPath, expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/site.ts';

test('cards and channels of contact', async ({ qa, page, t, siteLanguage }) => {
  await qa.publish([
    hero.minimal,
    large.full,
    phone.full,
    links.full,
    links.oneWithoutWords,
    icons.full,
    channels.full,
    texts.full,
  ]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await qa.open();
  /** Returns the section of a block by its place on the page. */
  const block = (place: number) => page.getByRole('main').locator('section').nth(place);
  await expectNoAxeViolations(page);

  await test.step('CARD-04 SEC-CONTACT-01 the large contact card shows an image, a title, two subtitles, a text and two links', async () => {
    const main = block(1);
    await expect(main.getByRole('heading', { name: t({ ar: 'زر أقرب فرع', en: 'Visit a branch' }) })).toBeVisible();
    await expect(main.getByText(t({ ar: '٢١٤ فرعاً في ١٤ مدينة', en: '214 branches in 14 cities' }))).toBeVisible();
    await expect(main.getByText(t({ ar: 'من الأحد إلى الخميس', en: 'Sunday to Thursday' }))).toBeVisible();
    await expect(main.getByText(t({ ar: 'عصراً، بلا موعد.', en: 'no appointment needed.' }))).toBeVisible();
    const image = main.locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
    await expect(main.getByRole('link')).toHaveText([
      t({ ar: 'كل طرق التواصل', en: 'All ways to reach us' }),
      t({ ar: 'مركز المساعدة', en: 'Help centre' }),
    ]);
    await expect(main.getByRole('link').first()).toHaveAttribute('href', localizedPath(siteLanguage, '/help/contact'));
    await expect(main.getByRole('link').last()).toHaveAttribute('href', localizedPath(siteLanguage, '/help'));
  });

  await test.step('CARD-05 SEC-CONTACT-02 the phone card dials its number without blanks, and shows it from left to right', async () => {
    const number = t({ ar: '٨٠٠ ١٢٣ ٤٥٦٧', en: '800 123 4567' });
    const link = block(2).getByRole('link', { name: number });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', 'tel:8001234567');
    /** Returns the screen positions of the first and the last digit. */
    const [first, last] = await link.evaluate((anchor) => {
      const texts = document.createTreeWalker(anchor, NodeFilter.SHOW_TEXT);
      const places: number[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          places.push(range.getBoundingClientRect().left);
        }
      return [places[0], places.at(-1)];
    });
    expect(last).toBeGreaterThan((first ?? Infinity) + 50);
  });

  await test.step('CARD-06 SEC-CONTACT-03 the three-link card shows three links and leaves out one without words or target', async () => {
    await expect(block(3).getByRole('link')).toHaveText([
      t({ ar: 'تواصل معنا', en: 'Contact us' }),
      t({ ar: 'أبلغ عن احتيال', en: 'Report a fraud' }),
      t({ ar: 'مركز المساعدة', en: 'Help centre' }),
    ]);
    await expect(block(4).getByRole('link')).toHaveText([t({ ar: 'تواصل معنا', en: 'Contact us' })]);
  });

  await test.step('SEC-CONTACT-05 the contact channels stand in three columns on desktop, with a button below them', async () => {
    const main = block(6);
    const items = main.getByRole('listitem');
    await expect(items).toHaveCount(3);
    const boxes = await items.evaluateAll((all) =>
      all.map((item) => {
        const { top, left, bottom } = item.getBoundingClientRect();
        return { top: Math.round(top), left: Math.round(left), bottom };
      }),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(3);
    const button = main.getByRole('link', { name: t({ ar: 'مركز المساعدة', en: 'Help centre' }) });
    await expect(button).toHaveAttribute('href', localizedPath(siteLanguage, '/help'));
    expect((await button.boundingBox())?.y).toBeGreaterThan(Math.max(...boxes.map(({ bottom }) => bottom)));
    await expect(main.locator('a[href="tel:+966112345678"]')).toBeVisible();
  });

  await test.step('CARD-08 the rich text list shows its entries as formatted text, and an image', async () => {
    const main = block(7);
    const entries = main.getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expect(entries.first().locator('strong')).toHaveText(t({ ar: 'موافقتك أولاً.', en: 'Your consent first.' }));
    await expect(
      entries.last().getByRole('link', { name: t({ ar: 'مركز المساعدة', en: 'help centre' }) }),
    ).toHaveAttribute('href', localizedPath(siteLanguage, '/help'));
    const image = main.locator('img[src*="protection"]');
    await image.scrollIntoViewIfNeeded();
    await expect(image).toBeVisible();
  });

  await test.step('CARD-07 SEC-CONTACT-04 four icon cards stand in a row from 1024 px, two from 640, one below', async () => {
    const cards = block(5).getByRole('listitem');
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      await expect(card.locator('svg').first()).toBeVisible();
      await expect(card.getByRole('heading')).toBeVisible();
    }
    for (const [width, inRow] of [
      [1024, 4],
      [1023, 2],
      [640, 2],
      [639, 1],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(inRow);
      await expectNoSidewaysScroll(page);
    }
  });
});
