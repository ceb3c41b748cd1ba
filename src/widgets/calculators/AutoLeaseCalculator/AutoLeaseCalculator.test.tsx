// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { autoLease } from '#sitecore/contracts/auto-lease.ts';
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
import { respondingWith } from '#tests/support/msw/response-handlers.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { fixtures } from './AutoLeaseCalculator.fixture.ts';

const bank = mockServices();
const logged = loggedErrors();

const result = {
  EMI: 1605.5,
  FinanceAmount: 89_999.5,
  BalloonPayment: 25_000.4,
  TotalAmountPayable: 121_770.5,
  Tenure: 59.5,
};
const ZEROS = ['0', '0', '0', 'calculator_months_zero'].map((text): unknown => expect.stringContaining(text));

const TEXTS: Readonly<Record<string, string>> = {
  Male: 'ذكر',
  'Rukn Bank': 'بنك ركن',
  'Another bank': 'بنك آخر',
  Toyota: 'تويوتا',
  'Camry 2022': 'كامري ٢٠٢٢',
  'My own payments': 'بدفعات أحددها',
};
const choose = (name: string, language: Language = 'en') =>
  visitor.click(screen.getByRole('radio', { name: language === 'ar' ? (TEXTS[name] ?? name) : name }));
const field = (label: string) => screen.getByLabelText(label);
const fieldValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const calculate = () => visitor.click(screen.getByRole('button', { name: 'auto_calculate' }));

async function enter(label: string, amount: string) {
  await visitor.clear(field(label));
  await visitor.type(field(label), amount);
}

/** Renders the calculator with every field filled: a car of 2022 with the visitor's own payments. */
async function renderFilled(language: Language = 'en') {
  await hydrateExample(fixtures.full, language);
  for (const name of ['Male', 'Rukn Bank', 'Toyota', 'Camry 2022', 'My own payments']) await choose(name, language);
  for (const [label, amount] of [
    ['calculator_salary', '15000'],
    ['calculator_instalments', '1000'],
    ['lease_odometer', '40000'],
    ['auto_car_value', '100000'],
  ] as const)
    await enter(label, amount);
}

describe('AutoLeaseCalculator: form', () => {
  it('CALC-LEASE-05 marks each of the nine required fields that is empty and sends nothing; the payments are optional', async () => {
    const { requests, handler } = recordRequests(autoLease, { result });
    bank.use(handler);
    await hydrateExample(fixtures.full, 'en');
    await calculate();
    const rows = ['lease_gender', 'lease_make', 'lease_model', 'lease_type', 'lease_bank'].map((name) =>
      screen.getByRole('radiogroup', { name }),
    );
    const amounts = ['auto_car_value', 'calculator_salary', 'calculator_instalments', 'lease_odometer'].map(field);
    expect([...rows, ...amounts].map(fieldError)).toEqual(
      Array.from({ length: 9 }, (): unknown => expect.stringContaining('Field_Is_Required')),
    );
    expect(requests).toEqual([]);
    document.body.innerHTML = '';
    await renderFilled();
    await visitor.clear(field('lease_down_payment'));
    await visitor.clear(field('lease_balloon'));
    await calculate();
    expect(await resultPanel().findByText('1,606')).toBeDefined();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ balloonPayment: '0' });
    expect(requests[0]).not.toHaveProperty('downPayment');
  });

  it('CALC-LEASE-06 marks negative values, each with its own message, and sends nothing', async () => {
    const { requests, handler } = recordRequests(autoLease, { result });
    bank.use(handler);
    const choices = { gender: 'Male', salaryBank: 'OwnBank', carMake: 'Toyota', carModel: '2020', leaseType: 'EMI' };
    const negative = { monthlySalary: '-1', currentInstalments: '-1', odometer: '-1', carValue: '-1' };
    const payments = { downPayment: '-1', balloonPayment: '-0.01' };
    await hydrateExample(fixtures.full, 'en', { form: 'AutoLeaseCalculator', ...choices, ...negative, ...payments });
    for (const [label, message] of [
      ['auto_car_value', 'Invalid_CarValue'],
      ['calculator_salary', 'Invalid_Salary'],
      ['calculator_instalments', 'Invalid_CurrentEmi'],
      ['lease_odometer', 'Invalid_Odometer'],
      ['lease_down_payment', 'Invalid_DownPayment'],
      ['lease_balloon', 'Invalid_BalloonPayment'],
    ] as const)
      expect(fieldError(field(label)), label).toContain(message);
    expect(requests).toEqual([]);
  });

  it('CALC-LEASE-07 derives a down payment of 10 percent, 15 for another bank, from the price until it is edited', async () => {
    await renderFilled();
    expect(fieldValue('lease_down_payment')).toBe('10000');
    await enter('auto_car_value', '64500.5');
    expect(fieldValue('lease_down_payment')).toBe('6450.05');
    await choose('Another bank');
    expect(fieldValue('lease_down_payment')).toBe('9675.07');
    await enter('lease_down_payment', '5000');
    await enter('auto_car_value', '50000');
    await choose('Rukn Bank');
    expect(fieldValue('lease_down_payment')).toBe('5000');
    await enter('auto_car_value', '500000');
    expect(fieldValue('lease_down_payment')).toBe('5000');
    await visitor.click(screen.getByRole('button', { name: 'calculator_clear' }));
    await enter('auto_car_value', '٢٠٠٠٠');
    await choose('My own payments');
    expect(fieldValue('lease_down_payment')).toBe('٢٠٠٠');
  });

  it('CALC-LEASE-08 derives the greatest balloon, a quarter of the price, a fifth for another bank, and rejects any above it', async () => {
    const { requests, handler } = recordRequests(autoLease, { result });
    bank.use(handler);
    await renderFilled();
    for (const [count, [bankName, most, above]] of [
      ['Another bank', '20000', '20000.01'] as const,
      ['Rukn Bank', '25000', '25000.01'] as const,
    ].entries()) {
      await choose(bankName);
      expect(fieldValue('lease_balloon')).toBe(most);
      await enter('lease_balloon', above);
      await calculate();
      expect(fieldError(field('lease_balloon'))).toContain('Invalid_BalloonPayment');
      expect(requests).toHaveLength(count);
      await enter('lease_balloon', most);
      await calculate();
      expect(await resultPanel().findByText('1,606')).toBeDefined();
      expect(requests).toHaveLength(count + 1);
      expect(fieldError(field('lease_balloon'))).toBe('');
      document.body.innerHTML = '';
      await renderFilled();
    }
    await calculate();
    expect(await resultPanel().findByText('1,606')).toBeDefined();
    expect(requests.map(({ balloonPayment }) => balloonPayment)).toEqual(['20000', '25000', '25000']);
  });
});

describe('AutoLeaseCalculator: result', () => {
  it.each([
    ['en', '1,606', ['90,000', '25,000', '121,771', 'calculator_months_other']],
    ['ar', '١٬٦٠٦', ['٩٠٬٠٠٠', '٢٥٬٠٠٠', '١٢١٬٧٧١', 'calculator_months_many']],
  ] as const)(
    'CALC-LEASE-12 is read from result.result and shown in %s, all rounded to whole numbers',
    async (language, instalment, others) => {
      bank.use(respondingWith(autoLease, { result }));
      await renderFilled(language);
      await calculate();
      expect(await resultPanel().findByText(instalment)).toBeDefined();
      expect(figures()).toHaveLength(others.length);
      for (const [index, figure] of others.entries()) expect(figures()[index]).toContain(figure);
      expect(figures().join()).not.toMatch(/[.٫]\d/);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it('shows a message when no lease is possible', async () => {
    const zeroResult = { EMI: 0, FinanceAmount: 0, BalloonPayment: 0, TotalAmountPayable: 0, Tenure: 0 };
    bank.use(respondingWith(autoLease, { result: zeroResult }));
    await renderFilled();
    expect(resultPanel().queryByText('lease_nothing')).toBeNull();
    await calculate();
    expect(await resultPanel().findAllByText('lease_nothing')).toHaveLength(2);
  });
});

it.each(failureCases(autoLease))(
  'CALC-LEASE-13 AutoLeaseCalculator logs a failed call and resets the figures to 0, even after a successful one: %s',
  async (_, handler, kind) => {
    bank.use(respondingWith(autoLease, { result }));
    await renderFilled();
    const before = shownPage();
    expect(figures()).toEqual(ZEROS);
    await calculate();
    expect(await resultPanel().findByText('1,606')).toBeDefined();
    bank.use(handler);
    await calculate();
    await expectOnlyLogged(logged, 'AutoLeaseCalculator', kind, before);
    expect(resultPanel().queryByText('1,606')).toBeNull();
    expect(resultPanel().getAllByText('0')).toHaveLength(4);
    expect(figures()).toEqual(ZEROS);
    expect(fieldValue('auto_car_value')).toBe('100000');
  },
);
