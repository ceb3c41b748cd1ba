// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { personalFinance } from '#sitecore/contracts/personal-finance.ts';
import { fieldError, figures, recordRequests, resultPanel, visitor } from '#tests/support/submit-calculator.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { respondingWith } from '#tests/support/msw/response-handlers.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import {
  calculate,
  fields,
  instalments,
  radio,
  renderFilled,
  result,
  salary,
  subSector,
} from '#tests/support/personal-finance-form.ts';
import { fixtures } from './PersonalFinanceCalculator.fixture.ts';

const bank = mockServices();
loggedErrors();

afterEach(() => {
  vi.useRealTimers();
});

/** Submits a new form with the salary and instalments, and returns the errors of both fields. */
async function errorsOf(amounts: readonly [string, string], example = fixtures.full) {
  document.body.innerHTML = '';
  await renderFilled('en', [...amounts], example);
  await calculate();
  return [fieldError(salary()), fieldError(instalments())];
}

describe('PersonalFinanceCalculator: submit', () => {
  it('CALC-PF-07 marks each of the seven inputs that is empty', async () => {
    await hydrateExample(fixtures.full, 'ar');
    expect(fields().map(fieldError)).toEqual(fields().map(() => ''));
    await calculate();
    expect(fields().map(fieldError)).toEqual(fields().map(() => 'Field_Is_Required'));
  });

  it('CALC-PF-08 rejects a salary below 2,000 or above 2,000,000,000', async () => {
    bank.use(respondingWith(personalFinance, { result }));
    expect(await errorsOf(['1999.99', '0'])).toEqual(['Invalid_Salary salary_least', '']);
    expect(await errorsOf(['2000', '0'])).toEqual(['', '']);
    expect(await errorsOf(['2000000000', '0'])).toEqual(['', '']);
    expect(await errorsOf(['2000000001', '0'])).toEqual(['Invalid_Salary', '']);
  });

  it('CALC-PF-09 rejects current instalments below 0', async () => {
    // A minus cannot be typed, but a submitted query can contain one.
    for (const [amount, error] of [
      ['-1', 'Invalid_EMI'],
      ['-0.01', 'Invalid_EMI'],
      ['0', ''],
    ] as const) {
      const query = { form: 'PersonalFinanceCalculator', monthlySalary: '12000', currentInstalments: amount };
      await hydrateExample(fixtures.full, 'en', query);
      expect(fieldError(subSector())).toBe('Field_Is_Required');
      expect(fieldError(instalments())).toBe(error);
    }
  });

  it('CALC-PF-10 rejects instalments of 0.65 of the salary, or that leave no capacity', async () => {
    bank.use(respondingWith(personalFinance, { result }));
    // The distance is 0 while the configured share, 70 %, leaves 600 riyals.
    expect(await errorsOf(['12000', '7800'], fixtures.generousShare)).toEqual(['', 'Invalid_EMI']);
    expect(await errorsOf(['12000', '7799'], fixtures.generousShare)).toEqual(['', '']);
    // The capacity is 0, and below it, while the distance is not.
    expect(await errorsOf(['10000', '3333'])).toEqual(['', 'Invalid_EMI']);
    expect(await errorsOf(['10000', '5000'])).toEqual(['', 'Invalid_EMI']);
    expect(await errorsOf(['10000', '3332'])).toEqual(['', '']);
  });

  it('CALC-PF-14 sends a request only when every choice is made and both amounts are valid, and shows no result beside an error', async () => {
    const { requests, handler } = recordRequests(personalFinance, { result });
    bank.use(handler);
    await renderFilled();
    await calculate();
    expect(await resultPanel().findByText('2,999.60')).toBeDefined();
    expect(requests).toHaveLength(1);
    const none = ['0.00%', '0.00', '0.00'];
    const expectNoRequest = () => {
      expect(figures().map((text, row) => text.startsWith(none[row] ?? '-'))).toEqual([true, true, true]);
      expect(requests).toHaveLength(1);
    };
    // Each pair makes the form invalid, then valid again.
    for (const [invalidate, repair] of [
      [() => visitor.clear(salary()), () => visitor.type(salary(), '12000')],
      [() => visitor.clear(instalments()), () => visitor.type(instalments(), '4000')],
      [() => visitor.clear(instalments()), () => visitor.type(instalments(), '1000')],
      [() => visitor.selectOptions(subSector(), ''), () => visitor.selectOptions(subSector(), 'Military')],
      [() => visitor.click(radio('Resident')), () => visitor.selectOptions(subSector(), 'Health')],
      [
        () => visitor.selectOptions(screen.getByLabelText('calculator_account_type'), ''),
        () => visitor.clear(salary()),
      ],
      [
        () => visitor.type(salary(), '0'),
        () => visitor.selectOptions(screen.getByLabelText('calculator_account_type'), 'Salary account'),
      ],
    ] as const) {
      await invalidate();
      await calculate();
      expectNoRequest();
      await repair();
    }
    for (const name of ['nationality', 'sector', 'tenure']) {
      document.body.innerHTML = '';
      const choices = {
        nationality: 'Saudi',
        sector: 'Government',
        tenure: '5',
        monthlySalary: '12000',
        currentInstalments: '0',
      };
      const query = new URLSearchParams(Object.entries(choices).filter(([one]) => one !== name));
      history.replaceState(null, '', `/#PersonalFinanceCalculator?${query.toString()}`);
      await hydrateExample(fixtures.full, 'en');
      await waitFor(() => expect(fields().map(fieldError).filter(Boolean).length).toBeGreaterThanOrEqual(2));
      expectNoRequest();
    }
  });

  it('CALC-PF-15 sends the request at once, without a timer between the click and the request', async () => {
    const { requests, handler, firstRequest } = recordRequests(personalFinance, { result });
    bank.use(handler);
    await renderFilled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'requestAnimationFrame'] });
    fireEvent.click(screen.getByRole('button', { name: 'personal_calculate' }));
    await firstRequest;
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['2026-11-26T20:59:59Z', '26-11-2026', '27-11-2026', 'ar'],
    ['2026-11-26T21:00:00Z', '27-11-2026', '27-12-2026', 'ar'],
    ['2026-12-05T09:00:00Z', '05-12-2026', '27-12-2026', 'en'],
    ['2026-12-31T22:30:00Z', '01-01-2027', '27-01-2027', 'en'],
    ['2026-12-28T09:00:00Z', '28-12-2026', '27-01-2027', 'ar'],
  ] as const)(
    'CALC-PF-17 CALC-PF-18 sends today in Riyadh and the next 27th as dd-mm-yyyy: at %s %s and %s (%s)',
    async (moment, today, first, language) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
      const { requests, handler } = recordRequests(personalFinance, { result });
      bank.use(handler);
      await renderFilled(language);
      await calculate();
      await waitFor(() => expect(requests).toHaveLength(1));
      expect(requests[0]).toMatchObject({ stipulationDate: today, emiDate: first });
    },
  );
});
