import type { Language } from '#sitecore/definitions/language.ts';
import { AmountField, calculatorFields } from '#src/features/calculator/form/CalculatorFields.tsx';
import type { LiveCalculator } from '#src/features/calculator/form/use-live-calculator.ts';
import { formatMinimalDecimals } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import type { LoyaltyMilesCalculatorProps } from './LoyaltyMilesCalculator.widget.ts';

interface LoyaltyMilesFieldsProps extends Pick<LoyaltyMilesCalculatorProps, 'phrases'> {
  readonly id: string;
  readonly language: Language;
  readonly cards: LoyaltyMilesCalculatorProps['fields']['Cards'];
  readonly calculator: LiveCalculator<string>;
}

/** Renders a monthly amount per card, labelled by the card's title and icon, with a hint on what it earns. */
export function LoyaltyMilesFields({ id, language, cards, phrases, calculator }: LoyaltyMilesFieldsProps) {
  const form = calculatorFields({
    id,
    language,
    phrases: { calculator_choose: phrases.PleaseSelectForForms },
    labels: Object.fromEntries(cards.map((card) => [card.id, card.fields.Title.value])),
    calculator,
  });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {cards.map(({ id: card, fields: { Icon, RiyalSpent, PointGained } }) => {
        const [step, gain] = [readNumber(RiyalSpent.value), readNumber(PointGained.value)];
        return (
          <AmountField
            key={card}
            form={form}
            field={card}
            optional
            icon={resolveIconName(Icon.value)}
            note={phrases.loyalty_a_month}
            hint={
              step !== null &&
              gain !== null && (
                <>
                  {fill(phrases.loyalty_earns, { n: formatMinimalDecimals(gain, language) })} {riyals(step, language)}
                </>
              )
            }
          />
        );
      })}
    </div>
  );
}
