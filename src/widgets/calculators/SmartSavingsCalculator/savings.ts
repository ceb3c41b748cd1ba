import { useEffect } from 'react';
import { authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { smartSavings } from '#src/domain/calculators/smart-savings.ts';
import { sumOf } from '#src/domain/calculators/spending.ts';
import { defineResult, moneyFigure } from '#src/features/calculator/result/result-schema.ts';
import { useLiveForm } from '#src/features/calculator/live/use-live-form.ts';
import { flagTabsForm } from '#src/features/form/flag-tabs-form.ts';
import { isOn } from '#src/features/form/flags.ts';
import type { SmartSavingsCalculatorProps } from './SmartSavingsCalculator.widget.ts';

const NAME = 'SmartSavingsCalculator';

/** Figures of the result. */
export const result = defineResult({
  figures: { yearly: moneyFigure('Estimated_Yearly_Saving', 2), weekly: moneyFigure('Weekly_Spend', 2) },
  note: 'savings_note',
  spoken: 'savings_spoken',
});

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
  const titles = ways.map(({ title }) => title.value);
  const flags = [...new Set(ways.flatMap(({ categories }) => categories.map(({ id }) => id)))];
  const labels = { tab: 'savings_ways', flag: 'savings_categories' } as const;
  const { form, settings } = flagTabsForm({ name: NAME, tab: 'way', titles, flags, labels });
  const state = useLiveForm({ form, settings, query });
  const isMissing = flags.length === 0;
  useEffect(() => {
    if (isMissing) console.warn(`${NAME}: no categories`);
  }, [isMissing]);

  const position = ways[Number(state.values.way)] ? Number(state.values.way) : 0;
  const chosen = ways[position]?.categories.filter(({ id }) => isOn(state.values[id])) ?? [];
  const spending = chosen.map(({ fields: { DefaultWeeklySpent } }) => DefaultWeeklySpent.value);
  const spent = sumOf(spending.map(authoredNumber));
  return { form, settings, state, ways, way: position, spent, ...smartSavings(position, spending) };
}
