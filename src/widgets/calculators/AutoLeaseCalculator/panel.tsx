import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill, plural } from '#src/i18n/phrase.ts';
import type { ResultPanelParts } from '#src/features/calculator/result/use-result-panel.ts';
import { type ResultContent, ResultFigures } from '#src/ui/result/ResultFigures.tsx';
import type { Lease } from './values.ts';
import type { AutoLeaseCalculatorProps } from './AutoLeaseCalculator.widget.ts';

type Phrases = AutoLeaseCalculatorProps['phrases'];

/** Returns the panel parts that render a lease. */
export const autoLeasePanel = (phrases: Phrases, language: Language): ResultPanelParts<Lease> => ({
  resultOf: (lease) => resultOf(lease, phrases, language),
  Figures: ResultFigures,
});

/** Returns the panel's content for a lease, in whole riyals and whole months. */
function resultOf(lease: Lease, phrases: Phrases, language: Language): ResultContent {
  const { instalment, financeAmount, balloon, totalAmountPayable, isCalculated } = lease;
  const money = (amount: number) => riyals(amount, language);
  const tenure = plural(phrases, 'calculator_months', roundHalfUp(lease.tenure, 0), language);
  const isRejected = isCalculated && financeAmount === 0;
  const deduction = deductionOf(lease, phrases, language);
  return {
    label: phrases.calculator_instalment,
    figure: money(instalment),
    ...(isRejected ? { sentence: phrases.lease_nothing } : deduction && { sentence: deduction }),
    pairs: [
      { id: 'amount', label: phrases.calculator_finance_amount, value: money(financeAmount) },
      { id: 'balloon', label: phrases.calculator_balloon, value: money(balloon) },
      { id: 'total', label: phrases.calculator_total, value: money(totalAmountPayable) },
      { id: 'tenure', label: phrases.lease_tenure, value: tenure },
    ],
    note: phrases.lease_note,
    spoken: isRejected
      ? phrases.lease_nothing
      : [
          fill(phrases.lease_spoken, {
            instalment: spokenMoney(instalment, language),
            tenure,
            total: spokenMoney(totalAmountPayable, language),
          }),
          deduction,
        ].join(' '),
  };
}

/** Returns the sentence on the usual down payment that was deducted; an empty text where the visitor entered one. */
const deductionOf = ({ usualDownPayment }: Lease, phrases: Phrases, language: Language): string =>
  usualDownPayment === undefined
    ? ''
    : fill(phrases.lease_deducted, { amount: spokenMoney(usualDownPayment, language) });
