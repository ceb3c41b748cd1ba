import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { LIVE_SETTLE_MS, SPENDING_COMMIT_MS } from '#src/config/timings/typing.ts';
import { fixtures as autoFinance } from '#src/widgets/calculators/AutoFinanceCalculator/AutoFinanceCalculator.fixture.ts';
import { fixtures as autoLease } from '#src/widgets/calculators/AutoLeaseCalculator/AutoLeaseCalculator.fixture.ts';
import { fixtures as businessCashback } from '#src/widgets/calculators/BusinessCashbackCalculator/BusinessCashbackCalculator.fixture.ts';
import { fixtures as creditCard } from '#src/widgets/calculators/CreditCardCalculator/CreditCardCalculator.fixture.ts';
import { fixtures as forexA } from '#src/widgets/calculators/ForexCalculatorA/ForexCalculatorA.fixture.ts';
import { fixtures as forexB } from '#src/widgets/calculators/ForexCalculatorB/ForexCalculatorB.fixture.ts';
import { fixtures as depositProfit } from '#src/widgets/calculators/DepositProfitCalculator/DepositProfitCalculator.fixture.ts';
import { fixtures as homeFinance } from '#src/widgets/calculators/HomeFinanceCalculator/HomeFinanceCalculator.fixture.ts';
import { fixtures as miles } from '#src/widgets/calculators/LoyaltyMilesCalculator/LoyaltyMilesCalculator.fixture.ts';
import { fixtures as points } from '#src/widgets/calculators/LoyaltyPointsCalculator/LoyaltyPointsCalculator.fixture.ts';
import { fixtures as redeem } from '#src/widgets/calculators/MokafaaRedeemCalculator/MokafaaRedeemCalculator.fixture.ts';
import { fixtures as personalFinance } from '#src/widgets/calculators/PersonalFinanceCalculator/PersonalFinanceCalculator.fixture.ts';
import { fixtures as encashment } from '#src/widgets/calculators/PointsEncashmentCalculator/PointsEncashmentCalculator.fixture.ts';
import { fixtures as value } from '#src/widgets/calculators/PointsValueCalculator/PointsValueCalculator.fixture.ts';
import { fixtures as propertyFinance } from '#src/widgets/calculators/PropertyFinanceCalculator/PropertyFinanceCalculator.fixture.ts';
import { fixtures as cashback } from '#src/widgets/calculators/SimpleCashbackCalculator/SimpleCashbackCalculator.fixture.ts';
import { fixtures as savings } from '#src/widgets/calculators/SmartSavingsCalculator/SmartSavingsCalculator.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { requiredErrorsOf } from '#tests/support/required-errors.ts';

/** Examples of a calculator. */
type Fixtures = Readonly<Record<'minimal' | 'full', PlacedFixture>>;

/** A calculator: amounts that have a result, in the order of its fields, and the number of inputs that can be changed first. */
interface Example {
  readonly of: Fixtures;
  readonly amounts: readonly string[];
  readonly inputs: number;
  /** Required fields that have no value at first; only calculators with a submit button say that one is missing. */
  readonly required?: number;
  readonly hasSchedule?: true;
}

const CAR: Example = {
  ...{ of: autoFinance, amounts: ['14500', '900', '120000', '30000'] },
  ...{ inputs: 7, required: 5, hasSchedule: true },
};
const PERSONAL: Example = {
  ...{ of: personalFinance, amounts: ['14500', '900'] },
  ...{ inputs: 6, required: 7, hasSchedule: true },
};
const HOME: Example = {
  ...{ of: homeFinance, amounts: ['24500', '900', '900000', '0'] },
  ...{ inputs: 7, required: 5, hasSchedule: true },
};
const CARD: Example = { of: creditCard, amounts: ['14500', '900', '20000'], inputs: 7, required: 7 };
const PROPERTY: Example = { of: propertyFinance, amounts: ['1000000', '90000', '400000'], inputs: 6, required: 6 };
const LEASE: Example = { of: autoLease, amounts: ['14500', '900', '50000', '90000'], inputs: 9, required: 9 };
const DEPOSIT: Example = { of: depositProfit, amounts: ['100000'], inputs: 4, required: 1 };

const SUBMIT_CALCULATORS = [CAR, PERSONAL, HOME, CARD, PROPERTY, LEASE, DEPOSIT];

const CASHBACK: Example = { of: cashback, amounts: ['600'], inputs: 2 };
const BUSINESS_CASHBACK: Example = { of: businessCashback, amounts: ['600'], inputs: 2 };
const FOREX_A: Example = { of: forexA, amounts: ['20000'], inputs: 2 };
const FOREX_B: Example = { of: forexB, amounts: ['20000'], inputs: 2 };
const LOYALTY = [miles, points, value, encashment, redeem];

/** Calculators whose result follows their values. */
const LIVE: readonly Fixtures[] = [cashback, businessCashback, forexA, forexB, ...LOYALTY, savings];

const ALL: readonly Fixtures[] = [...SUBMIT_CALCULATORS.map(({ of }) => of), ...LIVE];

const link = z.object({ text: z.string().min(1), href: z.string().min(1) });
const withLink = z.object({ ApplyNow: z.object({ ar: link, en: link }) });

/** Page object of a calculator: its form, result and actions. */
class Calculator {
  readonly root: Locator;

  constructor(page: Page, { full }: Fixtures) {
    this.root = page.locator(`[data-widget=${full.rendering.name}]`);
  }

  get result() {
    return this.root.getByRole('region', { name: 'النتيجة' });
  }

  get clear() {
    return this.root.getByRole('button', { name: /^مسح/ });
  }

  get calculate() {
    return this.root.locator('button[type=submit]:visible');
  }

  get status() {
    return this.result.getByRole('status');
  }

  get amounts() {
    return this.root.getByRole('textbox');
  }

  get lists() {
    return this.root.getByRole('combobox');
  }

  get rows() {
    return this.root.getByRole('radiogroup');
  }

  get errors() {
    return requiredErrorsOf(this.root.getByRole('form'), 'ar');
  }

  async waitForHydration(): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.root).toHaveAttribute('data-hydrated', /.*/);
  }

  /** Makes the required choices: first radio groups, then lists, which may depend on each other. */
  async choose(): Promise<void> {
    for (const row of await this.rows.all()) await row.getByRole('radio').first().check();
    for (let index = 0; index < (await this.lists.count()); index += 1) {
      await expect.poll(() => this.lists.nth(index).getByRole('option').count()).toBeGreaterThan(1);
      await this.lists.nth(index).selectOption({ index: 1 });
    }
  }

  async fill(amounts: readonly string[]): Promise<void> {
    await this.choose();
    for (const [index, amount] of amounts.entries()) await this.enter(this.amounts.nth(index), amount);
  }

  /** Types an amount and leaves its field. */
  async enter(amount: Locator, text: string): Promise<void> {
    await amount.fill(text);
    await amount.blur();
  }

  /** Enters an amount, or makes a choice when there is no amount. */
  async begin(): Promise<void> {
    if ((await this.amounts.count()) > 0) await this.amounts.first().fill('1000');
    else await this.root.getByRole('button', { pressed: false }).first().click();
  }

  /** Returns the values of its fields and all of its text. */
  state() {
    return this.root.evaluate((root: HTMLElement) => ({
      values: [...root.querySelectorAll<HTMLInputElement>('form :is(input, select):not([type=hidden])')].map((field) =>
        field.type === 'radio' ? field.checked : field.value,
      ),
      pressed: root.querySelectorAll('[aria-pressed=true]').length,
      text: root.innerText,
    }));
  }

  /** Asserts a Clear button exactly while one of so many inputs differs from its first value. */
  async expectClearWhileChanged(inputs: number): Promise<void> {
    let changed = 0;
    await expect(this.clear).toHaveCount(0);
    const expectClearAfter = async (change: () => Promise<unknown>, undo: () => Promise<unknown>) => {
      await change();
      await expect(this.clear).toBeVisible();
      await undo();
      await expect(this.clear).toHaveCount(0);
      changed += 1;
    };
    for (const amount of await this.amounts.all()) {
      const first = await amount.inputValue();
      await expectClearAfter(
        () => this.enter(amount, '5'),
        () => this.enter(amount, first),
      );
    }
    for (const list of await this.lists.all()) {
      const [first, options] = [await list.inputValue(), await list.getByRole('option').count()];
      // A list that depends on another choice is empty.
      if (options > 1)
        await expectClearAfter(
          () => list.selectOption({ index: options - 1 }),
          () => list.selectOption(first),
        );
    }
    for (const row of await this.rows.all()) {
      const radios = await row.getByRole('radio').all();
      const chosen = await Promise.all(radios.map((radio) => radio.isChecked()));
      const first = radios[chosen.indexOf(true)];
      await expectClearAfter(
        async () => radios[chosen.indexOf(false)]?.check(),
        () => (first ?? this.clear).click(),
      );
    }
    expect(changed).toBe(inputs);
  }

  /** Asserts Clear only while an input is changed, and that it leads from values, result and errors back to the first state. */
  async expectClearing({ amounts, inputs, required = 0, hasSchedule }: Example): Promise<void> {
    await this.waitForHydration();
    const [first, result] = [await this.state(), await this.result.innerText()];
    await this.expectClearWhileChanged(inputs);
    await expect.poll(() => this.state()).toEqual(first);
    if (required > 0) {
      await this.calculate.click();
      await expect(this.errors).toHaveCount(required);
      await expect(this.clear).toHaveCount(0);
    }
    await this.fill(amounts);
    if (required > 0) await this.calculate.click();
    await expect.poll(() => this.result.innerText()).not.toBe(result);
    if (hasSchedule) await expect(this.root.getByRole('table')).toBeVisible();
    if (required > 0) {
      await this.amounts.first().fill('');
      await this.calculate.click();
      await expect(this.errors).toHaveCount(1);
    }
    await this.clear.click();
    await expect(this.clear).toHaveCount(0);
    // The button is gone: the keyboard goes on from the form.
    await expect(this.root.locator('form')).toBeFocused();
    await expect.poll(() => this.state()).toEqual(first);
  }
}

test('all calculators on one page', async ({ qa, page }) => {
  test.slow();
  await page.clock.install();
  const calculatorOf = (of: Fixtures) => new Calculator(page, of);

  await test.step('CALC-OTHER-02 each has the link onward that its content sets, and none without it', async () => {
    await qa.publish(ALL.map(({ minimal }) => minimal));
    await qa.open();
    for (const calculator of ALL) {
      expect(withLink.safeParse(calculator.minimal.fixture.fields).success).toBe(false);
      await expect(calculatorOf(calculator).result).toBeVisible();
      await expect(calculatorOf(calculator).result.getByRole('link')).toHaveCount(0);
    }
    await qa.publish(ALL.map(({ full }) => full));
    await qa.open();
    for (const calculator of ALL) {
      const { text, href } = withLink.parse(calculator.full.fixture.fields).ApplyNow.ar;
      await expect(calculatorOf(calculator).result.getByRole('link', { name: text })).toHaveAttribute('href', href);
    }
  });

  await test.step('CALC-OTHER-03 CALC-OTHER-04 each is submitted by its button or follows its values, and can be cleared once it has one', async () => {
    for (const calculator of ALL) {
      const one = calculatorOf(calculator);
      await one.waitForHydration();
      const isLive = LIVE.some((live) => live === calculator);
      await expect(one.calculate).toHaveCount(isLive ? 0 : 1);
      await expect(one.clear).toHaveCount(0);
      const result = await one.result.innerText();
      if (isLive) await one.choose();
      await one.begin();
      await expect(one.clear).toBeVisible();
      if (isLive) await expect.poll(() => one.result.innerText()).not.toBe(result);
      else expect(await one.result.innerText()).toBe(result);
      await one.clear.click();
      await expect(one.clear).toHaveCount(0);
      await expect.poll(() => one.result.innerText()).toBe(result);
      for (const amount of await one.amounts.all()) await expect(amount).toHaveValue(/^0?$/);
    }
  });

  await test.step('CALC-OTHER-05 each announces a new result and keeps the focus', async () => {
    for (const { of, amounts } of SUBMIT_CALCULATORS) {
      const one = calculatorOf(of);
      await one.fill(amounts);
      await expect(one.status).toHaveText('');
      const last = one.amounts.nth(amounts.length - 1);
      await last.press('Enter');
      await expect(one.status).not.toHaveText('');
      await expect(last).toBeFocused();
    }
    for (const calculator of LIVE) {
      const one = calculatorOf(calculator);
      await one.choose();
      const before = await one.status.innerText();
      await one.begin();
      const used = page.locator(':focus');
      const id = await used.getAttribute('id');
      await page.clock.fastForward(SPENDING_COMMIT_MS);
      await page.clock.fastForward(LIVE_SETTLE_MS);
      await expect.poll(() => one.status.innerText()).not.toBe(before);
      await expect.poll(() => one.status.innerText()).not.toBe('');
      expect(await used.getAttribute('id')).toBe(id);
    }
  });
});

test('Clear of the calculators', async ({ qa, page }) => {
  test.slow();
  const calculatorOf = (of: Fixtures) => new Calculator(page, of);
  const clears = (example: Example) => calculatorOf(example.of).expectClearing(example);
  await qa.publish([...SUBMIT_CALCULATORS, CASHBACK, BUSINESS_CASHBACK, FOREX_A, FOREX_B].map(({ of }) => of.full));
  await qa.open();

  await test.step('CALC-AUTO-09 CALC-AUTO-10 the car calculator has Clear only while an input differs from its default; it empties inputs, results and errors', async () => {
    await clears(CAR);
    // Nationality and tenor.
    await expect(calculatorOf(autoFinance).root.getByRole('radio', { checked: true })).toHaveCount(2);
  });
  await test.step('CALC-HOME-12 CALC-HOME-13 that of home finance likewise', async () => {
    await clears(HOME);
    await expect(calculatorOf(homeFinance).root.getByRole('radio', { checked: true })).toHaveCount(2);
  });
  await test.step('CALC-PF-22 that of personal finance has Clear only while a field has a value; it empties them, sets the outputs to 0 and hides errors', async () => {
    await clears(PERSONAL);
    await expect(calculatorOf(personalFinance).result.getByText('٠٫٠٠', { exact: true })).toHaveCount(3);
  });
  await test.step('CALC-CC-09 that of credit cards has Clear once any field is filled; it resets fields and results and hides errors', async () => {
    await clears(CARD);
    await expect(calculatorOf(creditCard).root.getByRole('radio', { checked: true })).toHaveCount(0);
  });
  await test.step('those of property finance, leases and deposits likewise', async () => {
    for (const example of [PROPERTY, LEASE, DEPOSIT]) await clears(example);
  });
  await test.step('CALC-CASH-10 those of cashback have Clear only while some amount is above 0; it sets all to 0', async () => {
    for (const example of [CASHBACK, BUSINESS_CASHBACK]) {
      const { root } = calculatorOf(example.of);
      await clears(example);
      await root.getByRole('slider').last().press('End');
      await calculatorOf(example.of).clear.click();
      for (const field of await root.getByRole('textbox').all()) await expect(field).toHaveValue('0');
      for (const slider of await root.getByRole('slider').all()) await expect(slider).toHaveValue('0');
    }
  });
  await test.step('CALC-FX-09 those of currencies have Clear with the first value; it empties currency, amount and outputs', async () => {
    for (const example of [FOREX_A, FOREX_B]) await clears(example);
    await expect(calculatorOf(forexA).result).toContainText('يظهر مع المبلغ');
  });
});
