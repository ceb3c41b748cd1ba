import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
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

/** Calculators with a submit button, each with amounts that have a result, in the order of its fields. */
const SUBMIT_CALCULATORS = [
  { of: autoFinance, amounts: ['14500', '900', '120000', '30000'] },
  { of: personalFinance, amounts: ['14500', '900'] },
  { of: homeFinance, amounts: ['24500', '900', '900000', '0'] },
  { of: creditCard, amounts: ['14500', '900', '20000'] },
  { of: propertyFinance, amounts: ['1000000', '90000', '400000'] },
  { of: autoLease, amounts: ['14500', '900', '50000', '90000'] },
  { of: depositProfit, amounts: ['100000'] },
];

/** Calculators whose result follows their values. */
const LIVE = [cashback, businessCashback, forexA, forexB, miles, points, value, encashment, redeem, savings];

const ALL = [...SUBMIT_CALCULATORS.map(({ of }) => of), ...LIVE];

const link = z.object({ text: z.string().min(1), href: z.string().min(1) });
const withLink = z.object({ ApplyNow: z.object({ ar: link, en: link }) });

/** Page object of a calculator: its form, result and actions. */
class Calculator {
  readonly root: Locator;
  readonly #texts;

  constructor(page: Page, name: string, words: { readonly result: string; readonly clear: RegExp }) {
    this.root = page.locator(`[data-widget=${name}]`);
    this.#texts = words;
  }

  get result() {
    return this.root.getByRole('region', { name: this.#texts.result });
  }

  get clear() {
    return this.root.getByRole('button', { name: this.#texts.clear });
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

  async waitForHydration(): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.root).toHaveAttribute('data-hydrated', /.*/);
  }

  /** Makes the required choices: first radio groups, then lists, which may depend on each other. */
  async choose(): Promise<void> {
    for (const group of await this.root.getByRole('radiogroup').all()) await group.getByRole('radio').first().check();
    const lists = this.root.getByRole('combobox');
    for (let index = 0; index < (await lists.count()); index += 1) {
      await expect.poll(() => lists.nth(index).getByRole('option').count()).toBeGreaterThan(1);
      await lists.nth(index).selectOption({ index: 1 });
    }
  }

  /** Enters an amount, or makes a choice when there is no amount. */
  async begin(): Promise<void> {
    if ((await this.amounts.count()) > 0) await this.amounts.first().fill('1000');
    else await this.root.getByRole('button', { pressed: false }).first().click();
  }
}

interface Fixtures {
  readonly calculatorNamed: (name: string) => Calculator;
}

const it = test.extend<Fixtures>({
  calculatorNamed: async ({ page, t }, use) => {
    const words = {
      result: t({ ar: 'النتيجة', en: 'Result' }),
      clear: new RegExp(t({ ar: '^مسح', en: '^Clear' })),
    };
    await use((name) => new Calculator(page, name, words));
  },
});

const nameOf = ({ full }: (typeof ALL)[number]): string => full.rendering.name;

it('CALC-OTHER-02 each has the link onward that its content sets, and none without it', async ({
  calculatorNamed,
  qa,
  siteLanguage,
}) => {
  await qa.publish(ALL.map(({ full }) => full));
  await qa.open();
  for (const calculator of ALL) {
    const { ApplyNow } = withLink.parse(calculator.full.fixture.fields);
    const { text, href } = ApplyNow[siteLanguage];
    await expect(calculatorNamed(nameOf(calculator)).result.getByRole('link', { name: text })).toHaveAttribute(
      'href',
      href,
    );
  }
  await qa.publish(ALL.map(({ minimal }) => minimal));
  await qa.open();
  for (const calculator of ALL) {
    expect(withLink.safeParse(calculator.minimal.fixture.fields).success, nameOf(calculator)).toBe(false);
    await expect(calculatorNamed(nameOf(calculator)).result).toBeVisible();
    await expect(calculatorNamed(nameOf(calculator)).result.getByRole('link')).toHaveCount(0);
  }
});

it('CALC-OTHER-03 CALC-OTHER-04 each is submitted by its button or follows its values, and can be cleared once it has one', async ({
  calculatorNamed,
  qa,
}) => {
  await qa.publish(ALL.map(({ full }) => full));
  await qa.open();
  for (const calculator of ALL) {
    const one = calculatorNamed(nameOf(calculator));
    await one.waitForHydration();
    const isLive = LIVE.some((live) => live === calculator);
    await expect(one.calculate).toHaveCount(isLive ? 0 : 1);
    await expect(one.clear).toHaveCount(0);
    const before = await one.result.innerText();
    if (isLive) await one.choose();
    await one.begin();
    await expect(one.clear).toBeVisible();
    if (isLive) await expect.poll(() => one.result.innerText()).not.toBe(before);
    else expect(await one.result.innerText()).toBe(before);
    await one.clear.click();
    await expect(one.clear).toHaveCount(0);
    await expect.poll(() => one.result.innerText()).toBe(before);
    for (const amount of await one.amounts.all()) await expect(amount).toHaveValue(/^0?$/);
  }
});

it('CALC-OTHER-05 each announces a new result and keeps the focus', async ({ calculatorNamed, qa, page }) => {
  await page.clock.install();
  await qa.publish(ALL.map(({ full }) => full));
  await qa.open();
  for (const { of, amounts } of SUBMIT_CALCULATORS) {
    const one = calculatorNamed(nameOf(of));
    await one.waitForHydration();
    await one.choose();
    for (const [index, amount] of amounts.entries()) await one.amounts.nth(index).fill(amount);
    await expect(one.status).toHaveText('');
    const last = one.amounts.nth(amounts.length - 1);
    await last.press('Enter');
    await expect(one.status).not.toHaveText('');
    await expect(last).toBeFocused();
  }
  for (const calculator of LIVE) {
    const one = calculatorNamed(nameOf(calculator));
    await one.waitForHydration();
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
