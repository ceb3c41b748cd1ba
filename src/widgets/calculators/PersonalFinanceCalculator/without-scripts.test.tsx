// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { personalFinance } from '#sitecore/contracts/personal-finance.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { fieldError, figures, recordRequests, resultPanel, visitor } from '#tests/support/submit-calculator.ts';
import { failing } from '#tests/support/msw/response-handlers.ts';
import { openWithoutScripts, submitWithoutScripts } from '#tests/support/without-scripts.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { fields, instalments, radio, result, salary, subSector, TITLES } from '#tests/support/personal-finance-form.ts';
import { fixtures } from './PersonalFinanceCalculator.fixture.ts';

const bank = mockServices();
const logged = loggedErrors();

describe('PersonalFinanceCalculator: without scripts', () => {
  /** Fills in all but the sub-sector, which the server offers once nationality and sector are submitted. */
  async function submitPerson(language: Language, amounts: readonly [string, string] = ['١٢٠٠٠', '1000']) {
    const titles = TITLES[language];
    await openWithoutScripts(fixtures.full, language);
    expect(screen.getByText('personal_sub_sector_submits')).toBeDefined();
    await visitor.selectOptions(
      screen.getByLabelText('calculator_account_type'),
      screen.getAllByRole('option')[1] ?? [],
    );
    for (const name of [titles.saudi, titles.government, titles.five]) await visitor.click(radio(name));
    await visitor.type(salary(), amounts[0]);
    await visitor.type(instalments(), amounts[1]);
    await submitWithoutScripts(fixtures.full, language);
  }

  it.each([
    ['en', '2,999.60', '155,352.61'],
    ['ar', '٢٬٩٩٩٫٦٠', '١٥٥٬٣٥٢٫٦١'],
  ] as const)('shows the result and the schedule of the submitted values (%s)', async (language, payment, amount) => {
    const { requests, handler } = recordRequests(personalFinance, { result });
    bank.use(handler);
    await submitPerson(language);
    expect(fields().map(fieldError)).toEqual(['', '', '', 'Field_Is_Required', '', '', '']);
    expect(requests).toEqual([]);
    await visitor.selectOptions(subSector(), TITLES[language].health);
    await submitWithoutScripts(fixtures.full, language);
    expect(resultPanel().getByText(payment)).toBeDefined();
    expect(figures()[1]).toContain(amount);
    expect(screen.getAllByRole('row')).toHaveLength(1 + 1 + 5 + 1);
    expect(screen.getByRole('button', { name: 'calculator_csv', hidden: true }).className).toContain('noscript:hidden');
    expect(requests).toEqual([expect.objectContaining({ principal: '155352.61', emi: '2999.60' })]);
    expect(salary()).toHaveProperty('value', '١٢٠٠٠');
  });

  it('shows the errors of wrong values and loses none of them', async () => {
    await submitPerson('en', ['1999', 'none']);
    expect(fieldError(salary())).toBe('Invalid_Salary salary_least');
    expect(fieldError(instalments())).toBe('Field_Is_Required');
    expect([salary(), instalments()].map((field) => field.getAttribute('value'))).toEqual(['1999', 'none']);
    expect(figures()[0]).toBe('0.00%');
  });

  it('rejects a sub-sector of another nationality', async () => {
    await submitPerson('en');
    await visitor.selectOptions(subSector(), 'Military');
    await visitor.click(radio('Resident'));
    await submitWithoutScripts(fixtures.full);
    expect(fields().map(fieldError)).toEqual(['', '', '', 'Field_Is_Required', '', '', '']);
  });

  it('says that it cannot calculate when the bank does not respond', async () => {
    bank.use(failing(personalFinance));
    await submitPerson('en');
    await visitor.selectOptions(subSector(), 'Health');
    await submitWithoutScripts(fixtures.full);
    expect(resultPanel().getByText('calculator_failed')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(logged).toHaveBeenCalledOnce();
  });
});
