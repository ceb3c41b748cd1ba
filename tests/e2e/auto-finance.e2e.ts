import { readFileSync } from 'node:fs';
import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { fixtures } from '#src/widgets/calculators/AutoFinanceCalculator/AutoFinanceCalculator.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { FinanceForm, financeTest, type Purchase } from '#tests/support/finance-form.ts';
import { addLateText } from '#tests/support/late-text.ts';
import { also, localizedPath } from '#tests/support/site.ts';

const CAR: Purchase = {
  price: { ar: 'قيمة السيارة', en: 'Price of the car' },
  amounts: ['14500', '900', '120000', '30000'],
  tenor: 3,
};
const TENORS = { ar: ['١٢', '٢٤', '٣٦', '٤٨', '٦٠'], en: ['12', '24', '36', '48', '60'] };

const RESULT = { EMI: 2404.93, APR: 8.66, FinanceAmount: 120_000, TotalAmountPayable: 146_036.64 };

/** Instalment of the usual amounts, and a text of the result for the longest tenor. */
const INSTALMENT = { ar: '٢٬٤٠٥', en: '2,405' };
const SIXTY = { ar: '٦٠ قسطاً', en: '60 instalments' };

const it = financeTest(fixtures.full, CAR);

it(
  'CALC-AUTO-02 has three choices, four amounts, and EMI, APR, finance amount and total',
  also({
    english: 'labels, figures and the exported file are English',
    phone: 'tenors become a list, errors come into view',
    nextScripts: 'they hydrate the form',
  }),
  async ({ calculator, qa, page, t }) => {
    const service = qa.service(autoFinance);
    await expect(calculator.accountType.getByRole('option')).toHaveCount(3);
    await expect(calculator.nationality).toHaveCount(2);
    await expect(calculator.tenure).toHaveCount(5);
    for (const amount of calculator.amounts) await expect(amount).toBeEditable();

    await test.step('CALC-AUTO-05 marks empty fields first, and sends a request only without any', async () => {
      await expect(calculator.requiredErrors).toHaveCount(0);
      await calculator.calculate.click();
      // Nationality and tenure have defaults.
      await expect(calculator.requiredErrors).toHaveCount(5);
      await expect(page.getByRole('form').getByRole('group')).toBeFocused();
      expect(await service.requests()).toEqual([]);
      await calculator.fill();
      await expect(calculator.requiredErrors).toHaveCount(0);
      await calculator.amounts[3]?.fill('');
      await calculator.calculate.click();
      await expect(calculator.requiredErrors).toHaveCount(1);
      expect(await service.requests()).toEqual([]);
      await calculator.amounts[3]?.fill('30000');
      await calculator.calculate.click();
      await expect.poll(async () => (await service.requests()).length).toBe(1);
    });

    await expect(calculator.result).toContainText(calculator.texts.instalment);
    await expect(calculator.result).toContainText(t(INSTALMENT));
    await expect(calculator.result.getByRole('term')).toHaveText([...calculator.texts.outputs]);
    const outputs = calculator.result.getByRole('definition');
    await expect(outputs.nth(0)).toContainText(t({ ar: '٨٫٦٦', en: '8.66%' }));
    await expect(outputs.nth(1)).toContainText(t({ ar: '١٢٠٬٠٠٠', en: '120,000' }));
    await expect(outputs.nth(2)).toContainText(t({ ar: '١٤٦٬٠٣٧', en: '146,037' }));

    await test.step('exports the schedule with the figures of the table', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'CSV' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(t({ ar: 'جدول السداد.csv', en: 'repayment schedule.csv' }));
      const rows = readFileSync(await file.path(), 'utf8')
        .split('\r\n')
        .map((line) => line.split(','));
      expect(rows[0]?.[0]).toBe(t({ ar: '﻿"السنة"', en: '﻿"Year"' }));
      const sum = (column: number) => rows.slice(1).reduce((total, row) => total + Number(row[column]), 0);
      expect([1, 2, 3, 4, 5].map(sum)).toEqual([90_000, 13_200, 12_837, 30_000, 146_037]);
    });
  },
);

it('sends what is entered and shows what comes back', async ({ calculator, qa, page, t, siteLanguage }) => {
  const service = qa.service(autoFinance);
  await test.step('CALC-AUTO-06 sends GET AutoFinance with its nine parameters and nothing about the person', async () => {
    const addresses: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) addresses.push(`${request.method()} ${request.url()}`);
    });
    await calculator.fill();
    await service.once().stalls();
    await calculator.calculate.click();
    await expect.poll(async () => (await service.requests()).length).toBe(1);
    const [first] = await service.requests();
    expect(first).toMatchObject({ method: 'GET', path: CALLS.autoFinance.path });
    expect(first?.query).toEqual({
      principal: '120000',
      tenure: '48',
      balloonPayment: '30000',
      atc: '2.75',
      adminFeeInPercentage: '0.5',
      maxAdminFee: '2500',
      insuranceRate: '3.2',
      depriciationRate: '15',
      insuranceConstant: '0',
    });
    expect(addresses.map((one) => one.replace(/\?.*/, ''))).toEqual([
      expect.stringMatching(/^GET http.*\/api\/sitecore\/Calculators\/AutoFinance$/),
    ]);
  });

  await test.step('shows zeros and stays editable while its first request is pending', async () => {
    await expect(calculator.calculate).toHaveAttribute('aria-busy', 'true');
    await expect(calculator.result.getByRole('definition').nth(2)).toContainText(t({ ar: '٠', en: '0' }));
    await calculator.amounts[0]?.fill('15000');
    await expect(calculator.amounts[0] ?? calculator.calculate).toHaveValue('15000');
    await service.recovers();
    await expect(calculator.result).toContainText(t(INSTALMENT));
    await expect(calculator.calculate).not.toHaveAttribute('aria-busy');
  });

  await test.step('CALC-AUTO-03 lists tenors by their title and sends their months', async () => {
    const group = page.getByRole('radiogroup', { name: calculator.texts.tenure });
    await expect(group.locator('label')).toHaveText(TENORS[siteLanguage]);
    for (const [index, months] of [12, 24, 36, 48, 60].entries()) {
      await calculator.tenure.nth(index).check();
      await calculator.calculate.click();
      await expect.poll(async () => (await service.requests()).at(-1)?.query.tenure).toBe(`${months}`);
    }
  });

  await test.step('shows the result of the last request, in whatever order responses arrive', async () => {
    const { length } = await service.requests();
    await calculator.clear.click();
    await calculator.fill();
    await service.once().stalls();
    await calculator.calculate.click();
    await expect.poll(async () => (await service.requests()).length).toBe(length + 1);
    await calculator.clear.click();
    await calculator.fill();
    await calculator.tenure.nth(4).check();
    await calculator.calculate.click();
    await expect(calculator.result).toContainText(t(SIXTY));
    await service.recovers();
    await expect(calculator.result).toContainText(t(SIXTY));
  });

  for (const [name, order, logged] of [
    ['fails', { status: 500, body: {} }, /500|Failed/],
    ['has too much to do', { status: 429, body: {} }, /429|TooManyRequests/],
    [
      'refuses',
      { status: 400, body: { error: { code: 'InvalidParameter', parameter: 'atc', message: '' } } },
      /400|Refused/,
    ],
    ['answers in another shape', { status: 200, body: {} }, /Unreadable/],
  ] as const)
    await test.step(`keeps values and result when the service ${name}`, async () => {
      await calculator.fill();
      await service.once().respondsWith({ body: { result: RESULT } });
      await calculator.calculate.click();
      await expect(calculator.result).toContainText(t(INSTALMENT));
      await expect(calculator.result.getByRole('status')).toContainText(/\S/);
      const shown = await page.locator('body').innerText();
      await service.respondsWith(order);
      await calculator.calculate.click();
      await qa.expectLogged(/AutoFinanceCalculator: no result/);
      await qa.expectLogged(logged);
      // The lines of the next failure are other ones.
      qa.removeExpected();
      await expect(calculator.result).toContainText(t(INSTALMENT));
      await expect(calculator.amounts[2] ?? calculator.calculate).toHaveValue('120000');
      await expect(calculator.requiredErrors).toHaveCount(0);
      await expect.poll(() => page.locator('body').innerText()).toBe(shown);
      await service.recovers();
      await calculator.tenure.nth(4).check();
      await calculator.calculate.click();
      await expect(calculator.result).toContainText(t(SIXTY));
    });
});

it('stays usable when a lazy chunk does not load, and keeps values and result without a network', async ({
  calculator,
  qa,
  context,
  page,
  t,
}) => {
  await calculator.fill();
  // The text rules are not part of the calculator: load their code before blocking chunks.
  await expect(await addLateText(page)).toBeVisible();
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await calculator.calculate.click();
  await qa.expectLogged(/AutoFinanceCalculator: no result|RepaymentSchedule: did not load/);
  await qa.expectLogged(/ERR_FAILED/);
  await page.unroute('**/_next/static/chunks/**');
  await expect(calculator.amounts[2] ?? calculator.calculate).toHaveValue('120000');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(calculator.calculate).not.toHaveAttribute('aria-busy');
  await expect(calculator.clear).toHaveText(t({ ar: 'مسح', en: 'Clear' }));
  qa.removeExpected();

  await calculator.calculate.click();
  await expect(calculator.result).toContainText(t(INSTALMENT));
  // The schedule's code loads after the figures.
  await expect(page.getByRole('table')).toBeVisible();
  await context.setOffline(true);
  await calculator.calculate.click();
  await qa.expectLogged(/AutoFinanceCalculator: no result/);
  await qa.expectLogged(/ERR_INTERNET_DISCONNECTED/);
  await expect(calculator.result).toContainText(t(INSTALMENT));
  await context.setOffline(false);
});

it(
  'calculates on the server without scripts, and keeps wrong values beside their errors',
  also({ english: 'labels and figures are written as English writes them' }),
  async ({ openWithoutScripts, siteLanguage, t }) => {
    const page = await openWithoutScripts('/calculators/auto-finance');
    const calculator = new FinanceForm(page, siteLanguage, CAR);
    await calculator.fill();
    await calculator.amounts[3]?.fill('120000');
    await calculator.calculate.click();
    await expect(calculator.amounts[3] ?? calculator.calculate).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('table')).toHaveCount(0);
    await calculator.amounts[3]?.fill('30000');
    await calculator.calculate.click();
    await expect(calculator.result).toContainText(t({ ar: 'ريال', en: 'Saudi riyals' }));
    await expect(calculator.amounts[2] ?? calculator.calculate).toHaveValue('120000');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('button', { name: 'CSV' })).toBeHidden();
  },
);

it('keeps values and the submit from before hydration', async ({ page, siteLanguage, qa }) => {
  await qa.publish(fixtures.full);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('auto_car_value_hint')) await held;
    await route.fulfill({ response });
  });
  await page.goto(localizedPath(siteLanguage, qa.path), { waitUntil: 'commit' });
  // From here on events are held until the island is hydrated.
  await page.locator('[data-widget=AutoFinanceCalculator][data-watched]').waitFor({ state: 'attached' });
  const early = new FinanceForm(page, siteLanguage, CAR);
  await early.amounts[2]?.fill('120000');
  await early.calculate.click();
  await expect(page.locator('[data-widget=AutoFinanceCalculator]')).not.toHaveAttribute('data-hydrated');
  await expect(early.requiredErrors).toHaveCount(0);
  release();
  await expect(early.requiredErrors).toHaveCount(4);
  await expect(early.amounts[2] ?? early.calculate).toHaveValue('120000');
  // Chunks may still be loading when the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
