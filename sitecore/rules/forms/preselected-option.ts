import { foldText } from '../fold-text.ts';
import type { FormOption } from './form-model.ts';

/** Returns the option whose value or text equals a query's parameter, folded as searches fold it; undefined without a match. */
export function preselectedOption(options: readonly FormOption[], parameter: string | null): FormOption | undefined {
  const wanted = foldText(parameter ?? '');
  if (wanted === '') return undefined;
  return options.find(({ value, text }) => foldText(value) === wanted || foldText(text) === wanted);
}
