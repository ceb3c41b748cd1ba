import type { FormOption } from './form-model.ts';

const folded = (text: string): string => text.trim().toLowerCase();

/** Returns the option whose value or text equals a query's parameter, in any case; undefined without a match. */
export function preselectedOption(options: readonly FormOption[], parameter: string | null): FormOption | undefined {
  const wanted = folded(parameter ?? '');
  if (wanted === '') return undefined;
  return options.find(({ value, text }) => folded(value) === wanted || folded(text) === wanted);
}
