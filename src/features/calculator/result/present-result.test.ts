import { isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import { presentResult, withRejection, withSentence } from './present-result.ts';
import { resultFormats } from './result-formats.ts';
import { dayFigure, defineResult, moneyFigure, monthsFigure, percentFigure } from './result-schema.ts';

const schema = defineResult({
  figures: {
    profit: moneyFigure('deposit_profit', 2),
    rate: percentFigure('deposit_rate', '*'),
    tenure: monthsFigure('lease_tenure'),
    day: dayFigure('deposit_maturity_day'),
  },
  note: 'deposit_note',
  spoken: 'deposit_spoken',
});
const months = { zero: 'صفر شهر', one: 'شهر', two: 'شهران', few: '{n} أشهر', many: '{n} شهراً', other: '{n} شهر' };
const format = {
  ...resultFormats('ar'),
  language: 'ar',
  phrases: {
    deposit_profit: 'الربح',
    deposit_rate: 'المعدل',
    deposit_maturity_day: 'الاستحقاق',
    deposit_note: 'تقريبي',
    deposit_spoken: 'ربحك {profit} بمعدل {rate} لمدة {tenure} حتى {day}',
    lease_tenure: 'المدة',
    calculator_months_zero: months.zero,
    calculator_months_one: months.one,
    calculator_months_two: months.two,
    calculator_months_few: months.few,
    calculator_months_many: months.many,
    calculator_months_other: months.other,
  },
} as const;

describe('defineResult', () => {
  it('declares the keys of all its texts, the plural forms of months included', () => {
    expect([...schema.phrases].sort()).toEqual(Object.keys(format.phrases).sort());
  });
});

describe('presentResult', () => {
  const shown = presentResult(schema, { profit: 1250, rate: 4.5, tenure: 11, day: '2027-03-01' }, format);

  it('shows the first figure as the main one, the others as pairs in their order', () => {
    expect(shown.label).toBe('الربح');
    expect(isValidElement(shown.figure)).toBe(true);
    expect(shown.pairs.map(({ id, label }) => [id, label])).toEqual([
      ['rate', 'المعدل'],
      ['tenure', 'المدة'],
      ['day', 'الاستحقاق'],
    ]);
    expect(shown.note).toBe('تقريبي');
  });

  it('shows each figure by its kind, with its mark', () => {
    expect(shown.pairs.map(({ value }) => value)).toEqual([
      `${format.percent(4.5)}*`,
      '١١ شهراً',
      format.day('2027-03-01'),
    ]);
  });

  it('fills the figures into the spoken sentence, in words and without marks', () => {
    expect(shown.spoken).toBe(
      `ربحك ${format.spoken(1250, 2)} بمعدل ${format.percent(4.5)} لمدة ١١ شهراً حتى ${format.day('2027-03-01')}`,
    );
  });

  it('shows a dash for a day that there is none of', () => {
    const { pairs } = presentResult(schema, { profit: 0, rate: 0, tenure: 0, day: '' }, format);
    expect(pairs.at(-1)?.value).toBe('–');
  });

  it('shows a sentence below the main figure and speaks it last', () => {
    const { sentence, spoken } = withSentence(shown, 'على خمس سنوات.');
    expect([sentence, spoken]).toEqual(['على خمس سنوات.', `${shown.spoken} على خمس سنوات.`]);
    expect(withSentence(shown, '')).toBe(shown);
  });

  it('speaks the reason of a rejection alone', () => {
    const { sentence, spoken } = withRejection(shown, 'لا يكفي الراتب.');
    expect([sentence, spoken]).toEqual(['لا يكفي الراتب.', 'لا يكفي الراتب.']);
  });
});
