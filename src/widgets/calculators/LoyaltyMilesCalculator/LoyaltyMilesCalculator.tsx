import { Text } from '#src/cms/fields/Text.tsx';
import { type CardSpend, milesOf } from '#src/domain/calculators/loyalty.ts';
import { ApplyNow } from '#src/features/calculator/result/ApplyNow.tsx';
import { LiveLayout } from '#src/features/calculator/LiveLayout.tsx';
import { useLiveCalculator } from '#src/features/calculator/form/use-live-calculator.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { LoyaltyMilesCalculatorProps } from './LoyaltyMilesCalculator.widget.ts';
import { LoyaltyMilesFields } from './LoyaltyMilesFields.tsx';

/** Renders the calculator of the miles that a month's spending earns, with one amount per card. */
export function LoyaltyMilesCalculator({
  uid,
  fields: { Title, SubTitle, Cards, ApplyNow: link },
  phrases,
  page,
}: LoyaltyMilesCalculatorProps) {
  const { language } = page;
  const calculator = useLiveCalculator<string>({
    name: 'LoyaltyMilesCalculator',
    initial: Object.fromEntries(Cards.map(({ id }) => [id, ''])),
  });
  const miles = milesOf(Cards.map((card) => spendOn(card, calculator.values[card.id])));
  const [monthly, yearly] = [miles.monthly, miles.yearly].map((count) => formatNumber(count, language));
  const id = `calculator-${uid}`;
  return (
    <LiveLayout
      id={id}
      phrases={phrases}
      title={<Text field={Title} />}
      subtitle={<Text field={SubTitle} />}
      calculator={calculator}
      result={{
        label: phrases.loyalty_miles_monthly,
        figure: monthly,
        idle: miles.monthly === 0,
        pairs: [{ id: 'yearly', label: phrases.loyalty_miles_yearly, value: yearly }],
        action: <ApplyNow field={link} kind={miles.monthly === 0 ? 'soft' : 'accent'} />,
        note: phrases.loyalty_note,
        spoken: fill(phrases.loyalty_miles_spoken, { monthly: monthly ?? '', yearly: yearly ?? '' }),
      }}
    >
      <LoyaltyMilesFields id={id} cards={Cards} phrases={phrases} language={language} calculator={calculator} />
    </LiveLayout>
  );
}

/** Returns a card's settings and the spending on it; the spending is 0 and a setting null when it is no number. */
const spendOn = (
  { fields: { RiyalSpent, PointGained } }: LoyaltyMilesCalculatorProps['fields']['Cards'][number],
  spend = '',
): CardSpend => ({
  spend: readNumber(spend) ?? 0,
  riyalSpent: readNumber(RiyalSpent.value),
  pointGained: readNumber(PointGained.value),
});
