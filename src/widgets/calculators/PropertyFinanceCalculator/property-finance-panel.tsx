import type { Language } from '#sitecore/definitions/language.ts';
import { riyals } from '#src/features/calculator/riyals.tsx';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { AnswerPanel } from '#src/features/calculator/use-answer-panel.ts';
import { type ResultContent, ResultFigures } from '#src/ui/result/ResultFigures.tsx';
import type { PropertyFinance } from './property-finance-values.ts';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';

type Phrases = PropertyFinanceCalculatorProps['words'];

/** What shows a property's finance. */
export const propertyFinancePanel = (words: Phrases, language: Language): AnswerPanel<PropertyFinance> => ({
  resultOf: (finance) => resultOf(finance, words, language),
  Figures: ResultFigures,
});

/** What the panel shows of a property's finance: all in whole riyals but its amount, which has two decimals. */
function resultOf(finance: PropertyFinance, words: Phrases, language: Language): ResultContent {
  const { instalment, financeAmount, profit, totalAmountPayable } = finance.figures;
  const money = (amount: number, decimals = 0) => riyals(amount, language, decimals);
  const sentence = sentenceOf(finance, words);
  return {
    label: words.property_instalment,
    figure: money(instalment),
    sentence,
    pairs: [
      { id: 'amount', label: words.property_amount, value: money(financeAmount, 2) },
      { id: 'profit', label: words.property_profit, value: money(profit) },
      { id: 'total', label: words.calculator_total, value: money(totalAmountPayable) },
    ],
    ...(financeAmount > 0 && {
      parts: [
        { series: 'capital', label: words.property_amount, amount: financeAmount, value: money(financeAmount) },
        { series: 'profit', label: words.property_profit, amount: profit, value: money(profit) },
      ],
    }),
    note: words.property_note,
    spoken:
      financeAmount === 0
        ? words.property_nothing
        : `${fill(words.property_spoken, {
            instalment: spokenMoney(instalment, language),
            amount: spokenMoney(financeAmount, language, { decimals: 2 }),
            total: spokenMoney(totalAmountPayable, language),
          })} ${sentence}`,
  };
}

/** How it is repaid, and that it is less than was asked for, or nothing. */
function sentenceOf(
  { figures: { financeAmount }, requestedAmount, frequency, tenure }: PropertyFinance,
  words: Phrases,
): string {
  if (tenure === '') return '';
  if (financeAmount === 0) return words.property_nothing;
  const paid = fill(words.property_paid, { frequency, tenure });
  return financeAmount < requestedAmount ? `${paid}. ${words.property_reduced}` : paid;
}
