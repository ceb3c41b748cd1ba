// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { depositProfit } from '#sitecore/contracts/deposit-profit.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import {
  expectOnlyLogged,
  failureCases,
  fieldError,
  figures,
  recordRequests,
  resultPanel,
  visitor,
  shownPage,
} from '#tests/support/submit-calculator.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { openWithoutScripts } from '#tests/support/without-scripts.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { failing, respondingWith } from '#tests/support/msw/response-handlers.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { fixtures } from './DepositProfitCalculator.fixture.ts';

const bank = mockServices();
const logged = loggedErrors();

const result = {
  Profit: 4461.11,
  ProfitRate: 4.4,
  MaturityAmount: 102_249.99,
  MaturityDate: '2027-12-01',
  Payments: [
    { Date: '2027-06-01', Days: 182, Profit: 2224.44 },
    { Date: '2027-12-01', Days: 183, Profit: 2236.67 },
  ],
};

const amountField = () => screen.getByLabelText<HTMLInputElement>('deposit_amount');
const calculate = () => visitor.click(screen.getByRole('button', { name: 'deposit_calculate' }));
const choose = (name: string) => visitor.click(screen.getByRole('radio', { name }));

async function enter(amount: string) {
  await visitor.clear(amountField());
  await visitor.type(amountField(), amount);
}

async function renderFilled(language: Language = 'en') {
  await hydrateExample(fixtures.full, language);
  await enter('100000');
}

describe('DepositProfitCalculator: result', () => {
  it.each([
    ['en', '4,461.11', ['4.40%', '102,249.99', 'December 1, 2027'], '100,000.00'],
    ['ar', '٤٬٤٦١٫١١', ['٤٫٤٠', '١٠٢٬٢٤٩٫٩٩', '١ ديسمبر ٢٠٢٧'], '١٠٠٬٠٠٠٫٠٠'],
  ] as const)('shows profit, rate, maturity and payments in %s', async (language, profit, others, principal) => {
    bank.use(respondingWith(depositProfit, { result }));
    await renderFilled(language);
    await calculate();
    expect(await resultPanel().findByText(profit)).toBeDefined();
    for (const [index, figure] of others.entries()) expect(figures()[index]).toContain(figure);
    const [head, first, last, sum] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(head).toContain('deposit_profit');
    expect(first).not.toContain(principal);
    expect(last).toContain(principal);
    expect(sum).toContain(profit);
    expect(screen.getAllByRole('region', { name: 'deposit_schedule' })).toHaveLength(1);
    expect(logged).not.toHaveBeenCalled();
  });

  it('sends the murabaha rate of the term and calls the profit agreed', async () => {
    const { requests, handler } = recordRequests(depositProfit, { result });
    bank.use(handler);
    await renderFilled();
    await choose('6');
    await visitor.selectOptions(screen.getByLabelText('deposit_payout'), 'Monthly');
    await calculate();
    expect(await resultPanel().findByText('deposit_profit')).toBeDefined();
    expect(requests).toEqual([{ principal: '100000', tenure: '6', profitRate: '4.25', payout: 'Monthly' }]);
    expect(resultPanel().queryByText(/expected/)).toBeNull();
  });

  it('sends the wakalah rate of the term and calls the return expected everywhere', async () => {
    const { requests, handler } = recordRequests(depositProfit, { result });
    bank.use(handler);
    await renderFilled();
    await choose('Wakalah');
    await calculate();
    expect(await resultPanel().findByText('deposit_expected')).toBeDefined();
    expect(requests).toEqual([expect.objectContaining({ profitRate: '4.5', payout: 'Maturity' })]);
    const panel = within(screen.getByRole('region', { name: 'calculator_result' }));
    for (const text of ['deposit_expected_rate', 'deposit_expected_note']) expect(panel.getByText(text)).toBeDefined();
    expect(panel.getByRole('status').textContent).toContain('deposit_expected_spoken');
    expect(screen.getByRole('columnheader', { name: 'deposit_expected' })).toBeDefined();
    expect(document.body.textContent).not.toMatch(/deposit_(profit|rate|note|spoken)/);
  });

  it('downloads the payments as CSV in plain digits', async () => {
    bank.use(respondingWith(depositProfit, { result }));
    const files: Blob[] = [];
    const createObjectURL = (file: Blob) => {
      files.push(file);
      return 'blob:';
    };
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL: vi.fn() }));
    // jsdom does not save files.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await renderFilled('ar');
    await calculate();
    await visitor.click(await screen.findByRole('button', { name: 'calculator_csv' }));
    expect((await files[0]?.text())?.split('\r\n').slice(1)).toEqual([
      '2027-06-01,182,2224.44,0.00',
      '2027-12-01,183,2236.67,100000.00',
    ]);
    vi.unstubAllGlobals();
  });
});

describe('DepositProfitCalculator: form', () => {
  it('starts with a murabaha of 12 months paid at maturity and offers a term only with a rate', async () => {
    await hydrateExample(fixtures.full, 'en');
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    expect(chosen.map(({ value }) => value)).toEqual(['Murabaha', '12']);
    expect(screen.getByLabelText('deposit_payout')).toHaveProperty('value', 'Maturity');
    expect(screen.getByRole('radio', { name: '3' })).toBeDefined();
    await choose('3');
    await choose('Wakalah');
    expect(screen.queryByRole('radio', { name: '3' })).toBeNull();
    await enter('10000');
    await calculate();
    expect(fieldError(screen.getByRole('radiogroup', { name: 'deposit_term' }))).toContain('Field_Is_Required');
  });

  it('rejects an empty amount and one outside the limits of content, and sends nothing', async () => {
    const { requests, handler } = recordRequests(depositProfit, { result });
    bank.use(handler);
    await hydrateExample(fixtures.full, 'en');
    await calculate();
    expect(fieldError(amountField())).toContain('Field_Is_Required');
    for (const amount of ['9999.99', '5000000.01']) {
      await enter(amount);
      await calculate();
      expect(fieldError(amountField()), amount).toContain('Invalid_DepositAmount');
    }
    expect(requests).toEqual([]);
    for (const amount of ['10000', '5000000']) {
      await enter(amount);
      expect(fieldError(amountField()), amount).toBe('');
    }
  });

  it('ignores an amount outside the limits of content in a shared link', async () => {
    history.replaceState(null, '', '/#DepositProfitCalculator?depositAmount=9999');
    await hydrateExample(fixtures.full, 'en');
    expect(amountField().value).toBe('');
    history.replaceState(null, '', '/#DepositProfitCalculator?depositAmount=10000');
    bank.use(respondingWith(depositProfit, { result }));
    await hydrateExample(fixtures.full, 'en');
    await vi.waitFor(() => expect(amountField().value).toBe('10000'));
    history.replaceState(null, '', '/');
  });

  it('rejects 0 without limits in content', async () => {
    await hydrateExample(fixtures.minimal, 'en');
    await enter('0');
    await calculate();
    expect(fieldError(amountField())).toContain('Invalid_DepositAmount');
  });

  it.each(failureCases(depositProfit))('logs a failed call and keeps the result: %s', async (_, handler, kind) => {
    bank.use(respondingWith(depositProfit, { result }));
    await renderFilled();
    await calculate();
    expect(await resultPanel().findByText('4,461.11')).toBeDefined();
    const before = shownPage();
    bank.use(handler);
    await calculate();
    await expectOnlyLogged(logged, 'DepositProfitCalculator', kind, before);
    expect(resultPanel().getByText('4,461.11')).toBeDefined();
  });
});

describe('DepositProfitCalculator: without scripts', () => {
  const values = {
    form: 'DepositProfitCalculator',
    depositType: 'Wakalah',
    depositAmount: '١٠٠٠٠٠',
    depositPayout: 'Quarterly',
    depositTerm: '12',
  };
  const renderSubmitted = (changed: Readonly<Record<string, string>> = {}) =>
    openWithoutScripts(fixtures.full, 'en', { ...values, ...changed });

  it('shows the result and the payments of the submitted values', async () => {
    const { requests, handler } = recordRequests(depositProfit, { result });
    bank.use(handler);
    await renderSubmitted();
    expect(resultPanel().getByText('4,461.11')).toBeDefined();
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(requests).toEqual([{ principal: '100000', tenure: '12', profitRate: '4.5', payout: 'Quarterly' }]);
    expect(amountField().value).toBe('١٠٠٠٠٠');
  });

  it('shows the errors of wrong values and loses none of them', async () => {
    await renderSubmitted({ depositAmount: '-5', depositTerm: '3' });
    expect(fieldError(amountField())).toContain('Invalid_DepositAmount');
    expect(amountField().value).toBe('-5');
    expect(fieldError(screen.getByRole('radiogroup', { name: 'deposit_term' }))).toContain('Field_Is_Required');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says that it cannot calculate when the bank does not respond', async () => {
    bank.use(failing(depositProfit));
    await renderSubmitted();
    expect(resultPanel().getByText('calculator_failed')).toBeDefined();
    expect(logged).toHaveBeenCalledOnce();
  });
});
