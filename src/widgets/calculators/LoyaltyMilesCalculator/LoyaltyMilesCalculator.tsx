import type { Language } from '#sitecore/definitions/language.ts';
import { type CardSpend, milesOf } from '#src/domain/calculators/loyalty.ts';
import { calculatorId, LiveLayout } from '#src/features/calculator/live/LiveLayout.tsx';
import { useLiveForm } from '#src/features/calculator/live/use-live-form.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { type FieldExtras, FormFields } from '#src/features/form/FormFields.tsx';
import { amount, defineForm } from '#src/features/form/schema.ts';
import { formatMinimalDecimals } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import type { LoyaltyMilesCalculatorProps } from './LoyaltyMilesCalculator.widget.ts';

type Card = LoyaltyMilesCalculatorProps['fields']['Cards'][number];

const SPEND = amount({ note: 'loyalty_a_month', invalid: 'Invalid_Number', min: 0, optional: true });

/** Renders the calculator of the miles that a month's spending earns, with one amount per card. */
export function LoyaltyMilesCalculator(props: LoyaltyMilesCalculatorProps) {
  const { fields, phrases, page, query } = props;
  const { Cards } = fields;
  const { language } = page;
  const form = defineForm({
    name: 'LoyaltyMilesCalculator',
    fields: Object.fromEntries(Cards.map(({ id }) => [id, SPEND])),
    groups: [{ fields: Cards.map(({ id }) => id) }],
  });
  const state = useLiveForm({ form, settings: fields, query });
  const miles = milesOf(Cards.map((card) => spendOn(card, state.values[card.id])));
  const monthly = formatMinimalDecimals(miles.monthly, language);
  const yearly = formatMinimalDecimals(miles.yearly, language);
  const extras = Object.fromEntries(Cards.map((card) => [card.id, textsOf(card, phrases, language)]));
  const view = { id: calculatorId(props), language, phrases, form, settings: fields, state, extras };
  return (
    <LiveLayout
      widget={props}
      state={state}
      result={{
        label: phrases.loyalty_miles_monthly,
        figure: monthly,
        ...(miles.monthly === 0 && { idle: true, sentence: phrases.loyalty_miles_idle }),
        pairs: [{ id: 'yearly', label: phrases.loyalty_miles_yearly, value: yearly }],
        note: phrases.loyalty_note,
        spoken: fill(phrases.loyalty_miles_spoken, { monthly, yearly }),
      }}
    >
      <FormFields {...view} />
    </LiveLayout>
  );
}

/** Returns a card's settings and the spending on it; the spending is 0 and a setting null when it is no number. */
const spendOn = ({ fields: { RiyalSpent, PointGained } }: Card, spend = ''): CardSpend => ({
  spend: readNumber(spend) ?? 0,
  riyalSpent: readNumber(RiyalSpent.value),
  pointGained: readNumber(PointGained.value),
});

/** Returns the label of a card's amount, the card's icon, and a hint on what it earns. */
function textsOf(
  { fields: { Title, Icon, RiyalSpent, PointGained } }: Card,
  phrases: LoyaltyMilesCalculatorProps['phrases'],
  language: Language,
): FieldExtras {
  const [step, gain] = [readNumber(RiyalSpent.value), readNumber(PointGained.value)];
  const earns = (points: number) => fill(phrases.loyalty_earns, { n: formatMinimalDecimals(points, language) });
  return {
    label: Title.value,
    icon: resolveIconName(Icon.value),
    ...(step !== null &&
      gain !== null && {
        hint: (
          <>
            {earns(gain)} {riyals(step, language)}
          </>
        ),
      }),
  };
}
