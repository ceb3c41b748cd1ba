// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardFinance } from '#sitecore/contracts/card-finance.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import {
  expectOnlyLogged,
  fieldError,
  figures,
  resultPanel,
  recordRequests,
  visitor,
  failureCases,
  shownPage,
} from '#tests/support/submit-calculator.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { failing, respondingWith } from '#tests/support/msw/response-handlers.ts';
import { openWithoutScripts, submitWithoutScripts } from '#tests/support/without-scripts.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { fixtures } from './CreditCardCalculator.fixture.ts';

const bank = mockServices();
const logged = loggedErrors();

const result = { APR: 42.0365, Tenure: 77 };
const limit = () => screen.getByLabelText('credit_limit');
const calculate = () => visitor.click(screen.getByRole('button', { name: 'credit_calculate' }));
const chooseSecond = (label: string) => {
  const option = screen.getByLabelText(label).querySelectorAll('option')[2];
  if (!option) throw new Error(`${label} has no chooseSecond option`);
  return visitor.selectOptions(screen.getByLabelText(label), option);
};

/** Renders the calculator with every field filled: the gold card, by 7.5 percent of each statement. */
async function renderFilled(language: Language = 'en', creditLimit = '10000') {
  await hydrateExample(fixtures.full, language);
  await fillIn(language, creditLimit);
}

async function fillIn(language: Language, creditLimit: string) {
  await chooseSecond('calculator_account_type');
  await chooseSecond('credit_card');
  await visitor.click(screen.getByRole('radio', { name: language === 'ar' ? 'سعودي' : 'Saudi' }));
  await visitor.click(screen.getByRole('radio', { name: language === 'ar' ? /٧٫٥/ : '7.5%' }));
  await visitor.type(screen.getByLabelText('calculator_salary'), '14500');
  await visitor.type(screen.getByLabelText('calculator_instalments'), '0');
  await visitor.type(limit(), creditLimit);
}

describe('CreditCardCalculator: form', () => {
  it('CALC-CC-04 marks each of the seven fields that is empty, sends nothing, and accepts a typed 0', async () => {
    const { requests, handler } = recordRequests(cardFinance, { result });
    bank.use(handler);
    await hydrateExample(fixtures.full, 'en');
    await calculate();
    const lists = ['calculator_account_type', 'credit_card'].map((label) => screen.getByLabelText(label));
    const amounts = ['calculator_salary', 'calculator_instalments', 'credit_limit'].map((label) =>
      screen.getByLabelText(label),
    );
    const rows = ['calculator_nationality', 'credit_payment'].map((name) => screen.getByRole('radiogroup', { name }));
    const errors = [...lists, ...amounts, ...rows].map(fieldError);
    expect(errors).toEqual(Array.from({ length: 7 }, (): unknown => expect.stringContaining('Field_Is_Required')));
    for (const amount of amounts) await visitor.type(amount, '0');
    expect(amounts.map(fieldError)).toEqual(['', '', '']);
    await calculate();
    expect([...lists, ...rows].map(fieldError).every((error) => error.includes('Field_Is_Required'))).toBe(true);
    expect(requests).toEqual([]);
  });

  it('CALC-CC-05 accepts a limit of 0 or from 10,000 to 150,000, rejects any other and sends nothing', async () => {
    const { requests, handler } = recordRequests(cardFinance, { result });
    bank.use(handler);
    await renderFilled('en', '1');
    for (const amount of ['1', '9999.99', '150000.01']) {
      await visitor.clear(limit());
      await visitor.type(limit(), amount);
      await calculate();
      expect(fieldError(limit())).toContain('Invalid_CreditLimit');
    }
    expect(requests).toEqual([]);
    for (const [index, amount] of ['0', '10000', '150000'].entries()) {
      await visitor.clear(limit());
      await visitor.type(limit(), amount);
      await calculate();
      await waitFor(() => expect(requests).toHaveLength(index + 1));
      expect(fieldError(limit())).toBe('');
    }
    expect(await resultPanel().findByText('42.04%*')).toBeDefined();
    expect(requests.map(({ creditLimit }) => creditLimit)).toEqual(['0', '10000', '150000']);
  });

  it('rejects a limit below zero, which only a submitted query can contain', async () => {
    await hydrateExample(fixtures.full, 'en', { form: 'CreditCardCalculator', creditLimit: '-10000' });
    expect(fieldError(limit())).toContain('Invalid_CreditLimit');
  });

  it('ignores a limit below zero in a shared link', async () => {
    history.replaceState(null, '', '/#CreditCardCalculator?creditLimit=-10000&monthlySalary=14500');
    await hydrateExample(fixtures.full, 'en');
    await waitFor(() => expect(screen.getByLabelText('calculator_salary')).toHaveProperty('value', '14500'));
    expect(limit()).toHaveProperty('value', '');
    history.replaceState(null, '', '/');
  });
});

describe('CreditCardCalculator: result', () => {
  it.each([
    ['en', '42.04%*', 'calculator_months_other*'],
    ['ar', /^٤٢٫٠٤٪\u061c?\*$/, 'calculator_months_many*'],
  ] as const)(
    'CALC-CC-08 is read from result.result and shown in %s: the APR with 2 decimals and the period, each with an asterisk',
    async (language, apr, period) => {
      bank.use(respondingWith(cardFinance, { result }));
      await renderFilled(language);
      await calculate();
      expect(await resultPanel().findByText(apr)).toBeDefined();
      expect(figures()).toEqual([period]);
      expect(resultPanel().getByText('credit_note')).toBeDefined();
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it('is for the chosen card, at the minimum limit when none is set', async () => {
    const { requests, handler } = recordRequests(cardFinance, { result });
    bank.use(handler);
    await renderFilled('en', '0');
    await calculate();
    expect(await resultPanel().findByText(/credit_of/)).toBeDefined();
    expect(resultPanel().getByText('10,000')).toBeDefined();
    expect(requests).toEqual([{ creditLimit: '0', interestRate: '23.88', minPaymentPercent: '7.5', cardFee: '575' }]);
  });
});

it.each(failureCases(cardFinance))(
  'CALC-CC-10 CreditCardCalculator logs a failed call and keeps the result and the values: %s',
  async (_, handler, kind) => {
    bank.use(respondingWith(cardFinance, { result }));
    await renderFilled();
    await calculate();
    expect(await resultPanel().findByText('42.04%*')).toBeDefined();
    const before = shownPage();
    bank.use(handler);
    await calculate();
    await expectOnlyLogged(logged, 'CreditCardCalculator', kind, before);
    expect(resultPanel().getByText('42.04%*')).toBeDefined();
    expect(figures()).toEqual(['calculator_months_other*']);
    expect(limit()).toHaveProperty('value', '10000');
  },
);

describe('CreditCardCalculator: without scripts', () => {
  it.each([
    ['en', '42.04%*', 'calculator_months_other*'],
    ['ar', /^٤٢٫٠٤٪/, 'calculator_months_many*'],
  ] as const)('shows the result of the submitted values beside them (%s)', async (language, apr, period) => {
    const { requests, handler } = recordRequests(cardFinance, { result });
    bank.use(handler);
    await openWithoutScripts(fixtures.full, language);
    await fillIn(language, '١٠٠٠٠');
    await submitWithoutScripts(fixtures.full, language);
    expect(resultPanel().getByText(apr)).toBeDefined();
    expect(figures()).toEqual([period]);
    expect(requests).toEqual([
      { creditLimit: '10000', interestRate: '23.88', minPaymentPercent: '7.5', cardFee: '575' },
    ]);
    expect(limit()).toHaveProperty('value', '١٠٠٠٠');
    expect(screen.getByRole('radio', { name: language === 'ar' ? /٧٫٥/ : '7.5%' })).toHaveProperty('checked', true);
  });

  it('shows the errors of wrong values and loses none of them', async () => {
    const { requests, handler } = recordRequests(cardFinance, { result });
    bank.use(handler);
    await openWithoutScripts(fixtures.full);
    await fillIn('en', '9999');
    await visitor.type(screen.getByLabelText('calculator_salary'), 'ten');
    await submitWithoutScripts(fixtures.full);
    expect(fieldError(limit())).toContain('Invalid_CreditLimit');
    expect(fieldError(screen.getByLabelText('calculator_salary'))).toContain('Field_Is_Required');
    expect(limit()).toHaveProperty('value', '9999');
    expect(screen.getByLabelText('calculator_salary')).toHaveProperty('value', '14500ten');
    expect(resultPanel().getByText('calculator_waiting')).toBeDefined();
    expect(requests).toEqual([]);
  });

  it('says that it cannot calculate when the bank does not respond', async () => {
    bank.use(failing(cardFinance));
    await openWithoutScripts(fixtures.full);
    await fillIn('en', '10000');
    await submitWithoutScripts(fixtures.full);
    expect(resultPanel().getByText('calculator_failed')).toBeDefined();
    expect(logged).toHaveBeenCalledOnce();
  });
});
