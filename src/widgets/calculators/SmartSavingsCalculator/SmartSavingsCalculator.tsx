import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { RIYAL_TAB } from '#src/domain/calculators/smart-savings.ts';
import { calculatorId, LiveLayout } from '#src/features/calculator/live/LiveLayout.tsx';
import { presentResult } from '#src/features/calculator/result/present-result.ts';
import { resultFormats } from '#src/features/calculator/result/result-formats.ts';
import { FlagTabs } from '#src/features/form/FlagTabs.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { result, useSavings } from './savings.ts';
import type { SmartSavingsCalculatorProps } from './SmartSavingsCalculator.widget.ts';

/** Renders the calculator of weekly and yearly savings, by way of saving and spending categories. */
export function SmartSavingsCalculator(props: SmartSavingsCalculatorProps) {
  const { phrases, page } = props;
  const format = { ...resultFormats(page.language), phrases, language: page.language };
  const savings = useSavings(props);
  const { state, spent } = savings;
  const idle = !state.isChanged;
  const tabs = savings.ways.map(({ id, title, categories }, position) => ({
    id,
    label: <Text field={title} />,
    ...(position === RIYAL_TAB && { badge: format.number(1) }),
    cards: categories.map(({ id: category, fields: { Title, Icon, DefaultWeeklySpent } }) => ({
      id: category,
      name: <Text field={Title} />,
      picture: <Picture field={Icon} />,
      note: format.money(authoredNumber(DefaultWeeklySpent.value), 2),
    })),
  }));
  return (
    <LiveLayout
      widget={props}
      state={state}
      clearLabel={phrases.Clear}
      onApply={state.clear}
      result={{
        ...presentResult(result, savings, format),
        idle,
        sentence: idle ? phrases.savings_idle : fill(phrases.savings_of, { amount: format.spoken(spent, 2) }),
      }}
    >
      <FlagTabs
        view={{ id: calculatorId(props), ...format, ...savings }}
        name="way"
        labels={{ tabs: phrases.savings_ways, cards: phrases.savings_categories }}
        tabs={tabs}
        chosen={savings.way}
      />
    </LiveLayout>
  );
}
