import type { Language } from '#sitecore/definitions/language.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import { authoredCap, authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { simpleCashback } from '#src/domain/calculators/simple-cashback.ts';
import { CashbackPlace } from '#src/features/cashback/CashbackPlace.tsx';
import { amountFact, plainPercent } from '#src/features/cashback/earn-facts.ts';
import { EditedCashback } from '#src/features/cashback/EditedCashback.tsx';
import { SpendField } from '#src/features/cashback/SpendField.tsx';
import { useSpending } from '#src/features/cashback/use-spending.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { widget } from './SimpleCashbackCalculator.widget.ts';

type SimpleCashbackProps = WidgetProps<typeof widget>;
type Category = SimpleCashbackProps['fields']['Categories'][number]['fields'];

/** What a card gives back of what is spent with it, by category, in a month and a year. */
export function SimpleCashbackCalculator(props: SimpleCashbackProps) {
  if (props.page.state !== 'edit') return <WorkingCalculator {...props} />;
  return (
    <EditedCashback {...props}>
      {props.fields.Categories.map(({ id, fields: { name } }) => (
        <li key={id}>
          <Text field={name} />
        </li>
      ))}
    </EditedCashback>
  );
}

function WorkingCalculator({ uid, fields, words, page: { language } }: SimpleCashbackProps) {
  const categories = fields.Categories.map(({ id, fields: category }) => ({
    ...category,
    id,
    limit: authoredCap(category.scrollLimit.value),
    start: category.amount.value,
  }));
  const spending = useSpending('SimpleCashbackCalculator', categories);
  const cashback = simpleCashback(
    categories.map(({ id, rate, scrollLimit, maxCashback }) => ({
      category: { rate: rate.value, scrollLimit: scrollLimit.value, maxCashback: maxCashback.value },
      amount: spending.amountOf(id),
    })),
    {
      MaxMonthlyCashback: fields.MaxMonthlyCashback.value,
      MaxYearlyCashback: fields.MaxYearlyCashback.value,
    },
  );
  const calculator = `calculator-${uid}`;
  return (
    <CashbackPlace
      id={calculator}
      language={language}
      words={words}
      fields={fields}
      spending={spending}
      cashback={cashback}
    >
      {categories.map((category) => (
        <SpendField
          key={category.id}
          id={`${calculator}-${category.id}`}
          language={language}
          icon={category.icon}
          name={category.name}
          limit={category.limit}
          facts={factsOf(category, words, language)}
          value={spending.textOf(category.id)}
          amount={spending.amountOf(category.id)}
          onSpend={(text) => spending.spend(category, text)}
        />
      ))}
    </CashbackPlace>
  );
}

/** What a category earns, up to what, and on how much, in words. */
const factsOf = (
  { rate, maxCashback, maxAmount }: Category,
  words: SimpleCashbackProps['words'],
  language: Language,
): readonly string[] => [
  fill(words.cashback_rate, { rate: plainPercent(authoredNumber(rate.value), language) }),
  ...amountFact(words.cashback_max_amount, maxAmount.value, language),
  ...amountFact(words.cashback_cap, maxCashback.value, language),
];
