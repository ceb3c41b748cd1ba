import { failure } from '#sitecore/contracts/result.ts';
import { propertyFinanceRequest, propertyLimit, type PropertyLimit } from '#src/domain/calculators/property-finance.ts';
import { withGrant } from '#src/features/calculator/result/present-grant.ts';
import { presentResult, withRejection, withSentence } from '#src/features/calculator/result/present-result.ts';
import { defineSubmission, type ResultFormat } from '#src/features/calculator/submit/submission.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { plainPercent } from '#src/i18n/numbers.ts';
import { calculatePropertyFinance } from '#src/services/calculators.ts';
import { calculator, result } from './PropertyFinanceCalculator.form.ts';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';

type Fields = PropertyFinanceCalculatorProps['fields'];
type Format = ResultFormat<PropertyFinanceCalculatorProps['phrases']>;

/** Requests the finance that the rent repays at the terms of the chosen tenor from the bank. */
export const submission = defineSubmission(calculator, {
  submit: async (inputs, { fields }: { readonly fields: Fields }, options) => {
    const { tenor, frequency } = chosenTerms(inputs, fields);
    if (!tenor || !frequency) return failure('no such terms');
    const terms = { tenure: tenor.Tenure ?? 0, profitRate: tenor.ProfitRate ?? 0, ...limitsOf(fields) };
    const request = propertyFinanceRequest(inputs, { ...terms, product: inputs.product, frequency: inputs.frequency });
    return calculatePropertyFinance(request, options);
  },
  empty: { instalment: 0, amount: 0, profit: 0, total: 0 },
  /** Shows the figures with how they are repaid, and the limit when the amount is less than requested; a rejection when it is 0. */
  present: (finance, format: Format, submitted) => {
    const { phrases, money } = format;
    const { amount, profit } = finance;
    const content = presentResult(result, finance, format);
    if (!submitted) return content;
    const { inputs, settings } = submitted;
    const isNothing = amount === 0;
    if (isNothing && inputs.loanAmount === 0) return withRejection(content, phrases.property_nothing);
    const limit = limitSentence(propertyLimit(inputs, limitsOf(settings.fields), amount), format);
    if (isNothing) return withRejection(content, `${phrases.property_refused} ${limit}`);
    const { tenor, frequency } = chosenTerms(inputs, settings.fields);
    const titles = { frequency: frequency?.Title.value ?? '', tenure: tenor?.Title.value ?? '' };
    const paid = fill(phrases.property_paid, titles);
    const parts = [
      { series: 'capital', label: phrases.property_amount, amount, value: money(amount) },
      { series: 'profit', label: phrases.property_profit, amount: profit, value: money(profit) },
    ] as const;
    const grant = { requested: inputs.loanAmount, granted: amount, limit };
    return { ...withSentence(withGrant(content, grant, format), paid), parts };
  },
});

/** Returns the author's limits; a field without a number sets none. */
const limitsOf = ({ MinROA, MaxROA, LTV }: Fields) => ({ minROA: MinROA ?? 0, maxROA: MaxROA ?? 100, ltv: LTV ?? 100 });

const LIMIT_PHRASES = {
  yield: 'property_limit_yield',
  value: 'property_limit_value',
  counted: 'property_limit_counted',
  rent: 'property_limit_rent',
} as const;

/** Returns the sentence on the limit of a property's finance, with its figures. */
const limitSentence = ({ kind, percent, amount }: PropertyLimit, { phrases, language, spoken }: Format): string =>
  fill(phrases[LIMIT_PHRASES[kind]], { percent: plainPercent(percent, language), amount: spoken(amount) });

/** Returns the author's fields of the chosen tenor and frequency. */
const chosenTerms = (chosen: Readonly<Record<'tenure' | 'frequency', string>>, fields: Fields) => ({
  tenor: fields.Tenure.find(({ id }) => id === chosen.tenure)?.fields,
  frequency: fields.InstallmentFrequency.find(({ fields: { Value } }) => Value.value === chosen.frequency)?.fields,
});
