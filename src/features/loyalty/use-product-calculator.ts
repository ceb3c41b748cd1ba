import type { Shareable } from '#src/features/share-link/shared-values.ts';
import { type LiveCalculator, useLiveCalculator } from '#src/features/calculator/form/use-live-calculator.ts';

interface ProductCalculator<Field extends string> extends LiveCalculator<Field | 'product'> {
  /** What is wrong with the choice of a product. The state knows it; no visitor is told, since the figures say 0. */
  readonly productError: 'Field_Is_Required' | undefined;
}

/** A live calculator that begins with the choice of a product. */
export function useProductCalculator<Field extends string>(
  form: Shareable<Field | 'product'>,
): ProductCalculator<Field> {
  const calculator = useLiveCalculator(form);
  const isMissing = calculator.isChanged && calculator.values.product === '';
  return { ...calculator, productError: isMissing ? 'Field_Is_Required' : undefined };
}
