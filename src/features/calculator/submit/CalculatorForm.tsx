import { fill } from '#src/i18n/phrase.ts';
import { plural } from '#src/i18n/plural.ts';
import { FormFields, type FormView, summaryOf } from '#src/features/form/FormFields.tsx';
import { FormLayout } from '#src/features/form/FormLayout.tsx';
import type { FieldSchemas } from '#src/features/form/schema.ts';
import type { ShareButton } from '#src/features/share-link/ShareButton.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import { ErrorSummary } from '#src/ui/form/ErrorSummary.tsx';
import { type FormPhrases, shareTexts } from '../phrases.ts';

interface CalculatorFormProps<F extends FieldSchemas> extends Omit<FormView<F>, 'phrases'> {
  readonly phrases: FormPhrases;
  readonly submitLabel: string;
  readonly pending: boolean;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
  /** Renders the button that shares the values; undefined before there is a result. */
  readonly Share?: typeof ShareButton | undefined;
}

/** Renders the form of a calculator with a submit button, with a summary of the errors above the fields. */
export function CalculatorForm<F extends FieldSchemas>(props: CalculatorFormProps<F>) {
  const { id, language, phrases, form, state, submitLabel, pending, onSubmit, onClear, Share } = props;
  const errors = summaryOf<F>(props);
  return (
    <FormLayout
      name={form.name}
      id={id}
      labelledBy={`${id}-act`}
      onSubmit={onSubmit}
      head={
        errors.length > 0 && (
          <ErrorSummary
            id={`${id}-problems`}
            className="mb-6"
            attempt={state.submitCount}
            title={plural(phrases, 'calculator_problems', errors.length, language)}
            errors={errors.map(({ id: field, ...texts }) => ({
              id: field,
              // Only the general text does not name its field.
              text:
                texts.problem === phrases.Field_Is_Required ? fill(phrases.calculator_problem, texts) : texts.problem,
            }))}
          />
        )
      }
      actions={
        <>
          <Button id={`${id}-act`} type="submit" busy={pending}>
            {submitLabel}
          </Button>
          {state.isChanged && (
            <Button kind="text" className="noscript:hidden" onClick={onClear}>
              {phrases.calculator_clear}
            </Button>
          )}
          {Share && <Share name={form.name} values={state.values} texts={shareTexts(phrases)} />}
        </>
      }
    >
      <FormFields<F> {...props} choose={phrases.calculator_choose} />
    </FormLayout>
  );
}
