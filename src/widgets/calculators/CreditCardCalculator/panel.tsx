import type { Language } from '#sitecore/definitions/language.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { formatPercent } from '#src/i18n/numbers.ts';
import { fill, plural } from '#src/i18n/phrase.ts';
import type { ResultPanelParts } from '#src/features/calculator/result/use-result-panel.ts';
import { type ResultContent, ResultFigures } from '#src/ui/result/ResultFigures.tsx';
import type { CardCost } from './values.ts';
import type { CreditCardCalculatorProps } from './CreditCardCalculator.widget.ts';

type Phrases = CreditCardCalculatorProps['phrases'];

/** Returns the panel parts that render a card's cost. */
export const creditCardPanel = (phrases: Phrases, language: Language): ResultPanelParts<CardCost> => ({
  resultOf: (cost) => resultOf(cost, phrases, language),
  Figures: ResultFigures,
});

/** Returns the panel's content for a card's cost; the asterisks refer to the note. */
function resultOf(
  { figures: { apr, months }, card, limit }: CardCost,
  phrases: Phrases,
  language: Language,
): ResultContent {
  const rate = formatPercent(apr, language);
  const period = plural(phrases, 'calculator_months', months, language);
  return {
    label: phrases.calculator_apr,
    figure: `${rate}*`,
    ...(card !== '' && {
      sentence: (
        <>
          {fill(phrases.credit_of, { card })} {riyals(limit, language)}
        </>
      ),
    }),
    pairs: [{ id: 'period', label: phrases.credit_period, value: `${period}*` }],
    note: phrases.credit_note,
    spoken: fill(phrases.credit_spoken, { apr: rate, period }),
  };
}
