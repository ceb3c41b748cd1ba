import type { Page } from '@playwright/test';
import { pointRatios } from '#sitecore/contracts/point-ratios.ts';
import { fixtures as miles } from '#src/widgets/calculators/LoyaltyMilesCalculator/LoyaltyMilesCalculator.fixture.ts';
import { fixtures as points } from '#src/widgets/calculators/LoyaltyPointsCalculator/LoyaltyPointsCalculator.fixture.ts';
import { fixtures as redeem } from '#src/widgets/calculators/MokafaaRedeemCalculator/MokafaaRedeemCalculator.fixture.ts';
import { fixtures as encashment } from '#src/widgets/calculators/PointsEncashmentCalculator/PointsEncashmentCalculator.fixture.ts';
import { fixtures as value } from '#src/widgets/calculators/PointsValueCalculator/PointsValueCalculator.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import type { SiteLanguage } from '#tests/support/site.ts';
import { also } from '#tests/support/site.ts';

const TEXTS = {
  ar: {
    product: 'اختر منتجك',
    first: 'اختر من القائمة',
    held: 'عدد نقاطك',
    amount: 'المبلغ الذي تنفقه',
    clear: 'مسح',
    required: 'هذه الخانة مطلوبة',
    result: 'النتيجة',
    nothing: '٠',
  },
  en: {
    product: 'Select your product',
    first: 'Please select',
    held: 'Points you have',
    amount: 'Amount you spend',
    clear: 'Clear',
    required: 'This field is required',
    result: 'Result',
    nothing: '0',
  },
} as const;

/** Page object of one of several calculators on a page, found by the name of its form. */
class Calculator {
  readonly #root;
  readonly form;
  readonly texts: (typeof TEXTS)[SiteLanguage];

  constructor(page: Page, language: SiteLanguage, title: string) {
    this.texts = TEXTS[language];
    this.form = page.getByRole('form', { name: title });
    this.#root = page.locator('[data-widget]').filter({ has: page.getByRole('form', { name: title }) });
  }

  get product() {
    return this.form.getByRole('combobox', { name: this.texts.product });
  }

  amount(name: string) {
    return this.form.getByRole('textbox', { name });
  }

  get clear() {
    return this.form.getByRole('button', { name: this.texts.clear, exact: true });
  }

  get result() {
    return this.#root.getByRole('region', { name: this.texts.result });
  }
}

const TITLES = {
  miles: { ar: 'كم ميلاً تجمع؟', en: 'How many miles do you earn?' },
  points: { ar: 'كم نقطة تكسب؟', en: 'How many points do you earn?' },
  value: { ar: 'كم تساوي نقاطك؟', en: 'What are your points worth?' },
  encashment: { ar: 'كم تأخذ نقداً؟', en: 'How much is that in cash?' },
  redeem: { ar: 'استبدل نقاطك', en: 'Redeem your points' },
} as const;

/** Products with ratios in the bank's content, in its order. */
const PRODUCTS = {
  ar: ['البطاقة المميّزة', 'بطاقة السفر', 'البطاقة اليومية', 'بطاقة «مدى»'],
  en: ['Signature card', 'Travel card', 'Everyday card', 'mada card'],
} as const;

interface Fixtures {
  readonly calculator: (which: keyof typeof TITLES) => Calculator;
}

const it = test.extend<Fixtures>({
  calculator: async ({ page, siteLanguage }, use) => {
    await use((which) => new Calculator(page, siteLanguage, TITLES[which][siteLanguage]));
  },
});

/** Hydrates every island of a page, also those out of view. */
const hydrateAll = async (page: Page) => {
  for (const island of await page.getByRole('main').locator('[data-widget]:has(form)').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-hydrated', /.*/);
  }
};

it('four calculators on one page', async ({ calculator, qa, page, t }) => {
  await qa.publish([miles.full, points.full, value.full, encashment.full]);
  await qa.open();
  await hydrateAll(page);

  await test.step('CALC-LOY-14 CALC-LOY-15 CALC-LOY-16 records a missing product without a visible error; Clear is there while something is entered or chosen, and empties all', async () => {
    const errorsOf = (form: Calculator['form']) => form.locator('[data-error=Field_Is_Required]');
    for (const [which, field, shown, none] of [
      ['points', 'amount', { ar: '١٬٠٠٠', en: '1,000' }, { ar: '٠', en: '0' }],
      ['value', 'held', { ar: '٥٫٠٠', en: '5.00' }, { ar: '٠٫٠٠', en: '0.00' }],
      ['encashment', 'held', { ar: '٤٫٠٠', en: '4.00' }, { ar: '٠٫٠٠', en: '0.00' }],
    ] as const) {
      const { form, product, clear, result, texts } = calculator(which);
      const amount = calculator(which).amount(texts[field]);
      // The first paragraph labels the figure.
      const figure = result.getByRole('paragraph').nth(1);
      const starts = (text: string) => new RegExp(`^${text}`);
      await expect(clear).toHaveCount(0);
      await expect(errorsOf(form)).toHaveCount(0);
      await amount.fill('1000');
      await expect(errorsOf(form)).toHaveCount(1);
      await expect(form.getByText(texts.required)).toHaveCount(0);
      await expect(product).toHaveAttribute('aria-invalid', 'false');
      await expect(clear).toBeVisible();
      await amount.fill('');
      await expect(clear).toHaveCount(0);
      await product.selectOption({ index: 1 });
      await expect(clear).toBeVisible();
      await expect(errorsOf(form)).toHaveCount(0);
      await amount.fill('1000');
      await expect(figure).toHaveText(starts(t(shown)));
      await product.selectOption({ index: 0 });
      await expect(errorsOf(form)).toHaveCount(1);
      await clear.click();
      await expect(errorsOf(form)).toHaveCount(0);
      await expect(form.getByText(texts.required)).toHaveCount(0);
      await expect(product).toHaveValue('');
      await expect(amount).toHaveValue('');
      await expect(figure).toHaveText(starts(t(none)));
      await expect(clear).toHaveCount(0);
    }
    const { form, clear, result, texts } = calculator('miles');
    const amount = form.getByRole('textbox').last();
    await expect(clear).toHaveCount(0);
    await amount.fill('375');
    await expect(result.getByRole('definition')).toHaveText([t({ ar: '٢٬٤٠٠', en: '2,400' })]);
    await clear.click();
    await expect(amount).toHaveValue('');
    await expect(result.getByRole('definition')).toHaveText([texts.nothing]);
    await expect(clear).toHaveCount(0);
  });

  await test.step('CALC-LOY-05 CALC-LOY-06 each has its title and subtitle; the first an amount per card, by title and icon, 0 unless a number', async () => {
    for (const title of Object.values(TITLES).slice(0, 4))
      await expect(page.getByRole('heading', { name: t(title), exact: true })).toBeVisible();
    for (const subtitle of [
      {
        ar: 'اكتب ما تنفقه في الشهر، وترى أميالك في الشهر والسنة.',
        en: 'Enter what you spend in a month and see your miles',
      },
      {
        ar: 'اختر بطاقتك واكتب المبلغ، وقارن بين إنفاقه هنا وفي سفرك.',
        en: 'Choose your card, enter an amount, and compare',
      },
      { ar: 'اختر منتجك واكتب عدد نقاطك، وترى قيمتها', en: 'Choose your product, enter your points, and see' },
      { ar: 'نودعها في حسابك', en: 'We pay them into your account' },
    ])
      await expect(page.getByText(t(subtitle))).toBeVisible();

    const one = calculator('miles');
    const { form, result, texts } = one;
    await expect(form.getByRole('textbox')).toHaveCount(3);
    for (const [ar, en, icon] of [
      ['مشتريات داخل المملكة', 'Purchases in the Kingdom', 'card'],
      ['مشتريات خارج المملكة', 'Purchases abroad', 'globe'],
      ['تذاكر وفنادق', 'Tickets and hotels', 'plane'],
    ] as const) {
      const name = t({ ar, en });
      await expect(one.amount(name)).toBeEditable();
      await expect(form.locator('label', { hasText: name }).locator('use')).toHaveAttribute('href', `#icon-${icon}`);
    }
    const abroad = one.amount(t({ ar: 'مشتريات خارج المملكة', en: 'Purchases abroad' }));
    const yearly = result.getByRole('definition').first();
    await abroad.fill('100');
    await expect(yearly).toHaveText(t({ ar: '٣٦٠', en: '360' }));
    for (const text of ['', '.', 'abc', 'ألف']) {
      await abroad.fill('');
      await abroad.pressSequentially(text);
      await expect(yearly).toHaveText(texts.nothing);
      await abroad.fill('100');
      await expect(yearly).toHaveText(t({ ar: '٣٦٠', en: '360' }));
    }
  });

  await test.step('CALC-LOY-12 CALC-LOY-13 a product is chosen from a list whose first option is empty; in the fourth the minimum points are shown beside the worth', async () => {
    await expect(calculator('miles').form.getByRole('combobox')).toHaveCount(0);
    for (const which of ['points', 'value', 'encashment'] as const) {
      const { product, texts } = calculator(which);
      await product.scrollIntoViewIfNeeded();
      await expect(product).toHaveValue('');
      await expect(product.getByRole('option').first()).toHaveText(texts.first);
      await expect.poll(() => product.getByRole('option').count()).toBeGreaterThan(2);
    }
    const { product, result, texts } = calculator('encashment');
    const least = result.getByRole('definition').first();
    // Nothing is stated as a fact before a product is chosen.
    await expect(least).toHaveCount(0);
    await expect(result).toContainText(
      t({ ar: 'اختر منتجك وأدخل عدد نقاطك', en: 'Choose your product and enter your points' }),
    );
    await product.selectOption({ index: 2 });
    await expect(result.getByRole('term').first()).toHaveText(
      t({ ar: 'أقل عدد يُستبدل', en: 'Fewest points that can be cashed' }),
    );
    await expect(least).toHaveText(t({ ar: '٢٬٥٠٠', en: '2,500' }));
    // The worth is shown below the minimum too.
    await calculator('encashment').amount(texts.held).fill('1200');
    await expect(result).toContainText(t({ ar: '٦٫٠٠', en: '6.00' }));
    await expect(least).toHaveText(t({ ar: '٢٬٥٠٠', en: '2,500' }));
    await product.selectOption({ index: 1 });
    await expect(least).toHaveText(t({ ar: '١٬٠٠٠', en: '1,000' }));
    await expect(result).toContainText(t({ ar: '٤٫٨٠', en: '4.80' }));
  });

  await calculator('encashment').clear.click();
  await test.step('works with the keyboard only and announces its result after typing stops', async () => {
    const { product, result } = calculator('encashment');
    await product.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2500');
    await expect(result.getByRole('status')).toHaveText(
      new RegExp(t({ ar: 'قيمة نقاطك ١٠٫٠٠ ريالات سعودية', en: 'Your points are worth 10.00 Saudi riyals' })),
    );
  });
});

it(
  'CALC-LOY-10 CALC-OTHER-07 fills its products from one call of MokafaaRedeemCalculator a page, and turns their points into riyals',
  also({ english: 'the bank names its products in the language of the page' }),
  async ({ calculator, qa, page, t, siteLanguage }) => {
    const service = qa.service(pointRatios);
    await qa.publish([redeem.full, value.full]);
    await qa.open();
    await hydrateAll(page);
    // The service's own response.
    for (const which of ['redeem', 'value'] as const)
      await expect(calculator(which).product.getByRole('option')).toHaveText([
        calculator(which).texts.first,
        ...PRODUCTS[siteLanguage],
      ]);
    expect(await service.requests()).toMatchObject([
      {
        method: 'GET',
        path: '/api/sitecore/Calculators/MokafaaRedeemCalculator',
        query: { sc_lang: siteLanguage },
      },
    ]);
    const { product, result, texts } = calculator('redeem');
    await product.selectOption({ index: 1 });
    await calculator('redeem').amount(texts.held).fill('491985');
    await expect(result).toContainText(t({ ar: '٢٬٤٥٩٫٩٣', en: '2,459.93' }));
    expect(await service.requests()).toHaveLength(1);

    // Another response, with unknown fields.
    const row = { Key: t({ ar: 'نقاط ذهبية', en: 'Golden points' }), Value: 0.25, Image: '/gold.png', Order: 9 };
    await service.respondsWith({ body: { result: { CardAndSARPointRatio: [row], Status: 'ok' }, version: 3 } });
    await qa.open();
    await hydrateAll(page);
    await product.selectOption({ label: row.Key });
    await calculator('redeem').amount(texts.held).fill('10');
    await expect(result).toContainText(t({ ar: '٢٫٥٠', en: '2.50' }));
  },
);
