import type { Language } from '#sitecore/definitions/language.ts';
import { riyals } from '#src/features/calculator/finance-result.tsx';
import { formatPercent } from '#src/i18n/numbers.ts';
import { fill, plural } from '#src/i18n/phrase.ts';
import type { Result } from '#src/ui/ResultPanel.tsx';
import type { CardCost } from './credit-card-entries.ts';
import type { CreditCardProps } from './CreditCardCalculator.tsx';

/** What the panel shows of a card's cost; both figures lead to the note by their asterisk. */
export function cardCost(
  { figures: { apr, months }, card, limit }: CardCost,
  words: CreditCardProps['words'],
  language: Language,
): Result {
  const rate = formatPercent(apr, language);
  const period = plural(words, 'calculator_months', months, language);
  return {
    label: words.calculator_apr,
    figure: `${rate}*`,
    ...(card !== '' && {
      sentence: (
        <>
          {fill(words.credit_of, { card })} {riyals(limit, language)}
        </>
      ),
    }),
    pairs: [{ id: 'period', label: words.credit_period, value: `${period}*` }],
    note: words.credit_note,
    spoken: fill(words.credit_spoken, { apr: rate, period }),
  };
}
