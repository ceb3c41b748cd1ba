import { calculatorId, LiveLayout, type LiveWidget } from '#src/features/calculator/live/LiveLayout.tsx';
import type { LiveForm } from '#src/features/calculator/live/use-live-form.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { FormFields, type FormView } from '#src/features/form/FormFields.tsx';
import type { FieldSchemas } from '#src/features/form/schema.ts';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import type { ProductPhrases } from './phrases.ts';

interface ProductFormProps<F extends FieldSchemas> extends Pick<FormView<F>, 'form' | 'settings'> {
  readonly widget: LiveWidget<ProductPhrases> & { readonly page: Pick<PageFacts, 'language'> };
  readonly state: LiveForm<F>;
  readonly result: Omit<ResultContent, 'action' | 'note'>;
}

/** Returns the part of a result that tells what to enter, while its figures are 0. */
export const idlePart = (idle: boolean, sentence: string) => ({ idle, ...(idle && { sentence }) });

/** Renders a calculator with a choice of products, whose figures are 0 without one. */
export function ProductForm<F extends FieldSchemas & { readonly product: unknown }>(props: ProductFormProps<F>) {
  const { widget, form, settings, state, result } = props;
  const { phrases, page } = widget;
  const view = { id: calculatorId(widget), language: page.language, phrases, form, settings, state };
  // Not shown to visitors.
  const isMissing = state.isChanged && state.values.product === '';
  return (
    <LiveLayout widget={widget} state={state} result={{ ...result, note: phrases.loyalty_note }}>
      <div data-error={isMissing ? 'Field_Is_Required' : undefined}>
        <FormFields<F> {...view} />
      </div>
    </LiveLayout>
  );
}
