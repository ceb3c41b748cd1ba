import type { FormView } from '#sitecore/contracts/form-view.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { firstState } from './builder-state.ts';
import { initialValues } from './builder-values.ts';
import type { BuilderPhrases } from './phrases.ts';
import { renderNodes } from './render-nodes.tsx';
import { useBuilderForm } from './use-builder-form.ts';

interface AllFieldsProps {
  readonly id: string;
  readonly view: FormView;
  readonly language: Language;
  readonly phrases: BuilderPhrases;
}

/** Renders all pages and fields of a form, whatever its rules say, outside of a form element: nothing can be sent. */
export function AllFields({ id, view, language, phrases }: AllFieldsProps) {
  const first = firstState(view, initialValues(view));
  const { context } = useBuilderForm({ id, first, language, phrases, isEdited: true });
  return (
    <div className="builder-form" data-edited-form>
      <div className="builder-grid">{renderNodes(view.nodes, context)}</div>
    </div>
  );
}
