import type { Language } from '#sitecore/definitions/language.ts';
import { authoredCap, authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { simpleCashback } from '#src/domain/calculators/simple-cashback.ts';
import { CAPS, textsIn } from '#src/features/cashback/authored-texts.ts';
import { CashbackLayout } from '#src/features/cashback/CashbackLayout.tsx';
import { amountFact } from '#src/features/cashback/earn-facts.ts';
import { useSpending } from '#src/features/cashback/use-spending.ts';
import { plainPercent } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { SimpleCashbackCalculatorProps } from './SimpleCashbackCalculator.widget.ts';

type Category = SimpleCashbackCalculatorProps['fields']['Categories'][number]['fields'];

/** Renders the calculator of a card's cashback by category, per month and year. */
export function SimpleCashbackCalculator(props: SimpleCashbackCalculatorProps) {
  const { fields, phrases, page, query } = props;
  const { language } = page;
  const categories = fields.Categories.map(({ id, fields: category }) => ({
    id,
    icon: category.icon,
    name: category.name,
    limit: authoredCap(category.scrollLimit.value),
    start: category.amount.value,
    facts: factsOf(category, phrases, language),
  }));
  const spending = useSpending('SimpleCashbackCalculator', categories, query);
  const spent = fields.Categories.map(({ id, fields: category }) => ({
    category: textsIn(category, ['rate', 'scrollLimit', 'maxCashback']),
    amount: spending.amountOf(id),
  }));
  const caps = textsIn(fields, CAPS);
  return (
    <CashbackLayout
      widget={props}
      categories={categories}
      spending={spending}
      cashback={simpleCashback(spent, caps)}
      caps={caps}
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
