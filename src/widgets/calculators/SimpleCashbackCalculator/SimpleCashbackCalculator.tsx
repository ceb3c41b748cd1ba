import type { Language } from '#sitecore/definitions/language.ts';
import { authoredCap, authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { simpleCashback } from '#src/domain/calculators/simple-cashback.ts';
import { capsOf } from '#src/features/cashback/caps.ts';
import { CashbackLayout } from '#src/features/cashback/CashbackLayout.tsx';
import { amountFact, plainPercent } from '#src/features/cashback/earn-facts.ts';
import { useSpending } from '#src/features/cashback/use-spending.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { SimpleCashbackCalculatorProps } from './SimpleCashbackCalculator.widget.ts';

type Category = SimpleCashbackCalculatorProps['fields']['Categories'][number]['fields'];

/** Renders the calculator of a card's cashback by category, per month and year. */
export const SimpleCashbackCalculator = (props: SimpleCashbackCalculatorProps) => (
  <Calculator {...props} categories={categoriesOf(props)} />
);

const categoriesOf = ({ fields, phrases, page: { language } }: SimpleCashbackCalculatorProps) =>
  fields.Categories.map(({ id, fields: category }) => ({
    id,
    icon: category.icon,
    name: category.name,
    limit: authoredCap(category.scrollLimit.value),
    start: category.amount.value,
    facts: factsOf(category, phrases, language),
    category: {
      rate: category.rate.value,
      scrollLimit: category.scrollLimit.value,
      maxCashback: category.maxCashback.value,
    },
  }));

interface WorkingProps extends SimpleCashbackCalculatorProps {
  readonly categories: ReturnType<typeof categoriesOf>;
}

function Calculator({ uid, fields, phrases, page, categories }: WorkingProps) {
  const spending = useSpending('SimpleCashbackCalculator', categories);
  const cashback = simpleCashback(
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
    />
  );
}

/** Returns the texts on a category's rate, maximum amount and cap. */
const factsOf = (
  { rate, maxCashback, maxAmount }: Category,
  phrases: SimpleCashbackCalculatorProps['phrases'],
  language: Language,
): readonly string[] => [
  fill(phrases.cashback_rate, { rate: plainPercent(authoredNumber(rate.value), language) }),
  ...amountFact(phrases.cashback_max_amount, maxAmount.value, language),
  ...amountFact(phrases.cashback_cap, maxCashback.value, language),
];
