import { describe, expect, it } from 'vitest';
import { fieldText } from '#src/features/form/field-text.ts';
import { phrasesOf } from '#src/i18n/phrase.ts';
import { calculator as lease } from './AutoLeaseCalculator/AutoLeaseCalculator.form.ts';
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

describe('AutoLeaseCalculator: balloon payment', () => {
  const { note, invalid } = lease.fields.balloonPayment;

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
    },
    widget.dictionary,
  );
  const view = { instalment: 1000, financeAmount: 50_000, profit: 5000, totalAmountPayable: 55_000 };
  const spokenOf = (amounts: Partial<typeof view> & { readonly requested?: number }) =>
    property.present(
      { ...view, requested: 50_000, frequency: 'monthly', tenure: 'ten years', ...amounts },
      { phrases: texts, language: 'en' },
    ).spoken;

  it('has its figures in words and the sentence on the repayment', () => {
    expect(spokenOf({})).toBe(
      '1,000 Saudi riyals of 50,000.00 Saudi riyals, 55,000 Saudi riyals in all. Paid monthly for ten years.',
    );
    expect(spokenOf({ requested: 60_000 })).toMatch(/Paid monthly for ten years\. property_reduced$/);
  });

  it('is the rejection alone when nothing is financed', () => {
    expect(spokenOf({ financeAmount: 0 })).toBe('property_nothing');
  });
});
