import { useEffect } from 'react';
import { authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { smartSavings } from '#src/domain/calculators/smart-savings.ts';
import { sumOf } from '#src/domain/calculators/spending.ts';
import { useLiveForm } from '#src/features/calculator/live/use-live-form.ts';
import { flagFields, flagSettings, isOn } from '#src/features/form/flags.ts';
import { choice, type ChoiceSchema, defineForm } from '#src/features/form/schema.ts';
import { listedOption } from '#src/features/form/settings.ts';
import type { SmartSavingsCalculatorProps } from './SmartSavingsCalculator.widget.ts';

const NAME = 'SmartSavingsCalculator';

/** Returns the ways of saving with their categories; one with all categories when the author configured none. */
function waysOf({ CalculatorType, SmartSavingCategories: all }: SmartSavingsCalculatorProps['fields']) {
  const ways = CalculatorType.map(({ id, fields: { Title: title, SmartSavingCategories: own } }) => ({
    id,
    title,
    categories: own.length > 0 ? own : all,
  }));
  return ways.length > 0 ? ways : [{ id: 'all', title: { value: '' }, categories: all }];
}

/** Returns the state of the calculator: the way of saving by its position, its chosen categories, and the savings. */
export function useSavings({ fields: authored, query }: Pick<SmartSavingsCalculatorProps, 'fields' | 'query'>) {
  const ways = waysOf(authored);
  const categories = [...new Set(ways.flatMap((way) => way.categories.map(({ id }) => id)))];
  const way = choice({ label: 'savings_ways', list: 'ways', initial: '0', optional: true, wide: true, persists: true });
  const fields: Readonly<Record<string, ChoiceSchema>> = {
    ...flagFields(categories, 'savings_categories'),
    way: { ...way, resets: categories },
  };
  const form = defineForm({ name: NAME, fields, groups: [{ fields: ['way'] }] });
  const options = ways.map(({ title }, position) => listedOption(`${position}`, title.value));
  const settings = { ...flagSettings, ways: options };
  const state = useLiveForm({ form, settings, query });
  const isMissing = categories.length === 0;
  useEffect(() => {
    if (isMissing) console.warn(`${NAME}: no categories`);
  }, [isMissing]);

  const position = ways[Number(state.values.way)] ? Number(state.values.way) : 0;
  const chosen = ways[position]?.categories.filter(({ id }) => isOn(state.values[id])) ?? [];
  const spending = chosen.map(({ fields: { DefaultWeeklySpent } }) => DefaultWeeklySpent.value);
  const spent = sumOf(spending.map(authoredNumber));
  return { form, settings, state, ways, way: position, spent, ...smartSavings(position, spending) };
}

export type Savings = ReturnType<typeof useSavings>;
