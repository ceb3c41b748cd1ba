import { chooseAll, fillAmounts, SENT_CALCULATORS } from '#tests/support/sent-calculators.ts';
import { also, expect, expectNoSidewaysScroll, submitWithoutScripts, test } from '#tests/support/site.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, widget, amounts } of SENT_CALCULATORS) {
    test(
      `${widget} tells what is missing, then shows the result of the submitted values`,
      also({ english: 'labels and figures have other widths' }),
      async ({ open, page }) => {
        await page.setViewportSize({ width: 320, height: 800 });
        await open(path);
        const place = page.locator(`[data-widget=${widget}]`);
        const form = place.getByRole('form');
        const submit = form.getByRole('button');
        await expect(submit).toHaveCount(1);
        await submitWithoutScripts(page, submit);
        await expect(form.getByRole('group').first().getByRole('link').first()).toBeVisible();
        await expectNoSidewaysScroll(page);

        // A list may depend on what was submitted before.
        for (const attempt of [1, 2]) {
          await chooseAll(form);
          if (attempt === 1) await fillAmounts(form, amounts);
          // The same query again is no new page.
          if (attempt === 1) await submitWithoutScripts(page, submit);
          else await submit.click();
        }
        await expect(page).toHaveURL(new RegExp(`[?&]form=${widget}(&.*)?#calculator-`));
        await expect(place.getByRole('region').locator('.result-figure')).toHaveText(/[1-9١-٩]/);
        for (const [index, amount] of amounts.entries())
          await expect(form.getByRole('textbox').nth(index)).toHaveValue(amount);
        await expectNoSidewaysScroll(page);
      },
    );
  }

  test('a submitted form is answered for its visitor alone', async ({ open, page }) => {
    await open('/calculators/credit-card');
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.url().includes('form=CreditCardCalculator')),
      page.locator('[data-widget=CreditCardCalculator] [type=submit]').click(),
    ]);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('private, no-store');
  });
});
