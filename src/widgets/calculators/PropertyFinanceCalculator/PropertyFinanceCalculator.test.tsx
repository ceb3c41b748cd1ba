// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { propertyFinance } from '#sitecore/contracts/property-finance.ts';
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
import { fixtures } from './PropertyFinanceCalculator.fixture.ts';

const bank = mockServices();
const logged = loggedErrors();

const result = { Profit: 331_009.5, FinanceAmount: 893_735.765, EMI: 30_775.25, TotalAmountPayable: 1_231_010.4 };
const EMPTY_RESULT = { Profit: 0, FinanceAmount: 0, EMI: 0, TotalAmountPayable: 0 };
const value = () => screen.getByLabelText('property_value');
const rent = () => screen.getByLabelText('property_rent');
const loan = () => screen.getByLabelText('property_loan');
const row = (name: string) => screen.getByRole('radiogroup', { name });
const calculate = () => visitor.click(screen.getByRole('button', { name: 'property_calculate' }));

async function enter(field: HTMLElement, amount: string) {
  await visitor.clear(field);
  await visitor.type(field, amount);
}

/** Renders the calculator with every field filled: ten years, quarterly. */
async function renderFilled(language: Language = 'en') {
  await hydrateExample(fixtures.full, language);
  await fillIn(language);
}

async function fillIn(language: Language) {
  await enter(value(), '2000000');
  await enter(rent(), '150000');
  await enter(loan(), '900000');
  for (const [ar, en] of [
    ['١٠ سنوات', '10 years'],
    ['سكني', 'Residential'],
    ['ربع سنوية', 'Quarterly'],
  ] as const)
    await visitor.click(screen.getByRole('radio', { name: language === 'ar' ? ar : en }));
}

/** Renders the calculator with these amounts submitted. */
const renderSubmitted = (amounts: Readonly<Record<string, string>>) =>
  hydrateExample(fixtures.full, 'en', { form: 'PropertyFinanceCalculator', ...amounts });

describe('PropertyFinanceCalculator: form', () => {
  it('CALC-PROP-03 marks each of the six fields that is empty, and sends nothing', async () => {
    const { requests, handler } = recordRequests(propertyFinance, { result });
    bank.use(handler);
    await hydrateExample(fixtures.full, 'en');
    await calculate();
    const fields = [
      value(),
      rent(),
      loan(),
      row('property_tenure'),
      row('property_product'),
      row('property_frequency'),
    ];
    expect(fields.map(fieldError)).toEqual(
      Array.from({ length: 6 }, (): unknown => expect.stringContaining('Field_Is_Required')),
    );
    expect(requests).toEqual([]);
  });

  it('CALC-PROP-04 rejects a value below 350,000 and accepts 350,000 itself', async () => {
    const { requests, handler } = recordRequests(propertyFinance, { result });
    bank.use(handler);
    await renderFilled();
    await enter(rent(), '0');
    await enter(loan(), '0');
    await enter(value(), '349999.99');
    await calculate();
    expect(fieldError(value())).toContain('Invalid_PropertyValue');
    expect(requests).toEqual([]);
    await enter(value(), '350000');
    await calculate();
    expect(await resultPanel().findByText('30,775')).toBeDefined();
    expect(requests).toHaveLength(1);
    expect(fieldError(value())).toBe('');
  });

  it('CALC-PROP-05 rejects rental proceeds above the value or negative, and accepts those equal to the value', async () => {
    bank.use(respondingWith(propertyFinance, { result }));
    await renderFilled();
    await enter(rent(), '2000000.01');
    await calculate();
    expect(fieldError(rent())).toContain('Invalid_Actual_Rental_Proceedings');
    await enter(rent(), '2000000');
    await calculate();
    expect(await resultPanel().findByText('30,775')).toBeDefined();
    expect(fieldError(rent())).toBe('');
    await renderSubmitted({ propertyValue: '2000000', rentalProceeds: '-0.01' });
    expect(fieldError(rent())).toContain('Invalid_Actual_Rental_Proceedings');
    await renderSubmitted({ rentalProceeds: '-1' });
    expect(fieldError(rent())).toContain('Invalid_Actual_Rental_Proceedings');
  });

  it('CALC-PROP-06 rejects an amount above the value or negative, and accepts one equal to the value', async () => {
    bank.use(respondingWith(propertyFinance, { result }));
    await renderFilled();
    await enter(loan(), '2000000.01');
    await calculate();
    expect(fieldError(loan())).toContain('Invalid_LoanAmount');
    await enter(loan(), '2000000');
    await calculate();
    expect(await resultPanel().findByText('30,775')).toBeDefined();
    expect(fieldError(loan())).toBe('');
    await renderSubmitted({ propertyValue: '2000000', loanAmount: '-1' });
    expect(fieldError(loan())).toContain('Invalid_LoanAmount');
  });

  it('CALC-PROP-07 sends a request only when value, rent and amount are all valid', async () => {
    const { requests, handler } = recordRequests(propertyFinance, { result });
    bank.use(handler);
    await renderFilled();
    for (const [field, invalid, valid] of [
      [value(), '349999', '2000000'],
      [rent(), '2000001', '150000'],
      [loan(), '2000001', '900000'],
    ] as const) {
      await enter(field, invalid);
      await calculate();
      expect(fieldError(field)).toMatch(/Invalid_/);
      await enter(field, valid);
    }
    expect(requests).toEqual([]);
    await calculate();
    expect(await resultPanel().findByText('30,775')).toBeDefined();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ iTenure: '120', irateOfProfit: '6.75', iInstallmentFrequency: 'Quarterly' });
  });
});

describe('PropertyFinanceCalculator: result', () => {
  it.each([
    ['en', '30,775', ['900,000', '893,735.77', '6,264', '331,010', '1,231,010']],
    ['ar', '٣٠٬٧٧٥', ['٩٠٠٬٠٠٠', '٨٩٣٬٧٣٥٫٧٧', '٦٬٢٦٤', '٣٣١٬٠١٠', '١٬٢٣١٬٠١٠']],
  ] as const)(
    'CALC-PROP-10 is read from result.result and shown in %s: the amount with 2 decimals, the others with 0',
    async (language, instalment, others) => {
      bank.use(respondingWith(propertyFinance, { result }));
      await renderFilled(language);
      await calculate();
      expect(await resultPanel().findByText(instalment)).toBeDefined();
      expect(figures()).toHaveLength(others.length);
      for (const [index, figure] of others.entries()) expect(figures()[index]).toContain(figure);
      expect(
        resultPanel()
          .getAllByRole('term')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'calculator_requested',
        'property_amount',
        'calculator_not_financed',
        'property_profit',
        'calculator_total',
      ]);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it('names the limit when it is less than requested, and when there is none', async () => {
    bank.use(respondingWith(propertyFinance, { result }));
    await renderFilled();
    await calculate();
    expect(await resultPanel().findByText('calculator_granted property_limit_rent property_paid')).toBeDefined();
    bank.use(respondingWith(propertyFinance, { result: { ...result, FinanceAmount: 900_000 } }));
    await calculate();
    expect(await resultPanel().findByText('property_paid')).toBeDefined();
    bank.use(respondingWith(propertyFinance, { result: EMPTY_RESULT }));
    await calculate();
    expect(await resultPanel().findAllByText('property_refused property_limit_rent')).toHaveLength(2);
  });
});

it.each(failureCases(propertyFinance))(
  'CALC-PROP-11 PropertyFinanceCalculator logs a failed call and keeps the result and the values on screen: %s',
  async (_, handler, kind) => {
    bank.use(respondingWith(propertyFinance, { result }));
    await renderFilled();
    await calculate();
    expect(await resultPanel().findByText('30,775')).toBeDefined();
    const before = shownPage();
    bank.use(handler);
    await calculate();
    await expectOnlyLogged(logged, 'PropertyFinanceCalculator', kind, before);
    expect(resultPanel().getByText('30,775')).toBeDefined();
    expect(value()).toHaveProperty('value', '2000000');
  },
);

describe('PropertyFinanceCalculator: without scripts', () => {
  it.each([
    ['en', '30,775', '893,735.77'],
    ['ar', '٣٠٬٧٧٥', '٨٩٣٬٧٣٥٫٧٧'],
  ] as const)('shows the result of the submitted values beside them (%s)', async (language, instalment, amount) => {
    const { requests, handler } = recordRequests(propertyFinance, { result });
    bank.use(handler);
    await openWithoutScripts(fixtures.full, language);
    await fillIn(language);
    await submitWithoutScripts(fixtures.full, language);
    expect(resultPanel().getByText(instalment)).toBeDefined();
    expect(figures()[1]).toContain(amount);
    expect(requests).toEqual([expect.objectContaining({ iPropertyValue: '2000000', iTenure: '120' })]);
    expect(value()).toHaveProperty('value', '2000000');
    const frequency = screen.getByRole('radio', { name: language === 'ar' ? 'ربع سنوية' : 'Quarterly' });
    expect(frequency).toHaveProperty('checked', true);
  });

  it('shows the errors of wrong values and loses none of them', async () => {
    const { requests, handler } = recordRequests(propertyFinance, { result });
    bank.use(handler);
    await openWithoutScripts(fixtures.full);
    await fillIn('en');
    await enter(value(), 'two');
    await enter(rent(), '-5');
    await submitWithoutScripts(fixtures.full);
    expect(fieldError(value())).toContain('Field_Is_Required');
    expect(fieldError(rent())).toContain('Invalid_Actual_Rental_Proceedings');
    expect([value(), rent(), loan()].map((field) => field.getAttribute('value'))).toEqual(['two', '-5', '900000']);
    expect(resultPanel().getByText('calculator_waiting')).toBeDefined();
    expect(requests).toEqual([]);
  });

  it('says that it cannot calculate when the bank does not respond', async () => {
    bank.use(failing(propertyFinance));
    await openWithoutScripts(fixtures.full);
    await fillIn('en');
    await submitWithoutScripts(fixtures.full);
    expect(resultPanel().getByText('calculator_failed')).toBeDefined();
    expect(logged).toHaveBeenCalledOnce();
  });
});
