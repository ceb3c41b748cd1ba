import { useEffect } from 'react';
import { authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { smartSavings } from '#src/domain/calculators/smart-savings.ts';
import { sumOf } from '#src/domain/calculators/spending.ts';
import { useLiveCalculator } from '#src/features/calculator/form/use-live-calculator.ts';
import type { SmartSavingsCalculatorProps } from './SmartSavingsCalculator.widget.ts';

type Fields = SmartSavingsCalculatorProps['fields'];

const NAME = 'SmartSavingsCalculator';
const CHOSEN = '1';

/** Returns the tabs with their categories; one tab with all categories when the author configured none. */
const tabsOf = ({ CalculatorType, SmartSavingCategories }: Fields) => {
  const tabs = CalculatorType.map(({ id, fields }) => ({
    id,
    title: fields.Title,
    categories: fields.SmartSavingCategories.length > 0 ? fields.SmartSavingCategories : SmartSavingCategories,
  }));
  return tabs.length > 0 ? tabs : [{ id: 'all', title: { value: '' }, categories: SmartSavingCategories }];
};

/** Returns the state of the calculator: the chosen tab, its chosen categories, and the resulting savings. */
export function useSavings(fields: Fields) {
  const tabs = tabsOf(fields);
  const categories = tabs.flatMap((tab) => tab.categories.map(({ id }) => id));
  const noneChosen = Object.fromEntries(categories.map((id) => [id, '']));
  const calculator = useLiveCalculator<string>({
    name: NAME,
    initial: { ...noneChosen, tab: '0' },
    allowedValues: {
      ...Object.fromEntries(categories.map((id) => [id, ['', CHOSEN]])),
      tab: tabs.map((_, position) => `${position}`),
    },
  });
  const { values, setValue, setValues } = calculator;
  const isMissing = categories.length === 0;
  useEffect(() => {
    if (isMissing) console.warn(`${NAME}: no categories`);
  }, [isMissing]);

  const tab = Number(values.tab ?? 0);
  const isChosen = (id: string): boolean => values[id] === CHOSEN;
  const chosen = tabs[tab]?.categories.filter(({ id }) => isChosen(id)) ?? [];
  const spent = chosen.map(({ fields: { DefaultWeeklySpent } }) => DefaultWeeklySpent.value);
  /** Clears the chosen categories and shows the tab. */
  const start = (position: number) => setValues({ ...noneChosen, tab: `${position}` });
  return {
    calculator: { ...calculator, isChanged: chosen.length > 0, clear: () => start(tab) },
    tabs,
    tab,
    isChosen,
    toggle: (id: string) => setValue(id, isChosen(id) ? '' : CHOSEN),
    choose: (position: number) => {
      if (position !== tab) start(position);
    },
    spent: sumOf(spent.map(authoredNumber)),
    savings: smartSavings(tab, spent),
  };
}

export type Saver = ReturnType<typeof useSavings>;
