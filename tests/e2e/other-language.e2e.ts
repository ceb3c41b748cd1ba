import { chooseAll, fillAmounts } from '#tests/support/sent-calculators.ts';
import { fixtures as auto } from '#src/widgets/calculators/AutoFinanceCalculator/AutoFinanceCalculator.fixture.ts';
import { fixtures as value } from '#src/widgets/calculators/PointsValueCalculator/PointsValueCalculator.fixture.ts';
import { fixtures as simple } from '#src/widgets/calculators/SimpleCashbackCalculator/SimpleCashbackCalculator.fixture.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { locatorParts } from '#tests/support/locator-parts.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, localizedPath, waitForHydration } from '#tests/support/site.ts';

const BOTH_WAYS = also({ english: 'the way leads from English to Arabic' });
const OTHER = { ar: 'English', en: 'العربية' };

test(
  'calculators have the same choices and amounts on the page in the other language',
  BOTH_WAYS,
  async ({ qa, page, t }) => {
    await qa.publish([hero.full, auto.full, simple.full]);
    await qa.open();
    const finance = page.locator('[data-widget=AutoFinanceCalculator]');
    const cashback = page.locator('[data-widget=SimpleCashbackCalculator]');
    const amounts = ['14500', '900', '120000', '٣٠٠٠٠'];
    const account = finance.getByRole('combobox');
    await chooseAll(finance.getByRole('form'));
    await fillAmounts(finance.getByRole('form'), amounts);
    await finance.locator('[type=submit]').click();
    await expect(finance.getByRole('table')).toBeVisible();
    const chosen = await account.inputValue();
    await cashback.scrollIntoViewIfNeeded();
    await waitForHydration(page, 'SimpleCashbackCalculator');
    const spent = cashback.getByRole('textbox').first();
    await spent.fill('1000');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t(OTHER), exact: true })
      .click();

    await expect(page.locator('html')).toHaveAttribute('lang', t({ ar: 'en', en: 'ar' }));
    await expect(account).toHaveValue(chosen);
    for (const [index, amount] of amounts.entries())
      await expect(finance.getByRole('textbox').nth(index)).toHaveValue(amount);
    await expect(finance.getByRole('radiogroup').last().getByRole('radio').last()).toBeChecked();
    // Submitted there, it is calculated here.
    await expect(finance.getByRole('region').first()).toContainText(
      t({ ar: 'Your monthly instalment', en: 'قسطك الشهري' }),
    );
    await expect(finance.getByRole('table')).toBeVisible();
    await expect(spent).toHaveValue('1000');
    await expect(cashback.getByRole('region').locator('.result-figure')).toHaveText(/[1-9١-٩]/);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('values ')))).toEqual(
      [],
    );
    expect(page.url()).not.toContain('120000');
  },
);

test(
  'a shared link names the product by its id in both languages',
  BOTH_WAYS,
  async ({ qa, page, t, siteLanguage }) => {
    await qa.publish(value.full);
    await qa.open();
    const calculator = page.locator('[data-widget=PointsValueCalculator]');
    const product = calculator.getByRole('combobox');
    await expect.poll(() => product.getByRole('option').count()).toBeGreaterThan(2);
    await product.selectOption({ index: 2 });
    const [id, title] = [await product.inputValue(), await product.locator('option:checked').textContent()];
    await calculator.getByRole('textbox').fill('2000');
    await calculator
      .getByRole('button', { name: t({ ar: 'انسخ رابطاً بهذه الأرقام', en: 'Copy a link with these figures' }) })
      .click();
    await expect(page).toHaveURL(/#PointsValueCalculator\?product=[\w.-]+&points=2000$/);
    const { hash } = new URL(page.url());

    const other = siteLanguage === 'ar' ? 'en' : 'ar';
    await page.goto(localizedPath(other, qa.path) + hash);
    await expect(product).toHaveValue(id);
    await expect(product.locator('option:checked')).not.toHaveText(title ?? '');
    await expect(product.getByRole('option').nth(2)).toHaveJSProperty('selected', true);
    await expect(calculator.getByRole('textbox')).toHaveValue('2000');
  },
);

test('the locator keeps its city on the page in the other language', BOTH_WAYS, async ({ open, page, t }) => {
  const RIYADH = { ar: 'الرياض', en: 'Riyadh' };
  const JEDDAH = { ar: 'جدة', en: 'Jeddah' };
  await open('/help/branches');
  await waitForHydration(page, 'Locator');
  const { city, total } = locatorParts(page, t);
  const count = (text: string | null) =>
    (text ?? '').replace(/[٠-٩]/g, (digit) => `${'٠١٢٣٤٥٦٧٨٩'.indexOf(digit)}`).replace(/\D/g, '');
  const inAllCities = count(await total.textContent());
  await city.fill(t(JEDDAH));
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(page).toHaveURL(/[?&]city=[\w-]+$/);
  // The address changes before the places arrive.
  await expect.poll(async () => count(await total.textContent())).not.toBe(inAllCities);
  const found = count(await total.textContent());
  await page
    .getByRole('banner')
    .getByRole('link', { name: t(OTHER), exact: true })
    .click();

  await expect(page.locator('html')).toHaveAttribute('lang', t({ ar: 'en', en: 'ar' }));
  await waitForHydration(page, 'Locator');
  const otherCity = page.getByRole('combobox', { name: t({ ar: 'City', en: 'المدينة' }) });
  await expect(otherCity).toHaveValue(t({ ar: JEDDAH.en, en: JEDDAH.ar }));
  await expect
    .poll(async () =>
      count(
        await page
          .getByRole('status')
          .filter({ hasText: /\d|[٠-٩]/ })
          .first()
          .textContent(),
      ),
    )
    .toBe(found);
  // Links of before name the city in the language of their page.
  await open(`/help/branches?city=${encodeURIComponent(t(RIYADH))}`);
  await waitForHydration(page, 'Locator');
  await expect(locatorParts(page, t).city).toHaveValue(t(RIYADH));
});
