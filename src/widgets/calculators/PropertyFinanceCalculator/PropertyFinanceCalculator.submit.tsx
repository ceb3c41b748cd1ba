import { failure, mapResult } from '#sitecore/contracts/result.ts';
import { propertyFinanceRequest } from '#src/domain/calculators/property-finance.ts';
import {
  defineSubmission,
  type PresentedResult,
  type ResultFormat,
} from '#src/features/calculator/submit/submission.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { calculatePropertyFinance, type PropertyFigures } from '#src/services/calculators.ts';
import { calculator } from './PropertyFinanceCalculator.form.ts';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';

/** Finance that a property's rent repays, with the requested amount. */
interface PropertyFinance extends PropertyFigures {
  /** Amount in riyals. */
  readonly requested: number;
  /** Titles of the repayment frequency and the tenor. */
  readonly frequency: string;
  readonly tenure: string;
}

type Format = ResultFormat<PropertyFinanceCalculatorProps['phrases']>;

const NO_FIGURES: PropertyFigures = { instalment: 0, financeAmount: 0, profit: 0, totalAmountPayable: 0 };

/** Requests the finance that the rent repays at the terms of the chosen tenor from the bank. */
export const submission = defineSubmission(calculator, {
  submit: async (inputs, { fields }: Pick<PropertyFinanceCalculatorProps, 'fields'>, options) => {
    const { Tenure, InstallmentFrequency, MinROA, MaxROA, LTV } = fields;
    const tenor = Tenure.find(({ id }) => id === inputs.tenure)?.fields;
    const frequency = InstallmentFrequency.find(({ fields: { Value } }) => Value.value === inputs.frequency)?.fields;
    if (!tenor || !frequency) return failure('no such terms');
    const request = propertyFinanceRequest(inputs, {
      tenure: tenor.Tenure ?? 0,
      profitRate: tenor.ProfitRate ?? 0,
      product: inputs.product,
      frequency: inputs.frequency,
      minROA: MinROA ?? 0,
      maxROA: MaxROA ?? 100,
      ltv: LTV ?? 100,
    });
    const titles = { frequency: frequency.Title.value, tenure: tenor.Title.value };
    const result = await calculatePropertyFinance(request, options);
    return mapResult(result, (figures): PropertyFinance => ({ ...figures, ...titles, requested: inputs.loanAmount }));
  },
  empty: { ...NO_FIGURES, requested: 0, frequency: '', tenure: '' },
  present,
});

/** Returns the panel's content for a property's finance: whole riyals, except the amount with two decimals. */
function present(finance: PropertyFinance, { phrases, money, spoken }: Format): PresentedResult {
  const { instalment, financeAmount: amount, profit, totalAmountPayable: total } = finance;
  const sentence = sentenceOf(finance, phrases);
  const figures = { instalment: spoken(instalment), amount: spoken(amount, 2), total: spoken(total) };
  return {
    label: phrases.property_instalment,
    figure: money(instalment),
    sentence,
    pairs: [
      { id: 'amount', label: phrases.property_amount, value: money(amount, 2) },
      { id: 'profit', label: phrases.property_profit, value: money(profit) },
      { id: 'total', label: phrases.calculator_total, value: money(total) },
    ],
    ...(amount > 0 && {
      parts: [
        { series: 'capital', label: phrases.property_amount, amount, value: money(amount) },
        { series: 'profit', label: phrases.property_profit, amount: profit, value: money(profit) },
      ],
    }),
    note: phrases.property_note,
    spoken: amount > 0 ? `${fill(phrases.property_spoken, figures)} ${sentence}` : phrases.property_nothing,
  };
}

/** Returns the sentence on the repayment, with a hint when the amount is less than requested; the rejection text when it is 0. */
function sentenceOf({ financeAmount, requested, ...titles }: PropertyFinance, phrases: Format['phrases']): string {
  if (titles.tenure === '') return '';
  if (financeAmount === 0) return phrases.property_nothing;
  const paid = fill(phrases.property_paid, { frequency: titles.frequency, tenure: titles.tenure });
  return financeAmount < requested ? `${paid} ${phrases.property_reduced}` : paid;
}
