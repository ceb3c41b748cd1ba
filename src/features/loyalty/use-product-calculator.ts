import type { Shareable } from '#src/features/share-link/shared-values.ts';
import { type LiveCalculator, useLiveCalculator } from '#src/features/calculator/form/use-live-calculator.ts';

interface ProductCalculator<Field extends string> extends LiveCalculator<Field | 'product'> {
  /** Error of the product's field. Not shown to visitors: the figures are 0 without a product. */
  readonly productError: 'Field_Is_Required' | undefined;
}

/** Returns the state of a live calculator with a choice of products. */
export function useProductCalculator<Field extends string>(
  form: Shareable<Field | 'product'>,
): ProductCalculator<Field> {
  const calculator = useLiveCalculator(form);
  const isMissing = calculator.isChanged && calculator.values.product === '';
  return { ...calculator, productError: isMissing ? 'Field_Is_Required' : undefined };
}
