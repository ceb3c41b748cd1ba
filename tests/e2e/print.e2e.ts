import { fixtures as questions } from '#src/widgets/help/FaqAccordion/FaqAccordion.fixture.ts';
import { fixtures as tabs } from '#src/widgets/containers/TabItemCards/TabItemCards.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also } from '#tests/support/site.ts';

test(
  'a printed page has the bank’s name, its address and the day, every answer and every panel, and no menus',
  also({ english: 'the day is written in English' }),
  async ({ qa, page, t }) => {
    await page.clock.setFixedTime(new Date('2026-11-22T21:30:00Z'));
    await qa.publish([questions.full, tabs.full]);
    await qa.open();
    const answers = page.locator('main details > :not(summary)');
    const panels = page.locator('main [role=tabpanel]');
    await expect(answers.first()).toBeHidden();
    await expect(panels.last()).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    for (const part of [...(await answers.all()), ...(await panels.all())]) await expect(part).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('title')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(t({ ar: 'بنك ركن', en: 'Rukn Bank' })));
    const printed = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element, '::after').content);
    expect(await printed('link[rel=canonical]')).toContain(new URL(page.url()).pathname);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    // Riyadh is a day ahead by then.
    expect(await printed('head')).toBe(t({ ar: '"٢٣ نوفمبر ٢٠٢٦"', en: '"November 23, 2026"' }));
  },
);
