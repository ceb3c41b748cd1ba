import type { Language } from '#sitecore/definitions/language.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { ResultPanelParts } from '#src/features/calculator/result/use-result-panel.ts';
import { type ResultContent, ResultFigures } from '#src/ui/result/ResultFigures.tsx';
import type { PropertyFinance } from './values.ts';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';

type Phrases = PropertyFinanceCalculatorProps['phrases'];

/** Returns the panel parts that render a property's finance. */
export const propertyFinancePanel = (phrases: Phrases, language: Language): ResultPanelParts<PropertyFinance> => ({
  resultOf: (finance) => resultOf(finance, phrases, language),
  Figures: ResultFigures,
});

/** Returns the panel's content for a property's finance: whole riyals, except the amount with two decimals. */
function resultOf(finance: PropertyFinance, phrases: Phrases, language: Language): ResultContent {
  const { instalment, financeAmount, profit, totalAmountPayable } = finance.figures;
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
  { figures: { financeAmount }, requestedAmount, frequency, tenure }: PropertyFinance,
  phrases: Phrases,
): string {
  if (tenure === '') return '';
  if (financeAmount === 0) return phrases.property_nothing;
  const paid = fill(phrases.property_paid, { frequency, tenure });
  return financeAmount < requestedAmount ? `${paid}. ${phrases.property_reduced}` : paid;
}
