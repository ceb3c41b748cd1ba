import { useEffect } from 'react';
import { authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { smartSavings } from '#src/domain/calculators/smart-savings.ts';
import { sumOf } from '#src/domain/calculators/spending.ts';
import { useLiveForm } from '#src/features/calculator/live/use-live-form.ts';
import { choice, type ChoiceSchema, defineForm } from '#src/features/form/schema.ts';
import { listedOption } from '#src/features/form/settings.ts';
import type { SmartSavingsCalculatorProps } from './SmartSavingsCalculator.widget.ts';

type Fields = SmartSavingsCalculatorProps['fields'];

const NAME = 'SmartSavingsCalculator';
const CHOSEN = '1';

/** Returns the ways of saving with their categories; one with all categories when the author configured none. */
const waysOf = ({ CalculatorType, SmartSavingCategories }: Fields) => {
  const ways = CalculatorType.map(({ id, fields: { Title, SmartSavingCategories: own } }) => ({
    id,
    title: Title,
    categories: own.length > 0 ? own : SmartSavingCategories,
  }));
  return ways.length > 0 ? ways : [{ id: 'all', title: { value: '' }, categories: SmartSavingCategories }];
};

/** Returns the form: the way of saving by its position, and each category, which is chosen or not. */
function formOf(categories: readonly string[]) {
  const category = choice({ label: 'savings_categories', list: 'states', optional: true });
  const way = choice({ label: 'savings_ways', list: 'ways', initial: '0', optional: true, wide: true });
  const fields: Readonly<Record<string, ChoiceSchema>> = {
    ...Object.fromEntries(categories.map((id) => [id, category])),
    way: { ...way, resets: categories },
  };
  return defineForm({ name: NAME, fields, groups: [{ fields: ['way'] }] });
}

/** Returns the state of the calculator: the way of saving, its chosen categories, and the resulting savings. */
export function useSavings({ fields, query }: Pick<SmartSavingsCalculatorProps, 'fields' | 'query'>) {
  const ways = waysOf(fields);
  const categories = [...new Set(ways.flatMap((way) => way.categories.map(({ id }) => id)))];
  const settings = {
    states: [listedOption(CHOSEN, '')],
    ways: ways.map(({ title }, position) => listedOption(`${position}`, title.value)),
  };
  const form = formOf(categories);
  const state = useLiveForm({ form, settings, query });
  const { values, setValue, fill } = state;
  const isMissing = categories.length === 0;
  useEffect(() => {
    if (isMissing) console.warn(`${NAME}: no categories`);
  }, [isMissing]);

  const way = ways[Number(values.way)] ? Number(values.way) : 0;
  const isChosen = (id: string): boolean => values[id] === CHOSEN;
  const chosen = ways[way]?.categories.filter(({ id }) => isChosen(id)) ?? [];
  const spent = chosen.map(({ fields: { DefaultWeeklySpent } }) => DefaultWeeklySpent.value);
  return {
    form,
    settings,
    state: { ...state, isChanged: chosen.length > 0, clear: () => fill({ ...noneOf(categories), way: `${way}` }) },
    ways,
    way,
    isChosen,
    toggle: (id: string) => setValue(id, isChosen(id) ? '' : CHOSEN),
    choose: (position: number) => {
      if (position !== way) setValue('way', `${position}`);
    },
    spent: sumOf(spent.map(authoredNumber)),
    savings: smartSavings(way, spent),
  };
}

const noneOf = (categories: readonly string[]) => Object.fromEntries(categories.map((id) => [id, '']));

export type Saver = ReturnType<typeof useSavings>;
