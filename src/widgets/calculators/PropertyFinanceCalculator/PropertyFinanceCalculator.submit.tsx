import { propertyFinanceRequest } from '#src/domain/calculators/property-finance.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { defineSubmission, type ResultFormat } from '#src/features/calculator/submit/submission.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { calculatePropertyFinance, type PropertyFigures } from '#src/services/calculators.ts';
import { failure, success } from '#sitecore/contracts/result.ts';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import { calculator } from './PropertyFinanceCalculator.form.ts';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';

/** Finance that a property's rent repays, with the requested amount. */
interface PropertyFinance extends PropertyFigures {
  /** Amount in riyals. */
  readonly requestedAmount: number;
  /** Titles of the repayment frequency and the tenor. */
  readonly frequency: string;
  readonly tenure: string;
}

type Settings = Pick<PropertyFinanceCalculatorProps, 'fields'>;
type Format = ResultFormat<PropertyFinanceCalculatorProps['phrases']>;

/** Requests the finance that the rent repays at the terms of the chosen tenor from the bank. */
export const submission = defineSubmission(calculator, {
  submit: async (inputs, { fields }: Settings, options) => {
    const { Tenure, InstallmentFrequency, MinROA, MaxROA, LTV } = fields;
    const tenor = Tenure.find(({ id }) => id === inputs.tenure)?.fields;
    const request =
      tenor &&
      propertyFinanceRequest(inputs, {
        tenure: tenor.Tenure ?? 0,
        profitRate: tenor.ProfitRate ?? 0,
        product: inputs.product,
        frequency: inputs.frequency,
        minROA: MinROA ?? 0,
        maxROA: MaxROA ?? 100,
        ltv: LTV ?? 100,
      });
    if (!request) return failure('incomplete values');
    const result = await calculatePropertyFinance(request, options);
    if (!result.ok) return result;
    const frequency = InstallmentFrequency.find(({ fields: { Value } }) => Value.value === inputs.frequency);
    return success<PropertyFinance>({
      ...result.value,
      requestedAmount: inputs.loanAmount ?? 0,
      frequency: frequency?.fields.Title.value ?? '',
      tenure: tenor.Title.value,
    });
  },
  empty: {
    instalment: 0,
    financeAmount: 0,
    profit: 0,
    totalAmountPayable: 0,
    requestedAmount: 0,
    frequency: '',
    tenure: '',
  },
  present,
});

/** Returns the panel's content for a property's finance: whole riyals, except the amount with two decimals. */
function present(finance: PropertyFinance, { phrases, language }: Format): ResultContent {
  const { instalment, financeAmount, profit, totalAmountPayable } = finance;
  const money = (amount: number, decimals = 0) => riyals(amount, language, decimals);
  const sentence = sentenceOf(finance, phrases);
  return {
    label: phrases.property_instalment,
    figure: money(instalment),
    sentence,
    pairs: [
      { id: 'amount', label: phrases.property_amount, value: money(financeAmount, 2) },
      { id: 'profit', label: phrases.property_profit, value: money(profit) },
      { id: 'total', label: phrases.calculator_total, value: money(totalAmountPayable) },
    ],
    ...(financeAmount > 0 && {
      parts: [
        { series: 'capital', label: phrases.property_amount, amount: financeAmount, value: money(financeAmount) },
        { series: 'profit', label: phrases.property_profit, amount: profit, value: money(profit) },
      ],
    }),
    note: phrases.property_note,
    spoken:
      financeAmount === 0
        ? phrases.property_nothing
        : `${fill(phrases.property_spoken, {
            instalment: spokenMoney(instalment, language),
            amount: spokenMoney(financeAmount, language, { decimals: 2 }),
            total: spokenMoney(totalAmountPayable, language),
          })} ${sentence}`,
  };
}

/** Returns the sentence on the repayment, with a hint when the amount is less than requested; the rejection text when it is 0. */
function sentenceOf(
  { financeAmount, requestedAmount, frequency, tenure }: PropertyFinance,
  phrases: Format['phrases'],
): string {
  if (tenure === '') return '';
  if (financeAmount === 0) return phrases.property_nothing;
  const paid = fill(phrases.property_paid, { frequency, tenure });
  return financeAmount < requestedAmount ? `${paid}. ${phrases.property_reduced}` : paid;
}
