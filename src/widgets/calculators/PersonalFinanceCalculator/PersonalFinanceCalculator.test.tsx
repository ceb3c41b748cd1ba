// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { personalFinance } from '#sitecore/contracts/personal-finance.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import {
  expectOnlyLogged,
  fieldError,
  figures,
  resultPanel,
  recordRequests,
  visitor,
  failureCases,
} from '#tests/support/submit-calculator.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { failing, respondingWith } from '#tests/support/msw/response-handlers.ts';
import { openWithoutScripts, submitWithoutScripts } from '#tests/support/without-scripts.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { fixtures } from './PersonalFinanceCalculator.fixture.ts';

const bank = mockServices();
const logged = loggedErrors();

afterEach(() => {
  vi.useRealTimers();
});

const result = { APR: 6.325, FinanceAmount: 155_352.61 };

const TITLES = {
  ar: { saudi: 'سعودي', resident: 'مقيم', government: 'حكومية', company: 'خاصة', health: 'صحي', five: '٥ سنوات' },
  en: {
    saudi: 'Saudi',
    resident: 'Resident',
    government: 'Government',
    company: 'Private',
    health: 'Health',
    five: '5 years',
  },
} as const;

const subSector = () => screen.getByRole('combobox', { name: 'personal_sub_sector' });
const optionTexts = () =>
  within(subSector())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const radio = (name: string) => screen.getByRole('radio', { name });
const salary = () => screen.getByLabelText('calculator_salary');
const instalments = () => screen.getByLabelText('calculator_instalments');
const calculate = () => visitor.click(screen.getByRole('button', { name: 'personal_calculate' }));
const fields = () => [
  screen.getByRole('combobox', { name: 'calculator_account_type' }),
  screen.getByRole('radiogroup', { name: 'calculator_nationality' }),
  screen.getByRole('radiogroup', { name: 'personal_sector' }),
  subSector(),
  salary(),
  instalments(),
  screen.getByRole('radiogroup', { name: 'calculator_tenure' }),
];

/** Renders the calculator with every choice made. */
async function renderChosen(language: Language = 'en', example: PlacedFixture = fixtures.full) {
  const titles = TITLES[language];
  await hydrateExample(example, language);
  await visitor.selectOptions(screen.getByLabelText('calculator_account_type'), screen.getAllByRole('option')[1] ?? []);
  await visitor.click(radio(titles.saudi));
  await visitor.click(radio(titles.government));
  await visitor.selectOptions(subSector(), titles.health);
  await visitor.click(radio(titles.five));
}

/** Renders the calculator with every choice made and both amounts typed. */
async function renderFilled(
  language: Language = 'en',
  amounts = ['12000', '1000'],
  example: PlacedFixture = fixtures.full,
) {
  await renderChosen(language, example);
  await visitor.type(salary(), amounts[0] ?? '');
  await visitor.type(instalments(), amounts[1] ?? '');
}

/** Submits a new form with the salary and instalments, and returns the errors of both fields. */
async function errorsOf(amounts: readonly [string, string], example = fixtures.full) {
  document.body.innerHTML = '';
  await renderFilled('en', [...amounts], example);
  await calculate();
  return [fieldError(salary()), fieldError(instalments())];
}

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

describe('PersonalFinanceCalculator: submit', () => {
  it('CALC-PF-07 marks each of the seven inputs that is empty', async () => {
    await hydrateExample(fixtures.full, 'ar');
    expect(fields().map(fieldError)).toEqual(fields().map(() => ''));
    await calculate();
    expect(fields().map(fieldError)).toEqual(fields().map(() => 'Field_Is_Required'));
  });

  it('CALC-PF-08 rejects a salary below 2,000 or above 2,000,000,000', async () => {
    bank.use(respondingWith(personalFinance, { result }));
    expect(await errorsOf(['1999.99', '0'])).toEqual(['Invalid_Salary', '']);
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
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] });
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
      await calculate();
      expect(await resultPanel().findByText('2,999.60')).toBeDefined();
      bank.use(handler);
      await calculate();
      await expectOnlyLogged(logged, 'PersonalFinanceCalculator', kind);
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
    await calculate();
    await expectOnlyLogged(logged, 'PersonalFinanceCalculator', 'NoRate');
    expect(figures()[0]).toBe('0.00%');
  });
});

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
    expect(fieldError(salary())).toBe('Invalid_Salary');
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
