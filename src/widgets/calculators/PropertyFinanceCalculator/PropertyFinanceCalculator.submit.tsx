import { failure } from '#sitecore/contracts/result.ts';
import { propertyFinanceRequest } from '#src/domain/calculators/property-finance.ts';
import { presentResult, withRejection, withSentence } from '#src/features/calculator/result/present-result.ts';
import { defineSubmission, type ResultFormat } from '#src/features/calculator/submit/submission.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { calculatePropertyFinance } from '#src/services/calculators.ts';
import { calculator, result } from './PropertyFinanceCalculator.form.ts';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';

type Fields = PropertyFinanceCalculatorProps['fields'];

/** Requests the finance that the rent repays at the terms of the chosen tenor from the bank. */
export const submission = defineSubmission(calculator, {
  submit: async (inputs, { fields }: { readonly fields: Fields }, options) => {
    const { tenor, frequency } = chosenTerms(inputs, fields);
    if (!tenor || !frequency) return failure('no such terms');
    const { MinROA, MaxROA, LTV } = fields;
    const limits = { minROA: MinROA ?? 0, maxROA: MaxROA ?? 100, ltv: LTV ?? 100 };
    const terms = { tenure: tenor.Tenure ?? 0, profitRate: tenor.ProfitRate ?? 0, ...limits };
    const request = propertyFinanceRequest(inputs, { ...terms, product: inputs.product, frequency: inputs.frequency });
    return calculatePropertyFinance(request, options);
  },
  empty: { instalment: 0, amount: 0, profit: 0, total: 0 },
  /** Shows the figures with how they are repaid, and a hint when the amount is less than requested; a rejection when it is 0. */
  present: (finance, format: ResultFormat<PropertyFinanceCalculatorProps['phrases']>, submitted) => {
    const { phrases, money } = format;
    const { amount, profit } = finance;
    const content = presentResult(result, finance, format);
    if (!submitted) return content;
    if (amount === 0) return withRejection(content, phrases.property_nothing);
    const { tenor, frequency } = chosenTerms(submitted.inputs, submitted.settings.fields);
    const titles = { frequency: frequency?.Title.value ?? '', tenure: tenor?.Title.value ?? '' };
    const paid = fill(phrases.property_paid, titles);
    const isReduced = amount < submitted.inputs.loanAmount;
    const parts = [
      { series: 'capital', label: phrases.property_amount, amount, value: money(amount) },
      { series: 'profit', label: phrases.property_profit, amount: profit, value: money(profit) },
    ] as const;
    return { ...withSentence(content, isReduced ? `${paid} ${phrases.property_reduced}` : paid), parts };
  },
});

/** Returns the author's fields of the chosen tenor and frequency. */
const chosenTerms = (chosen: Readonly<Record<'tenure' | 'frequency', string>>, fields: Fields) => ({
  tenor: fields.Tenure.find(({ id }) => id === chosen.tenure)?.fields,
  frequency: fields.InstallmentFrequency.find(({ fields: { Value } }) => Value.value === chosen.frequency)?.fields,
});
