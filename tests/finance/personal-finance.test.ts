import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readDay } from '#sitecore/rules/calendar-day.ts';
import { figureText } from '#sitecore/contracts/schemas/figures.ts';
import { formatMoney, formatPercent } from '#src/i18n/numbers.ts';
import { clientVectors } from './vectors.ts';
import { monthlyPayment, monthsOf } from '#src/domain/calculators/personal-finance.ts';
import {
  personalFinanceOffer,
  personalFinanceParts,
  personalFinanceQuery,
} from '#src/domain/calculators/personal-finance-offer.ts';
import { repaymentSchedule } from '#src/domain/calculators/repayment-schedule.ts';
import { validateForm } from '#src/features/form/form-errors.ts';
import { submittedValues } from '#src/features/form/form-values.ts';
import { calculator } from '#src/widgets/calculators/PersonalFinanceCalculator/PersonalFinanceCalculator.form.ts';

const day = (text: string): number => readDay(text) ?? NaN;
const inputs = {
  accountType: 'salary',
  nationality: 'Saudi',
  sector: 'Government',
  subSector: 'education',
  tenure: 5,
  monthlySalary: 12_000,
  currentInstalments: 1_000,
};
/** One option of each of the author's lists. */
const lists = {
  AccountType: [{ id: 'salary', fields: {} }],
  Nationality: [{ fields: { Value: { value: 'Saudi' } } }],
  JobSector: [{ fields: { Value: { value: 'Government' } } }],
  JobSubSectors: [{ id: 'education', fields: { Nationality: { value: '' }, Sector: { value: '' } } }],
};

/** Returns the errors of the calculator's form with these inputs. */
function check(change: Readonly<Partial<Record<keyof typeof inputs, number | string>>>, dbr = terms.dbr) {
  const changed = { ...inputs, ...change };
  const settings = { ...lists, Tenure: [{ fields: { Amountbymonth: Number(changed.tenure) } }], DBR: dbr };
  const query = Object.entries(changed).map(([name, value]): [string, string] => [name, `${value}`]);
  const { values } = submittedValues(calculator, Object.fromEntries(query));
  return validateForm(calculator, values, settings);
}

const terms = { dbr: 33.33, adminFeeInPercentage: 0.5, maxAdminFee: 2_500 };
const RATES = '0-12=1.9&13-36=2.59&37-60=3.17';

/** Dictionary keys by field of the errors that the worked cases expect. */
const OUT_OF_RANGE_KEYS: Readonly<Record<string, string>> = {
  monthlySalary: 'Invalid_Salary',
  currentInstalments: 'Invalid_EMI',
};

describe('the worked cases of personal finance', () => {
  const input = z.object({
    salary: z.coerce.number(),
    currentInstalments: z.coerce.number(),
    tenureValue: z.number(),
    DBR: z.coerce.number(),
    subSectorRate: z.string(),
    AdminFeeInPercentage: z.coerce.number(),
    MaxAdminFee: z.coerce.number(),
    today: z.string(),
  });

  it.each(clientVectors('PersonalFinanceClient'))(
    'worked case $id: $note',
    ({ input: rawInput, expected, displayEn }) => {
      const values = input.parse(rawInput);
      const caseInputs = {
        ...inputs,
        tenure: values.tenureValue,
        monthlySalary: values.salary,
        currentInstalments: values.currentInstalments,
      };
      const caseTerms = {
        dbr: values.DBR,
        adminFeeInPercentage: values.AdminFeeInPercentage,
        maxAdminFee: values.MaxAdminFee,
      };
      const invalid = Object.keys(check(caseInputs, caseTerms.dbr));
      expect(invalid.map((field) => OUT_OF_RANGE_KEYS[field])).toEqual(expected.errors);
      if (invalid.length > 0) return;
      const offer = personalFinanceOffer(caseInputs, caseTerms, values.subSectorRate);
      if (!offer) throw new Error('no offer');
      const today = day(values.today.split('-').toReversed().join('-'));
      const query = Object.entries(personalFinanceQuery(offer, caseTerms, today)).map(([name, value]) => [
        name,
        typeof value === 'number' ? figureText(value) : value,
      ]);
      expect(Object.fromEntries(query)).toEqual(expected.query);
      expect(offer.months).toBe(expected.months);
      expect(offer.rate).toBe(expected.ratePercent);
      expect(formatMoney(offer.monthlyPayment, 'en', { decimals: 2 })).toBe(displayEn?.monthlyPayment);
      expect(formatMoney(Number(expected.FinanceAmount), 'en', { decimals: 2 })).toBe(displayEn?.FinanceAmount);
      expect(formatPercent(Number(expected.APR), 'en')).toBe(`${displayEn?.APR ?? ''}%`);
    },
  );
});

describe('the form of personal finance', () => {
  it('has no errors for valid inputs', () => {
    expect(check({})).toEqual({});
  });

  it('requires all seven inputs', () => {
    const choices = { accountType: '', nationality: '', sector: '', subSector: '', tenure: '' } as const;
    const errors = check({ ...choices, monthlySalary: '', currentInstalments: '' });
    expect(Object.keys(errors).sort()).toEqual(Object.keys(inputs).sort());
    expect(new Set(Object.values(errors))).toEqual(new Set(['required']));
  });

  it('accepts a salary from 2,000 to 2,000,000,000, both included', () => {
    const salaryError = (monthlySalary: number) => check({ monthlySalary, currentInstalments: 0 }).monthlySalary;
    expect([2_000, 2_000_000_000].map(salaryError)).toEqual([undefined, undefined]);
    expect([0, 1_999.99, 2_000_000_001].map(salaryError)).toEqual(Array.from({ length: 3 }, () => 'outOfRange'));
  });

  it.each([
    ['below 0', { currentInstalments: -0.01 }, 33.33],
    ['equal to 0.65 of the salary', { currentInstalments: 7_800 }, 100],
    ['equal to the authored share', { currentInstalments: 3_999.6 }, 33.33],
    ['above that share', { currentInstalments: 4_000 }, 33.33],
    ['that leave less than half a halala', { currentInstalments: 3_999.596 }, 33.33],
  ])('rejects current instalments %s', (_, change, dbr) => {
    expect(check(change, dbr)).toEqual({ currentInstalments: 'outOfRange' });
  });

  it.each([
    ['just below that share', { currentInstalments: 3_999.59 }, 33.33],
    ['above 0.65 of the salary with a greater authored share', { currentInstalments: 7_801 }, 100],
    ['of 0', { currentInstalments: 0 }, 33.33],
  ])('accepts current instalments %s', (_, change, dbr) => {
    expect(check(change, dbr)).toEqual({});
  });

  it('reports errors of salary and instalments together', () => {
    expect(check({ monthlySalary: 1_000, currentInstalments: 900 })).toEqual({
      monthlySalary: 'outOfRange',
      currentInstalments: 'outOfRange',
    });
  });
});

describe('personalFinanceOffer and monthlyPayment', () => {
  it('CALC-PF-11 return a capacity of the authored share of the salary, less the current instalments', () => {
    expect([20, 33.33, 50].map((dbr) => monthlyPayment(12_000, 1_000, dbr))).toEqual([1_400, 2_999.6, 5_000]);
  });

  it('CALC-PF-12 return the smaller of capacity and distance to 0.65 of the salary, sent as emi', () => {
    expect(monthlyPayment(12_000, 1_000, 70)).toBe(6_800);
    expect(monthlyPayment(12_000, 1_000, 65)).toBe(6_800);
    expect(monthlyPayment(12_000, 1_000, 64)).toBe(6_680);
    const emis = [33.33, 70].map((dbr) => {
      const offer = personalFinanceOffer(inputs, { ...terms, dbr }, RATES);
      return offer && personalFinanceQuery(offer, terms, day('21-11-2026')).emi;
    });
    expect(emis).toEqual(['2999.60', '6800.00']);
  });

  it('CALC-PF-13 return the payments over the tenor less the profit at a flat rate, sent as principal', () => {
    const principals = [5, 3, 1].map((tenure) => {
      const offer = personalFinanceOffer({ ...inputs, tenure }, terms, RATES);
      return offer && personalFinanceQuery(offer, terms, day('21-11-2026')).principal;
    });
    // 2,999.60 · 60 / (1 + 3.17 % · 5), · 36 / (1 + 2.59 % · 3), · 12 / (1 + 1.9 %)
    expect(principals).toEqual(['155352.61', '100200.06', '35324.04']);
  });

  it('return no offer without a matching rate', () => {
    expect(personalFinanceOffer({ ...inputs, tenure: 6 }, terms, RATES)).toBeUndefined();
  });

  it('return the parts of the repayment schedule by year, to the halala', () => {
    const offer = personalFinanceOffer(inputs, terms, RATES);
    if (!offer) throw new Error('no offer');
    const { parts, years } = repaymentSchedule(personalFinanceParts(offer, terms), offer.months, 0, 2);
    expect(parts).toEqual({ principal: 155_352.61, profit: 24_623.39, insurance: 0, fee: 776.76 });
    expect(years.map(({ paid }) => paid)).toEqual(Array.from({ length: 5 }, () => 35_995.2));
    expect(years.at(-1)?.left).toBe(0);
  });
});

describe('personalFinanceQuery', () => {
  const offer = { monthlyPayment: 2_999.6, months: 60, rate: 3.17, principal: 155_352.611 };
  const queryOn = (today: string) => personalFinanceQuery(offer, terms, day(today));

  it('sends the day as dd-mm-yyyy in Western digits', () => {
    expect(['05-01-2027', '31-12-2026'].map((today) => queryOn(today).stipulationDate)).toEqual([
      '05-01-2027',
      '31-12-2026',
    ]);
  });

  it.each([
    ['01-11-2026', '27-11-2026'],
    ['26-11-2026', '27-11-2026'],
    ['27-11-2026', '27-12-2026'],
    ['30-11-2026', '27-12-2026'],
    ['26-12-2026', '27-12-2026'],
    ['27-12-2026', '27-01-2027'],
    ['31-12-2026', '27-01-2027'],
    ['31-01-2027', '27-02-2027'],
  ])('sends the next 27th as the first instalment: on %s that is %s', (today, first) => {
    expect(queryOn(today).emiDate).toBe(first);
  });

  it('omits the cap of the fee when it is not authored', () => {
    expect(personalFinanceQuery(offer, { ...terms, maxAdminFee: null }, 0)).not.toHaveProperty('maxAdminFee');
  });

  it('sends a tenor in years as months', () => {
    expect([1, 5].map(monthsOf)).toEqual([12, 60]);
  });
});
