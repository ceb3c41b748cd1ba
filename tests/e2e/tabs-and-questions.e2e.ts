import { also, waitForHydration, expect, test } from '#tests/support/site.ts';

test(
  'SHELL-22 tabs show one panel at a time and follow the arrow keys in the reading direction',
  also({ english: 'tabs run from left to right', nextScripts: 'they answer the keys' }),
  async ({ page, open, t }) => {
    await open('/personal/finance');
    await page.getByRole('tablist').first().scrollIntoViewIfNeeded();
    await waitForHydration(page, 'TabContainer');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await expect(tabs).toHaveCount(3);
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    await tabs.nth(0).focus();
    await page.keyboard.press(t({ ar: 'ArrowLeft', en: 'ArrowRight' }));
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(tabs.nth(2)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tabs.nth(0)).toBeFocused();
  },
);

test('FAQ-04 SEC-FAQ-02 at most one question is open, none at first, and a second click closes it, with scripts off', async ({
  openWithoutScripts,
}) => {
  const page = await openWithoutScripts('/help');
  const questions = page.locator('[data-widget=FaqAccordion]').first().locator('details');
  await expect(questions.locator('visible=true').first()).toBeVisible();
  await expect(page.locator('[data-widget=FaqAccordion] details[open]')).toHaveCount(0);
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open', '');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await expect(questions.nth(1)).toHaveAttribute('open', '');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).not.toHaveAttribute('open');
});

test(
  'SEC-MISC-08 questions are headings in controls that tell whether they are open, and tabs have their roles and follow the arrow keys',
  also({ english: 'tabs run from left to right' }),
  async ({ page, open, t }) => {
    await open('/help');
    const main = page.getByRole('main');
    const controls = main.locator('summary');
    expect(await controls.count()).toBeGreaterThan(20);
    // Each control has one heading, of one level below that of its section.
    await expect(main.locator('summary:not(:has(:is(h2, h3, h4)))')).toHaveCount(0);
    const question = main
      .getByRole('group')
      .filter({ has: page.getByRole('heading') })
      .first();
    await expect(question).not.toHaveAttribute('open');
    await question.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(question).toHaveAttribute('open', '');
    await page.keyboard.press('Enter');
    await expect(question).not.toHaveAttribute('open');

    await waitForHydration(page, 'CategorisedFaq');
    const tabs = main.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press(t({ ar: 'ArrowLeft', en: 'ArrowRight' }));
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    const panel = main.getByRole('tabpanel', { name: (await tabs.nth(1).textContent()) ?? '' });
    await expect(panel.getByRole('heading').first()).toBeVisible();
  },
);
