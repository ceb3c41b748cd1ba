import type { ReactNode } from 'react';
import { LiveLayout } from '#src/features/calculator/live/LiveLayout.tsx';
import type { LiveForm } from '#src/features/calculator/live/use-live-form.ts';
import { FormFields, type FormView } from '#src/features/form/FormFields.tsx';
import type { FieldSchemas } from '#src/features/form/schema.ts';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import type { ProductPhrases } from './phrases.ts';

interface ProductFormProps<F extends FieldSchemas> extends Omit<FormView<F>, 'phrases'> {
  readonly phrases: ProductPhrases;
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  readonly state: LiveForm<F>;
  readonly result: ResultContent;
}

/** Renders a calculator with a choice of products, whose figures are 0 without one. */
export function ProductForm<F extends FieldSchemas & { readonly product: unknown }>(props: ProductFormProps<F>) {
  const { id, phrases, title, subtitle, state, result } = props;
  // Not shown to visitors.
  const isMissing = state.isChanged && state.values.product === '';
  return (
    <LiveLayout id={id} phrases={phrases} title={title} subtitle={subtitle} state={state} result={result}>
      <div data-error={isMissing ? 'Field_Is_Required' : undefined}>
        <FormFields<F> {...props} />
      </div>
    </LiveLayout>
  );
}
