import { authoredCap, authoredFraction, authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { businessCashback, IN_HALALAS } from '#src/domain/calculators/business-cashback.ts';
import { CAPS, textsIn } from '#src/features/cashback/authored-texts.ts';
import { CashbackLayout } from '#src/features/cashback/CashbackLayout.tsx';
import { amountFact } from '#src/features/cashback/earn-facts.ts';
import { useSpending } from '#src/features/cashback/use-spending.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { plainPercent } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { BusinessCashbackCalculatorProps } from './BusinessCashbackCalculator.widget.ts';
import { TERMS } from './terms.ts';

/** Author's fields of a category, which the rules parse. */
const SETTINGS = ['Code', 'ScrollLimit', 'ThresholdAmount', 'LowThresholdRate', 'HighThresholdRate'] as const;

type Card = BusinessCashbackCalculatorProps['fields']['Cards'][number]['fields'];

/** Renders the calculator of a business's cashback by category, per month and year. */
export function BusinessCashbackCalculator(props: BusinessCashbackCalculatorProps) {
  const { fields, phrases, page, query } = props;
  const { language } = page;
  const categories = fields.Cards.map(({ id, fields: card }) => ({
    id,
    icon: card.Icon,
    name: card.Title,
    limit: authoredCap(card.ScrollLimit.value),
    facts: factsOf(card, phrases, language),
  }));
  const spending = useSpending('BusinessCashbackCalculator', categories, query);
  const spent = fields.Cards.map(({ id, fields: card }) => ({
    category: textsIn(card, SETTINGS),
    amount: spending.amountOf(id),
  }));
  const inHalalas = fields.Cards.find(({ fields: { Code } }) => Code.value === IN_HALALAS);
  const caps = textsIn(fields, CAPS);
  return (
    <CashbackLayout
      widget={props}
      categories={categories}
      spending={spending}
      cashback={businessCashback(spent, caps)}
      caps={caps}
      more={<Terms phrases={phrases} inHalalas={inHalalas?.fields.Title.value} />}
    />
  );
}

type Phrases = BusinessCashbackCalculatorProps['phrases'];

/** Returns the texts on a category's rates and maximum amount. */
function factsOf(
  { MaxAmount, ThresholdAmount, LowThresholdRate, HighThresholdRate }: Card,
  phrases: Phrases,
  language: BusinessCashbackCalculatorProps['page']['language'],
): readonly string[] {
  const threshold = authoredNumber(ThresholdAmount.value);
  const percent = (authored: string) => plainPercent(authoredFraction(authored) * 100, language);
  const high = percent(HighThresholdRate.value);
  const rate =
    threshold > 0
      ? fill(phrases.cashback_rates, {
          low: percent(LowThresholdRate.value),
          threshold: spokenMoney(threshold, language),
          high,
        })
      : high;
  return [fill(phrases.cashback_rate, { rate }), ...amountFact(phrases.cashback_max_amount, MaxAmount.value, language)];
}

interface TermsProps {
  readonly phrases: Phrases;
  /** Name of the category whose cashback is not rounded down, if the card has it. */
  readonly inHalalas: string | undefined;
}

/** Renders the terms of the calculation. */
const Terms = ({ phrases, inHalalas }: TermsProps) => (
  <div className="pt-4">
    <Heading level={3} size="md" className="mb-3">
      {phrases.business_cashback_terms}
    </Heading>
    <ul className="bullets grid gap-1.5 text-sm text-text-2">
      {TERMS.map((key) => (
        <li key={key}>
          {key === 'business_cashback_term_2' && inHalalas !== undefined
            ? fill(phrases.business_cashback_term_2_but, { category: inHalalas })
            : phrases[key]}
        </li>
      ))}
    </ul>
  </div>
);
