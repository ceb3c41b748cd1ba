import { chooseAll, fillAmounts, SENT_CALCULATORS } from '#tests/support/sent-calculators.ts';
import {
  also,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  submitWithoutScripts,
  test,
  waitForHydration,
} from '#tests/support/site.ts';

const NOTE = {
  ar: 'هذه الأرقام محسوبة على ما أدخلته سابقاً. أعد الحساب لتحديثها.',
  en: 'These figures belong to earlier entries. Calculate again.',
};

test(
  'the result of each calculator with a button says when it belongs to earlier entries',
  also({ english: 'the note has another text and width' }),
  async ({ open, page, t }) => {
    test.slow();
    for (const { path, widget, amounts } of SENT_CALCULATORS)
      await test.step(widget, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(path);
        const root = page.locator(`[data-widget=${widget}]`);
        const form = root.getByRole('form');
        const calculate = form.locator('[type=submit]');
        await calculate.scrollIntoViewIfNeeded();
        await waitForHydration(page, widget);
        // A list may depend on a row of radios.
        await chooseAll(form, 'first');
        await chooseAll(form, 'first');
        await fillAmounts(form, amounts);
        await calculate.click();
        const result = root.getByRole('region').first();
        const announced = result.getByRole('status');
        const note = result
          .getByRole('paragraph')
          .filter({ hasText: t(NOTE) })
          .and(page.locator(':not([role])'));
        await expect(result.locator('.result-figure')).toHaveText(/[1-9١-٩]/);
        await expect(announced).not.toHaveText('');
        await expect(note).toHaveCount(0);

        const first = form.getByRole('textbox').first();
        const before = await first.boundingBox();
        await first.fill(`${amounts[0]}0`);
        await expect(note).toBeVisible();
        await expect(announced).toHaveText(t(NOTE));
        expect(await first.boundingBox()).toEqual(before);
        await expectNoAxeViolations(page);
        await page.setViewportSize({ width: 320, height: 800 });
        await expectNoSidewaysScroll(page);

        await first.fill(amounts[0]);
        await expect(note).toHaveCount(0);
        await expect(announced).not.toHaveText(t(NOTE));
      });
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('refused values have no earlier result beside them', async ({ open, page }) => {
    await open('/calculators/auto-finance');
    const root = page.locator('[data-widget=AutoFinanceCalculator]');
    const form = root.getByRole('form');
    const submit = form.getByRole('button');
    await chooseAll(form);
    await fillAmounts(form, ['14500', '900', '120000', '30000']);
    await submitWithoutScripts(page, submit);
    await expect(root.getByRole('region').locator('.result-figure')).toHaveText(/[1-9١-٩]/);
    await form.getByRole('textbox').nth(2).fill('0');
    await submitWithoutScripts(page, submit);
    await expect(form.getByRole('textbox').nth(2)).toHaveAttribute('aria-invalid', 'true');
    await expect(root.locator('.result-figure')).toHaveCount(0);
    await expect(root.getByRole('table')).toHaveCount(0);
  });
});
