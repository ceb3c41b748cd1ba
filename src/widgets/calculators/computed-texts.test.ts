import { describe, expect, it } from 'vitest';
import { fieldText } from '#src/features/form/field-text.ts';
import { phrasesOf } from '#src/i18n/phrase.ts';
import { calculator as leaseForm } from './AutoLeaseCalculator/AutoLeaseCalculator.form.ts';
import { submission as lease } from './AutoLeaseCalculator/AutoLeaseCalculator.submit.tsx';
import { widget as leaseWidget } from './AutoLeaseCalculator/AutoLeaseCalculator.widget.ts';
import { calculator as personal } from './PersonalFinanceCalculator/PersonalFinanceCalculator.form.ts';
import { submission as property } from './PropertyFinanceCalculator/PropertyFinanceCalculator.submit.tsx';
import { widget } from './PropertyFinanceCalculator/PropertyFinanceCalculator.widget.ts';

const phrases = {
  lease_most: 'up to {amount}',
  Invalid_BalloonPayment: 'wrong',
  Invalid_BalloonPayment_Share: 'at most {percent}, {amount}',
  Invalid_BalloonPayment_Financed: 'less than {amount}',
  personal_years: 'in years',
  personal_years_are: 'that is {months}',
  personal_months_other: '{n} months',
};
const beside = (values: Readonly<Record<string, string>>) => ({ values, phrases, language: 'en' }) as const;

describe('refusals that name the bound', () => {
  const { monthlySalary, currentInstalments } = personal.fields;
  const refusals = {
    Invalid_Salary: 'Salary',
    salary_least: '({amount} or more)',
    Invalid_EMI: 'below {percent}{amount}',
  };
  const refused = (values: Readonly<Record<string, string>>, settings = {}) =>
    ({ values, phrases: refusals, language: 'en', settings }) as const;

  it('name the lowest salary to one who earns less', () => {
    expect(fieldText(monthlySalary.invalid, refused({ monthlySalary: '1999' }))).toBe(
      'Salary (2,000 Saudi riyals or more)',
    );
    expect(fieldText(monthlySalary.invalid, refused({ monthlySalary: '3000000000' }))).toBe('Salary');
  });

  it('name the share of the salary and the amount: the author’s, or 65 % where that is smaller', () => {
    const of = (salary: string, settings = {}) =>
      fieldText(currentInstalments.invalid, refused({ monthlySalary: salary, currentInstalments: '1' }, settings));
    expect(of('10,000')).toBe('below 65% (6,500 Saudi riyals)');
    expect(of('10000', { DBR: 33.33 })).toBe('below 33.33% (3,333 Saudi riyals)');
    expect(of('10001', { DBR: 33.33 })).toBe('below 33.33% (3,333.33 Saudi riyals)');
    expect(of('10000', { DBR: 70 })).toBe('below 65% (6,500 Saudi riyals)');
    expect(of('')).toBe('below 65%');
  });
});

describe('AutoLeaseCalculator: balloon payment', () => {
  const { note, invalid } = leaseForm.fields.balloonPayment;

  it('notes the largest one for the price and the bank, once there is a price', () => {
    expect(fieldText(note, beside({ carValue: '', salaryBank: 'OwnBank' }))).toBeUndefined();
    expect(fieldText(note, beside({ carValue: '100,003', salaryBank: 'OwnBank' }))).toBe('up to 25,000');
    expect(fieldText(note, beside({ carValue: '١٠٠٠٠٠', salaryBank: 'OtherBank' }))).toBe('up to 20,000');
  });

  it('names in its error the bound that it exceeds', () => {
    const car = { carValue: '100000', salaryBank: 'OwnBank' };
    const above = { ...car, balloonPayment: '25001', downPayment: '10000' };
    expect(fieldText(invalid, beside(above))).toBe('at most 25%, 25,000 Saudi riyals');
    const aboveFinanced = { ...car, balloonPayment: '10000', downPayment: '90000.5' };
    expect(fieldText(invalid, beside(aboveFinanced))).toBe('less than 9,999.50 Saudi riyals');
    expect(fieldText(invalid, beside({ ...car, balloonPayment: '-1' }))).toBe('wrong');
  });
});

describe('AutoLeaseCalculator: spoken result', () => {
  const texts = phrasesOf(
    {
      lease_spoken: '{instalment} for {tenure}.',
      lease_deducted: 'Less {amount}.',
      lease_refused: 'Refused.',
      lease_limit_salary: '{percent}, {share}, {left}.',
      lease_limit_salary_taken: 'Taken: {percent}, {share}',
      lease_limit_odometer: 'Up to {most}',
      calculator_granted: '{granted} of {requested}.',
      calculator_months_zero: '{n} months',
      calculator_months_other: '{n} months',
    },
    leaseWidget.dictionary,
  );
  const inputs = {
    gender: 'Male',
    salaryBank: 'OwnBank',
    carMake: 'Toyota',
    carModel: '2022',
    leaseType: 'EMI',
    monthlySalary: 15_000,
    currentInstalments: 0,
    odometer: 40_000,
    carValue: 100_000,
    downPayment: null,
    balloonPayment: null,
  };
  const figures = { instalment: 1605.4, amount: 90_000, balloon: 0, total: 120_000, tenure: 59.6 };
  const spokenOf = (changed: Partial<Record<'leaseType' | 'salaryBank', string>> & { readonly downPayment?: number }) =>
    lease.present(
      { figures, submitted: { inputs: { ...inputs, ...changed }, settings: {} } },
      { phrases: texts, language: 'en' },
    ).spoken;

  it('names the usual down payment, which is deducted when none is entered or the lease takes none', () => {
    expect(spokenOf({})).toBe('1,605 Saudi riyals for 60 months. Less 10,000 Saudi riyals.');
    expect(spokenOf({ salaryBank: 'OtherBank' })).toMatch(/Less 15,000 Saudi riyals\.$/);
    expect(spokenOf({ leaseType: 'Usual', downPayment: 12_000 })).toMatch(/Less 10,000 Saudi riyals\.$/);
    expect(spokenOf({ downPayment: 12_000 })).toBe('1,605 Saudi riyals for 60 months.');
  });

  it('names what is requested, granted and due at signing, and the salary’s share that limits the amount', () => {
    const content = lease.present(
      {
        figures: {
          ...{ instalment: 350, amount: 52_671.18, balloon: 0, total: 21_263.36, tenure: 60 },
          limit: { kind: 'Salary', value: 45 },
        },
        submitted: {
          inputs: {
            ...inputs,
            leaseType: 'Usual',
            carValue: 200_000,
            monthlySalary: 3_000,
            currentInstalments: 1_000,
          },
          settings: {},
        },
      },
      { phrases: texts, language: 'en' },
    );
    expect(content.pairs.map(({ id }) => id)).toEqual([
      'requested',
      'amount',
      'not-financed',
      'due',
      'balloon',
      'total',
      'tenure',
    ]);
    expect(JSON.stringify(content.pairs)).toMatch(/180,000.*52,671.*127,329.*147,592/);
    expect(content.sentence).toBe(
      '52,671 Saudi riyals of 180,000 Saudi riyals. 45%, 1,350 Saudi riyals, 350 Saudi riyals. Less 20,000 Saudi riyals.',
    );
    expect(content.spoken).toContain('45%');
  });

  it.each([
    [{ kind: 'Salary', value: 45 } as const, { currentInstalments: 9_000 }, 'Refused. Taken: 45%, 6,750 Saudi riyals'],
    [{ kind: 'Odometer', value: 200_000 } as const, {}, 'Refused. Up to 200,000'],
    [{ kind: 'DownPayment', value: 100_000 } as const, {}, 'Refused. lease_limit_paid'],
  ])('names the limit of a rejection: %j', (limit, changed, spoken) => {
    const none = { instalment: 0, amount: 0, balloon: 0, total: 0, tenure: 0, limit };
    const submitted = { inputs: { ...inputs, ...changed }, settings: {} };
    expect(lease.present({ figures: none, submitted }, { phrases: texts, language: 'en' }).spoken).toBe(spoken);
  });

  it('is the rejection alone when no lease is available, but not before a submit', () => {
    const none = { instalment: 0, amount: 0, balloon: 0, total: 0, tenure: 0 };
    const format = { phrases: texts, language: 'en' } as const;
    expect(lease.present({ figures: none, submitted: { inputs, settings: {} } }, format).spoken).toBe('lease_nothing');
    expect(lease.present({ figures: none }, format).spoken).toBe('0 Saudi riyals for 0 months.');
  });
});

describe('PersonalFinanceCalculator: tenor', () => {
  it('is noted in months once it is chosen', () => {
    const { note } = personal.fields.tenure;
    expect(fieldText(note, beside({ tenure: '' }))).toBe('in years');
    expect(fieldText(note, beside({ tenure: '5' }))).toBe('that is 60 months');
  });
});

describe('PropertyFinanceCalculator: spoken result', () => {
  const texts = phrasesOf(
    {
      property_spoken: '{instalment} of {amount}, {total} in all.',
      property_paid: 'Paid {frequency} for {tenure}.',
      property_refused: 'Refused.',
      property_limit_yield: 'At least {percent}, {amount}',
      property_limit_value: 'At most {percent}, {amount}',
      property_limit_counted: 'Counted {percent}, {amount}',
      property_limit_rent: 'Rent {amount}.',
      calculator_granted: '{granted} of {requested}.',
    },
    widget.dictionary,
  );
  const inputs = { propertyValue: 90_000, rentalProceeds: 9000, product: 'Home', tenure: 'ten', frequency: '12' };
  const settings = {
    fields: {
      Tenure: [{ id: 'ten', fields: { Title: { value: 'ten years' }, Tenure: 120, ProfitRate: 6 } }],
      InstallmentFrequency: [{ fields: { Title: { value: 'monthly' }, Value: { value: '12' } } }],
      ProductType: [],
      MinROA: null,
      MaxROA: null,
      LTV: null,
      ApplyNow: { href: '', text: '', title: '', target: '' },
    },
  };
  const spokenOf = (amount: number, loanAmount = 50_000, limits = {}) =>
    property.present(
      {
        figures: { instalment: 1000, amount, profit: 5000, total: 55_000 },
        submitted: {
          inputs: { ...inputs, loanAmount },
          settings: { fields: { ...settings.fields, ...limits } },
        },
      },
      { phrases: texts, language: 'en' },
    ).spoken;

  it('has its figures in words and the sentence on the repayment', () => {
    expect(spokenOf(50_000)).toBe(
      '1,000 Saudi riyals of 50,000.00 Saudi riyals, 55,000 Saudi riyals in all. Paid monthly for ten years.',
    );
    expect(spokenOf(50_000, 60_000)).toMatch(
      /in all\. 50,000.* of 60,000.*\. Rent 9,000.*\. Paid monthly for ten years\.$/,
    );
  });

  it.each([
    ['the least rent', { MinROA: 20 }, 'Refused. At least 20%, 18,000 Saudi riyals'],
    ['the rent that counts', { MaxROA: 5.5 }, 'Refused. Counted 5.5%, 4,950 Saudi riyals'],
    ['a share of the value', { LTV: 0 }, 'Refused. At most 0%, 0 Saudi riyals'],
    ['the rent', {}, 'Refused. Rent 9,000 Saudi riyals.'],
  ])('is the rejection with its limit when nothing is financed: %s', (_, limits, spoken) => {
    expect(spokenOf(0, 50_000, limits)).toBe(spoken);
  });

  it('is the rejection alone when nothing is requested', () => {
    expect(spokenOf(0, 0)).toBe('property_nothing');
  });
});
