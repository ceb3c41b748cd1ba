// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { homeFinance } from '#sitecore/contracts/home-finance.ts';
import { fieldError, recordRequests, resultPanel } from '#tests/support/submit-calculator.ts';
import { openWithoutScripts } from '#tests/support/without-scripts.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { fixtures } from './HomeFinanceCalculator.fixture.ts';

const bank = mockServices();
loggedErrors();

const result = { EMI: 5366.25, APR: 5.244, FinanceAmount: 810_000.4, TotalAmountPayable: 1_294_099.5 };

describe('HomeFinanceCalculator: without scripts', () => {
  /** Renders the page of a submitted form, as a browser without scripts shows it. */
  async function renderSubmitted(changed: Readonly<Record<string, string>> = {}) {
    await openWithoutScripts(fixtures.full);
    const values = {
      form: 'HomeFinanceCalculator',
      accountType: screen.getAllByRole<HTMLOptionElement>('option')[1]?.value ?? '',
      nationality: 'Saudi',
      monthlySalary: '١٤٥٠٠',
      currentInstalments: '900',
      price: '810000',
      balloonPayment: '30000',
      tenure: '240',
    };
    await openWithoutScripts(fixtures.full, 'en', { ...values, ...changed });
  }

  it('shows the result and the schedule of the submitted values beside them', async () => {
    const { requests, handler } = recordRequests(homeFinance, { result });
    bank.use(handler);
    await renderSubmitted();
    expect(resultPanel().getByText('5,366')).toBeDefined();
    expect(screen.getByRole('row', { name: /^calculator_sum.*1,294,100/ })).toBeDefined();
    expect(requests).toEqual([
      expect.objectContaining({ principal: '810000', tenure: '240', balloonPayment: '30000' }),
    ]);
    expect(screen.getByLabelText('home_value')).toHaveProperty('value', '810000');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '240' }).checked).toBe(true);
  });

  it('shows the errors of wrong values and loses none of them', async () => {
    const { requests, handler } = recordRequests(homeFinance, { result });
    bank.use(handler);
    await renderSubmitted({ accountType: 'none', price: '-1', balloonPayment: 'ten' });
    expect(fieldError(screen.getByLabelText('calculator_account_type'))).toContain('Field_Is_Required');
    expect(fieldError(screen.getByLabelText('home_value'))).toContain('Invalid_PropertyValue');
    expect(fieldError(screen.getByLabelText('calculator_balloon'))).toContain('Field_Is_Required');
    expect(screen.getByLabelText('calculator_balloon')).toHaveProperty('value', 'ten');
    expect(requests).toEqual([]);
    expect(screen.queryByRole('table')).toBeNull();
  });
});
