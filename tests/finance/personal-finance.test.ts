import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readDay } from '#sitecore/rules/calendar-day.ts';
import { figureText } from '#sitecore/contracts/schemas/figures.ts';
import { formatMoney, formatPercent } from '#src/i18n/numbers.ts';
import { clientVectors } from './vectors.ts';
import {
  checkPersonalFinance,
  monthlyPayment,
  monthsOf,
  type PersonalFinanceInputs,
} from '#src/domain/calculators/personal-finance.ts';
import {
  personalFinanceOffer,
  personalFinanceParts,
  personalFinanceQuery,
} from '#src/domain/calculators/personal-finance-offer.ts';
import { repaymentSchedule } from '#src/domain/calculators/repayment-schedule.ts';

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
const terms = { dbr: 33.33, adminFeeInPercentage: 0.5, maxAdminFee: 2_500 };
const RATES = '0-12=1.9&13-36=2.59&37-60=3.17';

/** Dictionary keys by field of the errors that the worked cases expect. */
const OUT_OF_RANGE_KEYS: Readonly<Record<string, string>> = {
  monthlySalary: 'Invalid_Salary',
  currentInstalments: 'Invalid_EMI',
};

describe('the worked cases', () => {
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

  it.each(clientVectors('PersonalFinanceClient'))('worked case $id: $note', ({ input: given, expected, displayEn }) => {
    const asked = input.parse(given);
    const own = {
      ...inputs,
      tenure: asked.tenureValue,
      monthlySalary: asked.salary,
      currentInstalments: asked.currentInstalments,
    };
    const set = { dbr: asked.DBR, adminFeeInPercentage: asked.AdminFeeInPercentage, maxAdminFee: asked.MaxAdminFee };
    const invalid = Object.keys(checkPersonalFinance(own, set));
    expect(invalid.map((field) => OUT_OF_RANGE_KEYS[field])).toEqual(expected.errors);
    if (invalid.length > 0) return;
    const offer = personalFinanceOffer(own, set, asked.subSectorRate);
    if (!offer) throw new Error('no offer');
    const today = day(asked.today.split('-').toReversed().join('-'));
    const query = Object.entries(personalFinanceQuery(offer, set, today)).map(([name, value]) => [
      name,
      typeof value === 'number' ? figureText(value) : value,
    ]);
    expect(Object.fromEntries(query)).toEqual(expected.query);
    expect(offer.months).toBe(expected.months);
    expect(offer.rate).toBe(expected.ratePercent);
    expect(formatMoney(offer.monthlyPayment, 'en', { decimals: 2 })).toBe(displayEn?.monthlyPayment);
    expect(formatMoney(Number(expected.FinanceAmount), 'en', { decimals: 2 })).toBe(displayEn?.FinanceAmount);
    expect(formatPercent(Number(expected.APR), 'en')).toBe(`${displayEn?.APR ?? ''}%`);
  });
});

describe('checkPersonalFinance', () => {
  const judge = (change: Partial<PersonalFinanceInputs>, dbr = terms.dbr) =>
    checkPersonalFinance({ ...inputs, ...change }, { ...terms, dbr });

  it('finds nothing at fault in what a visitor means', () => {
    expect(judge({})).toEqual({});
  });

  it('asks for all seven inputs', () => {
    const empty = { accountType: '', nationality: '', sector: '', subSector: '' };
    const faults = judge({ ...empty, tenure: null, monthlySalary: null, currentInstalments: null });
    expect(Object.keys(faults).sort()).toEqual(Object.keys(inputs).sort());
    expect(new Set(Object.values(faults))).toEqual(new Set(['required']));
  });

  it('takes a salary from 2,000 to 2,000,000,000, both included', () => {
    const fault = (monthlySalary: number) => judge({ monthlySalary, currentInstalments: 0 }).monthlySalary;
    expect([2_000, 2_000_000_000].map(fault)).toEqual([undefined, undefined]);
    expect([0, 1_999.99, 2_000_000_001].map(fault)).toEqual(Array.from({ length: 3 }, () => 'outOfRange'));
  });

  it.each([
    ['below 0', { currentInstalments: -0.01 }, 33.33],
    ['equal to 0.65 of the salary', { currentInstalments: 7_800 }, 100],
    ['equal to the share that content allows', { currentInstalments: 3_999.6 }, 33.33],
    ['above that share', { currentInstalments: 4_000 }, 33.33],
    ['such that less than half a halala is left', { currentInstalments: 3_999.596 }, 33.33],
  ])('does not take current instalments %s', (_, change, dbr) => {
    expect(judge(change, dbr)).toEqual({ currentInstalments: 'outOfRange' });
  });

  it.each([
    ['just below that share', { currentInstalments: 3_999.59 }, 33.33],
    ['above 0.65 of the salary where content allows more', { currentInstalments: 7_801 }, 100],
    ['of which there are none', { currentInstalments: 0 }, 33.33],
  ])('takes current instalments %s', (_, change, dbr) => {
    expect(judge(change, dbr)).toEqual({});
  });

  it('tells both of a salary and of instalments that do not serve', () => {
    expect(judge({ monthlySalary: 1_000, currentInstalments: 900 })).toEqual({
      monthlySalary: 'outOfRange',
      currentInstalments: 'outOfRange',
    });
  });
});

describe('what a customer can pay and what it finances', () => {
  it('CALC-PF-11 has as capacity the share of the salary that content sets, less the current instalments', () => {
    expect([20, 33.33, 50].map((dbr) => monthlyPayment(12_000, 1_000, dbr))).toEqual([1_400, 2_999.6, 5_000]);
  });

  it('CALC-PF-12 pays the smaller of capacity and distance to 0.65 of the salary each month, and sends it as emi', () => {
    expect(monthlyPayment(12_000, 1_000, 70)).toBe(6_800);
    expect(monthlyPayment(12_000, 1_000, 65)).toBe(6_800);
    expect(monthlyPayment(12_000, 1_000, 64)).toBe(6_680);
    const emis = [33.33, 70].map((dbr) => {
      const offer = personalFinanceOffer(inputs, { ...terms, dbr }, RATES);
      return offer && personalFinanceQuery(offer, terms, day('21-11-2026')).emi;
    });
    expect(emis).toEqual(['2999.60', '6800.00']);
  });

  it('CALC-PF-13 sends as principal the payments over the tenor, less the profit at a flat rate', () => {
    const principals = [5, 3, 1].map((tenure) => {
      const offer = personalFinanceOffer({ ...inputs, tenure }, terms, RATES);
      return offer && personalFinanceQuery(offer, terms, day('21-11-2026')).principal;
    });
    // 2,999.60 · 60 / (1 + 3.17 % · 5), · 36 / (1 + 2.59 % · 3), · 12 / (1 + 1.9 %)
    expect(principals).toEqual(['155352.61', '100200.06', '35324.04']);
  });

  it('has nothing to offer where no rate fits, or something is missing', () => {
    expect(personalFinanceOffer({ ...inputs, tenure: 6 }, terms, RATES)).toBeUndefined();
    expect(personalFinanceOffer({ ...inputs, tenure: null }, terms, RATES)).toBeUndefined();
  });

  it('lays principal, profit and fee out over the years, to the halala', () => {
    const offer = personalFinanceOffer(inputs, terms, RATES);
    if (!offer) throw new Error('no offer');
    const { parts, years } = repaymentSchedule(personalFinanceParts(offer, terms), offer.months, 0, 2);
    expect(parts).toEqual({ principal: 155_352.61, profit: 24_623.39, insurance: 0, fee: 776.76 });
    expect(years.map(({ paid }) => paid)).toEqual(Array.from({ length: 5 }, () => 35_995.2));
    expect(years.at(-1)?.left).toBe(0);
  });
});

describe('what the bank is asked on a day', () => {
  const offer = { monthlyPayment: 2_999.6, months: 60, rate: 3.17, principal: 155_352.611 };
  const asked = (today: string) => personalFinanceQuery(offer, terms, day(today));

  it('is of that day, as dd-mm-yyyy in Latin digits', () => {
    expect(['05-01-2027', '31-12-2026'].map((today) => asked(today).stipulationDate)).toEqual([
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
  ])('has its first instalment on the next 27th: on %s that is %s', (today, first) => {
    expect(asked(today).emiDate).toBe(first);
  });

  it('has no cap of the fee where the author set none', () => {
    expect(personalFinanceQuery(offer, { ...terms, maxAdminFee: null }, 0)).not.toHaveProperty('maxAdminFee');
  });

  it('counts the tenor in years', () => {
    expect([1, 5].map(monthsOf)).toEqual([12, 60]);
  });
});
