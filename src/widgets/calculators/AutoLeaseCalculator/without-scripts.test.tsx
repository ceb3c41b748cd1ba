// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { autoLease } from '#sitecore/contracts/auto-lease.ts';
import { fieldError, recordRequests, resultPanel } from '#tests/support/submit-calculator.ts';
import { openWithoutScripts } from '#tests/support/without-scripts.ts';
import { failing, misbehaving } from '#tests/support/msw/response-handlers.ts';
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
const field = (label: string) => screen.getByLabelText(label);
const fieldValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('AutoLeaseCalculator: without scripts', () => {
  const values = {
    form: 'AutoLeaseCalculator',
    gender: 'Male',
    salaryBank: 'OwnBank',
    carMake: 'Toyota',
    carModel: '2020',
    leaseType: 'EMI',
    monthlySalary: '١٥٠٠٠',
    currentInstalments: '1000',
    odometer: '40000',
    carValue: '100000',
  };
  const renderSubmitted = (changed: Readonly<Record<string, string>> = {}) =>
    openWithoutScripts(fixtures.full, 'en', { ...values, ...changed });

  it('shows the result of the submitted values beside them', async () => {
    const { requests, handler } = recordRequests(autoLease, { result });
    bank.use(handler);
    await renderSubmitted();
    expect(resultPanel().getByText('1,606')).toBeDefined();
    expect(requests).toEqual([expect.objectContaining({ carValue: '100000', currentMonthlySalary: '15000' })]);
    expect(fieldValue('auto_car_value')).toBe('100000');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Toyota' }).checked).toBe(true);
  });

  it('shows the errors of wrong values and loses none of them', async () => {
    const { requests, handler } = recordRequests(autoLease, { result });
    bank.use(handler);
    await renderSubmitted({ carValue: 'ten', odometer: '-1' });
    expect(fieldError(field('auto_car_value'))).toContain('Field_Is_Required');
    expect(fieldError(field('lease_odometer'))).toContain('Invalid_Odometer');
    expect([fieldValue('auto_car_value'), fieldValue('lease_odometer')]).toEqual(['ten', '-1']);
    expect(requests).toEqual([]);
  });

  it('says that it cannot calculate when the bank does not respond', async () => {
    bank.use(failing(autoLease));
    await renderSubmitted();
    expect(resultPanel().getByText('calculator_failed')).toBeDefined();
    expect(logged).toHaveBeenCalledOnce();
  });

  it('writes nothing that was entered to the log, even if the bank’s response repeats it', async () => {
    bank.use(misbehaving(autoLease, { error: `15000 and ${values.carValue} are refused` }, 400));
    await renderSubmitted();
    expect(logged.mock.calls).toEqual([['AutoLeaseCalculator: no result: Refused 400']]);
  });

  it('ignores the query of another form', async () => {
    await renderSubmitted({ form: 'OtherCalculator' });
    expect(fieldValue('auto_car_value')).toBe('');
  });
});
