// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { homeFinance } from '#sitecore/contracts/home-finance.ts';
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
  shownPage,
} from '#tests/support/submit-calculator.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { respondingWith } from '#tests/support/msw/response-handlers.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { serverVectors } from '#tests/finance/vectors.ts';
import { fixtures } from './HomeFinanceCalculator.fixture.ts';

const bank = mockServices();
const logged = loggedErrors();

const result = { EMI: 5366.25, APR: 5.244, FinanceAmount: 810_000.4, TotalAmountPayable: 1_294_099.5 };

const AMOUNTS = {
  calculator_salary: '30000',
  calculator_instalments: '900',
  home_value: '810000',
  calculator_balloon: '0',
};

/** Renders the calculator with every field filled; `amounts` overrides some of them, and "" leaves one empty. */
async function renderFilled(language: Language = 'en', amounts: Partial<typeof AMOUNTS> = {}) {
  await hydrateExample(fixtures.full, language);
  await visitor.selectOptions(screen.getByLabelText('calculator_account_type'), screen.getAllByRole('option')[1] ?? []);
  for (const [label, amount] of Object.entries({ ...AMOUNTS, ...amounts }))
    if (amount !== '') await visitor.type(screen.getByLabelText(label), amount);
  await visitor.click(screen.getByRole('radio', { name: language === 'ar' ? '٢٤٠' : '240' }));
}

const calculate = () => visitor.click(screen.getByRole('button', { name: 'auto_calculate' }));

const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map(({ value }) => value);

describe('HomeFinanceCalculator: result', () => {
  it.each([
    ['en', '5,366', '5.24%', '810,000', '1,294,100'],
    ['ar', '٥٬٣٦٦', '٥٫٢٤', '٨١٠٬٠٠٠', '١٬٢٩٤٬١٠٠'],
  ] as const)(
    'CALC-HOME-11 is read from result.result and shown in %s: APR with 2 decimals, the amounts with 0',
    async (language, instalment, apr, amount, total) => {
      bank.use(respondingWith(homeFinance, { result }));
      await renderFilled(language);
      await calculate();
      expect(await resultPanel().findByText(instalment)).toBeDefined();
      const rows = figures();
      expect(rows).toHaveLength(3);
      expect(rows[0]).toContain(apr);
      expect(rows[1]).toContain(amount);
      expect(rows[2]).toContain(total);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it('has its parts, including fees at signing, and a schedule whose sum is the shown total', async () => {
    bank.use(respondingWith(homeFinance, { result }));
    await renderFilled();
    await calculate();
    const sums = await screen.findByRole('row', { name: /^calculator_sum/ });
    expect(sums.textContent).toMatch(/810,000.*477,900.*6,200.*1,294,100/);
    expect(screen.getAllByRole('row')).toHaveLength(1 + 1 + 20 + 1);
    expect(screen.getByRole('columnheader', { name: 'home_fees' })).toBeDefined();
    expect(resultPanel().getByText('home_fees')).toBeDefined();
    expect(resultPanel().queryByText('calculator_insurance')).toBeNull();
  });

  it.each(serverVectors('HomeFinance').filter(({ displayEn }) => displayEn))(
    'is shown as in the worked case $id',
    async ({ expected, displayEn = {} }) => {
      bank.use(respondingWith(homeFinance, homeFinance.response.parse({ result: expected })));
      await renderFilled();
      await calculate();
      expect(await resultPanel().findByText(displayEn.EMI ?? '')).toBeDefined();
      const [apr, amount, total] = figures();
      expect(apr).toBe(`${displayEn.APR ?? ''}%`);
      expect(amount?.startsWith(displayEn.FinanceAmount ?? '-')).toBe(true);
      expect(total?.startsWith(displayEn.TotalAmountPayable ?? '-')).toBe(true);
    },
  );
});

describe('HomeFinanceCalculator: validation', () => {
  it.each(['ar', 'en'] as const)(
    'CALC-HOME-05 marks each of the seven inputs that is empty, and sends a request only when all are valid (%s)',
    async (language) => {
      const { requests, handler } = recordRequests(homeFinance, { result });
      bank.use(handler);
      await hydrateExample(fixtures.withoutDefaults, language);
      await calculate();
      const fields = [
        screen.getByRole('combobox', { name: 'calculator_account_type' }),
        screen.getByRole('radiogroup', { name: 'calculator_nationality' }),
        ...Object.keys(AMOUNTS).map((name) => screen.getByRole('textbox', { name })),
        screen.getByRole('radiogroup', { name: 'calculator_tenure' }),
      ];
      expect(fields.map(fieldError)).toEqual(fields.map(() => 'Field_Is_Required'));
      document.body.innerHTML = '';
      await renderFilled(language, { calculator_salary: '', calculator_balloon: '' });
      await calculate();
      const errors = () => [
        fieldError(screen.getByLabelText('calculator_salary')),
        fieldError(screen.getByLabelText('calculator_balloon')),
      ];
      expect(errors()).toEqual(['Field_Is_Required', 'Field_Is_Required']);
      await visitor.type(screen.getByLabelText('calculator_balloon'), '0');
      await visitor.type(screen.getByLabelText('calculator_salary'), '0');
      await calculate();
      expect(errors()).toEqual(['Invalid_Salary', '']);
      expect(requests).toEqual([]);
      await visitor.clear(screen.getByLabelText('calculator_salary'));
      await visitor.type(screen.getByLabelText('calculator_salary'), '30000');
      await calculate();
      expect(await resultPanel().findByText(language === 'ar' ? '٥٬٣٦٦' : '5,366')).toBeDefined();
      expect(requests).toHaveLength(1);
    },
  );

  /** Returns the error of a field with the given amount, while all other fields are valid. */
  async function errorWith(label: keyof typeof AMOUNTS, amount: string): Promise<string> {
    bank.use(respondingWith(homeFinance, { result }));
    await renderFilled('en', { [label]: amount });
    await calculate();
    const error = fieldError(screen.getByLabelText(label));
    document.body.innerHTML = '';
    return error;
  }

  /** Returns the error of a field whose value was submitted without scripts, for values that cannot be typed. */
  async function errorOfSubmitted(value: Readonly<Record<string, string>>, label: keyof typeof AMOUNTS) {
    await hydrateExample(fixtures.full, 'en', { form: 'HomeFinanceCalculator', ...value });
    const error = fieldError(screen.getByLabelText(label));
    document.body.innerHTML = '';
    return error;
  }

  it('CALC-HOME-06 rejects a salary of 0 or less', async () => {
    expect(await errorWith('calculator_salary', '0')).toBe('Invalid_Salary');
    expect(await errorOfSubmitted({ monthlySalary: '-1' }, 'calculator_salary')).toBe('Invalid_Salary');
    expect(await errorWith('calculator_salary', '30000')).toBe('');
  });

  it('CALC-HOME-07 rejects instalments below 0, or not below 0.65 of the salary', async () => {
    expect(await errorWith('calculator_instalments', '19500')).toBe('Invalid_EMI');
    expect(await errorWith('calculator_instalments', '19499.99')).toBe('');
    expect(await errorOfSubmitted({ currentInstalments: '-1' }, 'calculator_instalments')).toBe('Invalid_EMI');
    expect(await errorWith('calculator_instalments', '0')).toBe('');
  });

  it('CALC-HOME-08 rejects a property value of 0 or less', async () => {
    expect(await errorWith('home_value', '0')).toBe('Invalid_PropertyValue');
    expect(await errorOfSubmitted({ price: '-1' }, 'home_value')).toBe('Invalid_PropertyValue');
    expect(await errorWith('home_value', '1')).toBe('');
  });

  it('CALC-HOME-09 rejects a balloon below 0, or not below the value of the property', async () => {
    expect(await errorWith('calculator_balloon', '810000')).toBe('Invalid_BalloonPayment');
    expect(await errorOfSubmitted({ balloonPayment: '-1' }, 'calculator_balloon')).toBe('Invalid_BalloonPayment');
    expect(await errorWith('calculator_balloon', '809999')).toBe('');
    expect(await errorWith('calculator_balloon', '0')).toBe('');
  });
});

describe('HomeFinanceCalculator: failed call', () => {
  it.each(failureCases(homeFinance))(
    'CALC-HOME-14 is logged, and keeps the result and the values, without a message: %s',
    async (_, handler, kind) => {
      bank.use(respondingWith(homeFinance, { result }));
      await renderFilled();
      await calculate();
      expect(await resultPanel().findByText('5,366')).toBeDefined();
      const before = shownPage();
      bank.use(handler);
      await calculate();
      await expectOnlyLogged(logged, 'HomeFinanceCalculator', kind, before);
      expect(resultPanel().getByText('5,366')).toBeDefined();
      expect(screen.getByLabelText('home_value')).toHaveProperty('value', '810000');
    },
  );
});

describe('HomeFinanceCalculator: defaults', () => {
  it.each<[string, PlacedFixture, readonly string[]]>([
    ['Saudi and 12', fixtures.full, ['Saudi', '12']],
    ['another configured nationality, and no tenor when 12 is not in the list', fixtures.otherDefaults, ['Resident']],
    ['none when the lists lack both', fixtures.withoutDefaults, []],
  ])('CALC-HOME-04 are nationality Saudi and tenor 12: %s', async (_, example, chosen) => {
    for (const language of ['ar', 'en'] as const) {
      await hydrateExample(example, language);
      expect(checked()).toEqual(chosen);
      await calculate();
      const tenure = screen.getByRole('radiogroup', { name: 'calculator_tenure' });
      expect(fieldError(tenure)).toBe(chosen.includes('12') ? '' : 'Field_Is_Required');
    }
  });
});
