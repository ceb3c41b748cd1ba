import type { Language } from '#sitecore/definitions/language.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { ResultPanelParts } from '#src/features/calculator/result/use-result-panel.ts';
import { type ResultContent, ResultFigures } from '#src/ui/result/ResultFigures.tsx';
import type { PropertyFinance } from './property-finance-values.ts';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';

type Phrases = PropertyFinanceCalculatorProps['phrases'];

/** What shows a property's finance. */
export const propertyFinancePanel = (phrases: Phrases, language: Language): ResultPanelParts<PropertyFinance> => ({
  resultOf: (finance) => resultOf(finance, phrases, language),
  Figures: ResultFigures,
});

/** What the panel shows of a property's finance: all in whole riyals but its amount, which has two decimals. */
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

/** How it is repaid, and that it is less than was asked for, or nothing. */
function sentenceOf(
  { figures: { financeAmount }, requestedAmount, frequency, tenure }: PropertyFinance,
  phrases: Phrases,
): string {
  if (tenure === '') return '';
  if (financeAmount === 0) return phrases.property_nothing;
  const paid = fill(phrases.property_paid, { frequency, tenure });
  return financeAmount < requestedAmount ? `${paid}. ${phrases.property_reduced}` : paid;
}
