import { failure, mapResult } from '#sitecore/contracts/result.ts';
import { propertyFinanceRequest } from '#src/domain/calculators/property-finance.ts';
import { presentResult } from '#src/features/calculator/result/present-result.ts';
import {
  defineSubmission,
  type PresentedResult,
  type ResultFormat,
} from '#src/features/calculator/submit/submission.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { calculatePropertyFinance, type PropertyFigures } from '#src/services/calculators.ts';
import { calculator, result } from './PropertyFinanceCalculator.form.ts';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';

/** Finance that a property's rent repays, the requested amount, and the titles of frequency and tenor. */
type PropertyFinance = PropertyFigures &
  Readonly<Record<'frequency' | 'tenure', string>> & { readonly requested: number };

type Format = ResultFormat<PropertyFinanceCalculatorProps['phrases']>;

const NO_FIGURES: PropertyFigures = { instalment: 0, financeAmount: 0, profit: 0, totalAmountPayable: 0 };

/** Requests the finance that the rent repays at the terms of the chosen tenor from the bank. */
export const submission = defineSubmission(calculator, {
  submit: async (inputs, { fields }: Pick<PropertyFinanceCalculatorProps, 'fields'>, options) => {
    const { Tenure, InstallmentFrequency, MinROA, MaxROA, LTV } = fields;
    const tenor = Tenure.find(({ id }) => id === inputs.tenure)?.fields;
    const frequency = InstallmentFrequency.find(({ fields: { Value } }) => Value.value === inputs.frequency)?.fields;
    if (!tenor || !frequency) return failure('no such terms');
    const limits = { minROA: MinROA ?? 0, maxROA: MaxROA ?? 100, ltv: LTV ?? 100 };
    const terms = { tenure: tenor.Tenure ?? 0, profitRate: tenor.ProfitRate ?? 0, ...limits };
    const request = propertyFinanceRequest(inputs, { ...terms, product: inputs.product, frequency: inputs.frequency });
    const titles = { frequency: frequency.Title.value, tenure: tenor.Title.value };
    const response = await calculatePropertyFinance(request, options);
    return mapResult(response, (figures): PropertyFinance => ({ ...figures, ...titles, requested: inputs.loanAmount }));
  },
  empty: { ...NO_FIGURES, requested: 0, frequency: '', tenure: '' },
  present,
});

/** Returns the panel's content; the rejection alone is spoken where the amount is 0. */
function present(finance: PropertyFinance, format: Format): PresentedResult {
  const { phrases, money } = format;
  const { instalment, financeAmount: amount, profit, totalAmountPayable: total } = finance;
  const sentence = sentenceOf(finance, phrases);
  const { spoken, ...content } = presentResult(result, { instalment, amount, profit, total }, format);
  if (amount === 0) return { ...content, sentence, spoken: phrases.property_nothing };
  const parts = [
    { series: 'capital', label: phrases.property_amount, amount, value: money(amount) },
    { series: 'profit', label: phrases.property_profit, amount: profit, value: money(profit) },
  ] as const;
  return { ...content, sentence, parts, spoken: `${spoken} ${sentence}` };
}

/** Returns the sentence on the repayment, with a hint when the amount is less than requested; the rejection text when it is 0. */
function sentenceOf({ financeAmount, requested, ...titles }: PropertyFinance, phrases: Format['phrases']): string {
  if (titles.tenure === '') return '';
  if (financeAmount === 0) return phrases.property_nothing;
  const paid = fill(phrases.property_paid, { frequency: titles.frequency, tenure: titles.tenure });
  return financeAmount < requested ? `${paid} ${phrases.property_reduced}` : paid;
}
