import { authoredCap, authoredFraction, authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { businessCashback } from '#src/domain/calculators/business-cashback.ts';
import { capsOf } from '#src/features/cashback/caps.ts';
import { CashbackLayout } from '#src/features/cashback/CashbackLayout.tsx';
import { amountFact, plainPercent } from '#src/features/cashback/earn-facts.ts';
import { useSpending } from '#src/features/cashback/use-spending.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { BusinessCashbackCalculatorProps } from './BusinessCashbackCalculator.widget.ts';
import { categoryOf } from './business-category.ts';

/** Renders the calculator of a business's cashback by category, per month and year. */
export const BusinessCashbackCalculator = (props: BusinessCashbackCalculatorProps) => (
  <Calculator {...props} categories={categoriesOf(props)} />
);

const categoriesOf = ({ fields, phrases, page: { language } }: BusinessCashbackCalculatorProps) =>
  fields.Cards.map(({ id, fields: card }) => {
    const category = categoryOf(card);
    return {
      id,
      icon: card.Icon,
      name: card.Title,
      limit: authoredCap(category.ScrollLimit),
      facts: factsOf(category, card.MaxAmount.value, phrases, language),
      category,
    };
  });

interface WorkingProps extends BusinessCashbackCalculatorProps {
  readonly categories: ReturnType<typeof categoriesOf>;
}

function Calculator({ uid, fields, phrases, page, categories }: WorkingProps) {
  const spending = useSpending('BusinessCashbackCalculator', categories);
  const cashback = businessCashback(
    categories.map(({ id, category }) => ({ category, amount: spending.amountOf(id) })),
    capsOf(fields),
  );
  return (
    <CashbackLayout
      uid={uid}
      language={page.language}
      phrases={phrases}
      fields={fields}
      categories={categories}
      spending={spending}
      cashback={cashback}
      more={<Terms phrases={phrases} />}
    />
  );
}

type Phrases = BusinessCashbackCalculatorProps['phrases'];

/** Returns the texts on a category's rates and maximum amount. */
function factsOf(
  { ThresholdAmount, LowThresholdRate, HighThresholdRate }: ReturnType<typeof categoryOf>,
  maxAmount: string,
  phrases: Phrases,
  language: BusinessCashbackCalculatorProps['page']['language'],
): readonly string[] {
  const threshold = authoredNumber(ThresholdAmount);
  const percent = (authored: string) => plainPercent(authoredFraction(authored) * 100, language);
  const high = percent(HighThresholdRate);
  const rate =
    threshold > 0
      ? fill(phrases.cashback_rates, {
          low: percent(LowThresholdRate),
          threshold: spokenMoney(threshold, language),
          high,
        })
      : high;
  return [fill(phrases.cashback_rate, { rate }), ...amountFact(phrases.cashback_max_amount, maxAmount, language)];
}

/** Renders the three terms of the calculation. */
const Terms = ({ phrases }: { readonly phrases: Phrases }) => (
  <div className="pt-4">
    <Heading level={3} size="md" className="mb-3">
      {phrases.business_cashback_terms}
    </Heading>
    <ul className="bullets grid gap-1.5 text-sm text-text-2">
      <li>{phrases.business_cashback_term_1}</li>
      <li>{phrases.business_cashback_term_2}</li>
      <li>{phrases.business_cashback_term_3}</li>
    </ul>
  </div>
);
