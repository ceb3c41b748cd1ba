import { Text } from '#src/cms/fields/Text.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import { authoredCap, authoredFraction, authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { businessCashback } from '#src/domain/calculators/business-cashback.ts';
import { CashbackPlace } from '#src/features/cashback/CashbackPlace.tsx';
import { amountFact, plainPercent } from '#src/features/cashback/earn-facts.ts';
import { EditedCashback } from '#src/features/cashback/EditedCashback.tsx';
import { SpendField } from '#src/features/cashback/SpendField.tsx';
import { useSpending } from '#src/features/cashback/use-spending.ts';
import { spokenMoney } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Heading } from '#src/ui/Heading.tsx';
import type { widget } from './BusinessCashbackCalculator.widget.ts';
import { categoryOf } from './business-category.ts';

type BusinessCashbackProps = WidgetProps<typeof widget>;

/** What a business gets back of what its cards spend, by category, in a month and a year. */
export function BusinessCashbackCalculator(props: BusinessCashbackProps) {
  if (props.page.state !== 'edit') return <WorkingCalculator {...props} />;
  return (
    <EditedCashback {...props}>
      {props.fields.Cards.map(({ id, fields: { Title } }) => (
        <li key={id}>
          <Text field={Title} />
        </li>
      ))}
    </EditedCashback>
  );
}

function WorkingCalculator({ uid, fields, words, page: { language } }: BusinessCashbackProps) {
  const cards = fields.Cards.map(({ id, fields: card }) => ({
    ...card,
    id,
    limit: authoredCap(card.ScrollLimit.value),
    category: categoryOf(card),
  }));
  const spending = useSpending('BusinessCashbackCalculator', cards);
  const cashback = businessCashback(
    cards.map(({ id, category }) => ({ category, amount: spending.amountOf(id) })),
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
      more={<Terms words={words} />}
    >
      {cards.map((card) => (
        <SpendField
          key={card.id}
          id={`${calculator}-${card.id}`}
          language={language}
          icon={card.Icon}
          name={card.Title}
          limit={card.limit}
          facts={factsOf(card.category, card.MaxAmount.value, words, language)}
          value={spending.textOf(card.id)}
          amount={spending.amountOf(card.id)}
          onSpend={(text) => spending.spend(card, text)}
        />
      ))}
    </CashbackPlace>
  );
}

type Words = BusinessCashbackProps['words'];

/** What a category earns, and on how much, in words. */
function factsOf(
  { ThresholdAmount, LowThresholdRate, HighThresholdRate }: ReturnType<typeof categoryOf>,
  maxAmount: string,
  words: Words,
  language: BusinessCashbackProps['page']['language'],
): readonly string[] {
  const threshold = authoredNumber(ThresholdAmount);
  const percent = (authored: string) => plainPercent(authoredFraction(authored) * 100, language);
  const high = percent(HighThresholdRate);
  const rate =
    threshold > 0
      ? fill(words.cashback_rates, {
          low: percent(LowThresholdRate),
          threshold: spokenMoney(threshold, language),
          high,
        })
      : high;
  return [fill(words.cashback_rate, { rate }), ...amountFact(words.cashback_max_amount, maxAmount, language)];
}

/** Three lines that say how cashback is worked out. */
const Terms = ({ words }: { readonly words: Words }) => (
  <>
    <Heading level={3} size="md" className="mb-3">
      {words.business_cashback_terms}
    </Heading>
    <ul className="bullets grid gap-1.5 text-sm text-text-2">
      <li>{words.business_cashback_term_1}</li>
      <li>{words.business_cashback_term_2}</li>
      <li>{words.business_cashback_term_3}</li>
    </ul>
  </>
);
