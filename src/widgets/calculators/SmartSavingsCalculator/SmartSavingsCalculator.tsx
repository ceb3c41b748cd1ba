import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { RIYAL_TAB } from '#src/domain/calculators/smart-savings.ts';
import { calculatorId, LiveLayout } from '#src/features/calculator/live/LiveLayout.tsx';
import { resultFormats } from '#src/features/calculator/result/result-formats.ts';
import { FormFields } from '#src/features/form/FormFields.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { Tabs } from '#src/ui/disclosure/Tabs.tsx';
import { ToggleCards } from '#src/ui/form/ToggleCards.tsx';
import { type Saver, useSavings } from './savings.ts';
import type { SmartSavingsCalculatorProps } from './SmartSavingsCalculator.widget.ts';

/** Renders the calculator of weekly and yearly savings, by way of saving and spending categories. */
export function SmartSavingsCalculator(props: SmartSavingsCalculatorProps) {
  const { phrases, page } = props;
  const { money, spoken } = resultFormats(page.language);
  const saver = useSavings(props);
  const { state, spent } = saver;
  const { weekly, yearly } = saver.savings;
  const idle = !state.isChanged;
  return (
    <LiveLayout
      widget={props}
      state={state}
      clearLabel={phrases.Clear}
      onApply={() => state.clear()}
      result={{
        label: phrases.Estimated_Yearly_Saving,
        figure: money(yearly, 2),
        idle,
        sentence: idle ? phrases.savings_idle : fill(phrases.savings_of, { amount: spoken(spent, 2) }),
        pairs: [{ id: 'weekly', label: phrases.Weekly_Spend, value: money(weekly, 2) }],
        note: phrases.savings_note,
        spoken: fill(phrases.savings_spoken, { weekly: spoken(weekly, 2), yearly: spoken(yearly, 2) }),
      }}
    >
      <div className="noscript:hidden">
        <WayTabs {...props} saver={saver} />
      </div>
      <div className="hidden noscript:block">
        <SubmittedWays {...props} saver={saver} />
      </div>
    </LiveLayout>
  );
}

interface WaysProps extends SmartSavingsCalculatorProps {
  readonly saver: Saver;
}

/** Renders a tab per way of saving, with a card per category. */
function WayTabs({ saver, ...widget }: WaysProps) {
  const { phrases, page } = widget;
  const { ways, way } = saver;
  const { number } = resultFormats(page.language);
  return (
    <Tabs
      id={calculatorId(widget)}
      label={phrases.savings_ways}
      kind="pills"
      language={page.language}
      tabs={ways.map(({ id, title }) => ({ id, label: <Text field={title} /> }))}
      chosen={way}
      onChoose={saver.choose}
    >
      {ways.map(({ id, categories }, position) => (
        <ToggleCards
          key={id}
          label={phrases.savings_categories}
          cards={cardsOf(categories, page.language, {
            isOn: (one) => position === way && saver.isChosen(one),
            ...(position === RIYAL_TAB && { badge: number(1) }),
          })}
          onToggle={saver.toggle}
        />
      ))}
    </Tabs>
  );
}

/** Renders the same choice for a form without scripts: radios for the ways, a checkbox per category. */
function SubmittedWays({ saver, ...widget }: WaysProps) {
  const { phrases, page } = widget;
  const { form, settings, state, ways } = saver;
  const { language } = page;
  const lists = [...new Map(ways.map((way) => [way.categories, way])).values()];
  return (
    <>
      {ways.length > 1 && (
        <FormFields id={`${calculatorId(widget)}-submitted`} {...{ form, language, phrases, settings, state }} />
      )}
      {lists.map(({ id, title, categories }) => (
        <div key={id} className="mt-6">
          {lists.length > 1 && (
            <p className="mb-3 font-strong">
              <Text field={title} />
            </p>
          )}
          <ToggleCards
            label={phrases.savings_categories}
            cards={cardsOf(categories, language, { isOn: saver.isChosen })}
          />
        </div>
      ))}
    </>
  );
}

type Page = SmartSavingsCalculatorProps['page'];

/** Returns the cards of categories: icon, name and weekly spending. */
const cardsOf = (
  categories: Saver['ways'][number]['categories'],
  language: Page['language'],
  { isOn, badge }: { readonly isOn: (id: string) => boolean; readonly badge?: string },
) =>
  categories.map(({ id, fields: { Title, Icon, DefaultWeeklySpent } }) => ({
    id,
    name: <Text field={Title} />,
    picture: <Picture field={Icon} />,
    note: resultFormats(language).money(authoredNumber(DefaultWeeklySpent.value), 2),
    isOn: isOn(id),
    badge,
  }));
