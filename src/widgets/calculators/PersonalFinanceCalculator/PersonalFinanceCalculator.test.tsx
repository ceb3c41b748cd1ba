// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { personalFinance } from '#sitecore/contracts/personal-finance.ts';
import {
  expectOnlyLogged,
  failureCases,
  figures,
  recordRequests,
  resultPanel,
  visitor,
  shownPage,
} from '#tests/support/submit-calculator.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { respondingWith } from '#tests/support/msw/response-handlers.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import {
  calculate,
  optionTexts,
  radio,
  renderChosen,
  renderFilled,
  result,
  salary,
  subSector,
  TITLES,
} from '#tests/support/personal-finance-form.ts';
import { fixtures } from './PersonalFinanceCalculator.fixture.ts';

const bank = mockServices();
const logged = loggedErrors();

describe('PersonalFinanceCalculator: sub-sector', () => {
  it.each(['ar', 'en'] as const)(
    'CALC-PF-03 offers only those that match nationality and job sector; changing either clears it (%s)',
    async (language) => {
      const { saudi, resident, government, company } = TITLES[language];
      const names = (...list: readonly ('military' | 'health' | 'listed' | 'residents' | 'other')[]) =>
        list.map((name) => SUB_SECTORS[name][language]);
      const SUB_SECTORS = {
        military: { ar: 'عسكري', en: 'Military' },
        health: { ar: 'صحي', en: 'Health' },
        listed: { ar: 'شركات معتمدة', en: 'Approved companies' },
        residents: { ar: 'عقود المقيمين', en: 'Residents’ contracts' },
        other: { ar: 'قطاع آخر', en: 'Another sector' },
      };
      await hydrateExample(fixtures.full, language);
      expect(optionTexts()).toEqual(['calculator_choose']);
      await visitor.click(radio(saudi));
      expect(optionTexts()).toEqual(['calculator_choose']);
      await visitor.click(radio(government));
      expect(optionTexts()).toEqual(['calculator_choose', ...names('military', 'health', 'other')]);
      await visitor.click(radio(resident));
      expect(optionTexts()).toEqual(['calculator_choose', ...names('health', 'residents', 'other')]);
      await visitor.click(radio(company));
      expect(optionTexts()).toEqual(['calculator_choose', ...names('listed', 'residents', 'other')]);
      // It is cleared even when it would still be offered.
      for (const change of [saudi, government]) {
        await visitor.selectOptions(subSector(), SUB_SECTORS.other[language]);
        expect(subSector()).not.toHaveProperty('value', '');
        await visitor.click(radio(change));
        expect(optionTexts()).toContain(SUB_SECTORS.other[language]);
        expect(subSector()).toHaveProperty('value', '');
      }
    },
  );

  it('shows its description once it is chosen', async () => {
    await renderChosen();
    expect(screen.getByText('Government hospitals and health centres')).toBeDefined();
  });
});

it('PersonalFinanceCalculator calculates with and sends 12 times the value of the tenor', async () => {
  const { requests, handler } = recordRequests(personalFinance, { result });
  bank.use(handler);
  await renderFilled();
  for (const [title, months] of [
    ['1 year', '12'],
    ['3 years', '36'],
    ['5 years', '60'],
  ] as const) {
    await visitor.click(radio(title));
    await calculate();
    await waitFor(() => expect(requests.at(-1)?.tenure).toBe(months));
  }
  expect(requests.map(({ principal }) => principal)).toEqual(['35324.04', '100200.06', '155352.61']);
});

describe('PersonalFinanceCalculator: result', () => {
  it.each([
    ['en', ['0.00%', '0.00', '0.00'], '2,999.60', ['6.33%', '155,352.61', '180,752.76']],
    ['ar', ['٠٫٠٠', '٠٫٠٠', '٠٫٠٠'], '٢٬٩٩٩٫٦٠', ['٦٫٣٣', '١٥٥٬٣٥٢٫٦١', '١٨٠٬٧٥٢٫٧٦']],
  ] as const)(
    'CALC-PF-19 shows APR and FinanceAmount of result.result and the monthly payment in %s, with 2 decimals, all 0 before',
    async (language, before, payment, after) => {
      bank.use(respondingWith(personalFinance, { result }));
      await hydrateExample(fixtures.full, language);
      const shows = (row: string | null, text = '-') => row?.includes(text) ?? false;
      expect(figures().map((row, index) => shows(row, before[index]))).toEqual([true, true, true]);
      expect(resultPanel().getAllByText(before[1]).length).toBe(3);
      document.body.innerHTML = '';
      await renderFilled(language);
      await calculate();
      expect(await resultPanel().findByText(payment)).toBeDefined();
      expect(figures().map((row, index) => shows(row, after[index]))).toEqual([true, true, true]);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it('has a schedule to the halala whose sum is the shown total', async () => {
    bank.use(respondingWith(personalFinance, { result }));
    await renderFilled();
    await calculate();
    const sums = await screen.findByRole('row', { name: /^calculator_sum/ });
    expect(sums.textContent).toMatch(/155,352\.61.*24,623\.39.*776\.76.*180,752\.76/);
    expect(screen.getAllByRole('row')).toHaveLength(1 + 1 + 5 + 1);
  });

  it('has no schedule when the bank finances another amount than requested', async () => {
    bank.use(respondingWith(personalFinance, { result: { ...result, FinanceAmount: 150_000 } }));
    await renderFilled();
    await calculate();
    expect(await resultPanel().findByText('150,000.00')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('PersonalFinanceCalculator: failed call', () => {
  it.each(failureCases(personalFinance))(
    'CALC-PF-21 is logged, resets the outputs to 0 and keeps the values, without a message: %s',
    async (_, handler, kind) => {
      bank.use(respondingWith(personalFinance, { result }));
      await renderFilled();
      const before = shownPage();
      await calculate();
      expect(await resultPanel().findByText('2,999.60')).toBeDefined();
      bank.use(handler);
      await calculate();
      await expectOnlyLogged(logged, 'PersonalFinanceCalculator', kind, before);
      expect(resultPanel().queryByText('2,999.60')).toBeNull();
      expect(resultPanel().getAllByText('0.00')).toHaveLength(3);
      expect(figures()[0]).toBe('0.00%');
      expect(salary()).toHaveProperty('value', '12000');
    },
  );

  it('is not sent but logged when no rate matches', async () => {
    await renderFilled();
    await visitor.click(radio('Resident'));
    await visitor.selectOptions(subSector(), 'Residents’ contracts');
    const before = shownPage();
    await calculate();
    await expectOnlyLogged(logged, 'PersonalFinanceCalculator', 'NoRate', before);
    expect(figures()[0]).toBe('0.00%');
  });
});
