import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { RIYAL_TAB } from '#src/domain/calculators/smart-savings.ts';
import { calculatorId, LiveLayout } from '#src/features/calculator/live/LiveLayout.tsx';
import { presentResult } from '#src/features/calculator/result/present-result.ts';
import { resultFormats } from '#src/features/calculator/result/result-formats.ts';
import { FlagCards } from '#src/features/form/FlagCards.tsx';
import { FormFields } from '#src/features/form/FormFields.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { Tabs } from '#src/ui/disclosure/Tabs.tsx';
import { type Savings, useSavings } from './savings.ts';
import type { SmartSavingsCalculatorProps } from './SmartSavingsCalculator.widget.ts';
import { result } from './savings-result.ts';

/** Renders the calculator of weekly and yearly savings, by way of saving and spending categories. */
export function SmartSavingsCalculator(props: SmartSavingsCalculatorProps) {
  const { phrases, page } = props;
  const { language } = page;
  const formats = resultFormats(language);
  const savings = useSavings(props);
  const { state, spent } = savings;
  const idle = !state.isChanged;
  return (
    <LiveLayout
      widget={props}
      state={state}
      clearLabel={phrases.Clear}
      onApply={state.clear}
      result={{
        ...presentResult(result, savings, { ...formats, phrases, language }),
        idle,
        sentence: idle ? phrases.savings_idle : fill(phrases.savings_of, { amount: formats.spoken(spent, 2) }),
      }}
    >
      <WayTabs {...props} {...savings} />
      <SubmittedWays {...props} {...savings} />
    </LiveLayout>
  );
}

type WaysProps = SmartSavingsCalculatorProps & Savings;

/** Renders a tab per way of saving, with a card per category. */
const WayTabs = ({ ways, way, state, ...widget }: WaysProps) => (
  <div className="noscript:hidden">
    <Tabs
      id={calculatorId(widget)}
      label={widget.phrases.savings_ways}
      kind="pills"
      language={widget.page.language}
      tabs={ways.map(({ id, title }) => ({ id, label: <Text field={title} /> }))}
      chosen={way}
      onChoose={(position) => position !== way && state.setValue('way', `${position}`)}
    >
      {ways.map(({ id, categories }, position) => (
        <FlagCards
          key={id}
          label={widget.phrases.savings_categories}
          cards={cardsOf(categories, widget.page.language)}
          state={state}
          {...(position === RIYAL_TAB && { badge: resultFormats(widget.page.language).number(1) })}
        />
      ))}
    </Tabs>
  </div>
);

/** Renders the same choice for a form without scripts: radios for the ways, a checkbox per category. */
function SubmittedWays({ form, settings, state, ways, phrases, page: { language }, uid }: WaysProps) {
  const lists = [...new Map(ways.map((way) => [way.categories, way])).values()];
  return (
    <div className="hidden noscript:block">
      {ways.length > 1 && (
        <FormFields id={`${calculatorId({ uid })}-submitted`} {...{ form, language, phrases, settings, state }} />
      )}
      {lists.map(({ id, title, categories }) => (
        <div key={id} className="mt-6">
          {lists.length > 1 && (
            <p className="mb-3 font-strong">
              <Text field={title} />
            </p>
          )}
          <FlagCards submitted label={phrases.savings_categories} cards={cardsOf(categories, language)} state={state} />
        </div>
      ))}
    </div>
  );
}

/** Returns the cards of categories: icon, name and weekly spending. */
const cardsOf = (
  categories: Savings['ways'][number]['categories'],
  language: SmartSavingsCalculatorProps['page']['language'],
) =>
  categories.map(({ id, fields: { Title, Icon, DefaultWeeklySpent } }) => ({
    id,
    name: <Text field={Title} />,
    picture: <Picture field={Icon} />,
    note: resultFormats(language).money(authoredNumber(DefaultWeeklySpent.value), 2),
  }));
