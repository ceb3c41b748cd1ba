import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { fill, plural } from '#src/i18n/phrase.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { ErrorSummary } from '#src/ui/form/ErrorSummary.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { LazyShareButton } from '#src/features/share-link/LazyShareButton.tsx';
import { FormLayout } from './FormLayout.tsx';
import type { Calculator } from './use-calculator.ts';
import { type FormLayoutPhrases, type FormPhrases, shareTexts } from '../phrases.ts';

type CalculatorState = Calculator<string, unknown>;

interface SummaryError {
  /** The id of the field. */
  readonly id: string;
  readonly label: string;
  readonly problem: string;
}

interface CalculatorFormProps {
  readonly id: string;
  readonly language: Language;
  readonly phrases: FormPhrases & FormLayoutPhrases;
  readonly submitLabel: string;
  /** Errors in the order of the fields. */
  readonly errors: readonly SummaryError[];
  readonly calculator: Omit<CalculatorState, 'errors' | 'setValue'>;
  readonly children: ReactNode;
}

/** Renders the form of a calculator with a submit button, with a summary of the errors above the fields. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { id, language, phrases, submitLabel, errors, children } = props;
  const { name, values, submitCount, pending, result, isChanged, submit, clear } = props.calculator;
  return (
    <FormLayout
      phrases={phrases}
      labelledBy={`${id}-act`}
      onSubmit={() => void submit()}
      head={
        errors.length > 0 && (
          <ErrorSummary
            id={`${id}-problems`}
            className="mb-6"
            attempt={submitCount}
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
          {isChanged && (
            <Button kind="text" onClick={clear}>
              {phrases.calculator_clear}
            </Button>
          )}
          {result !== undefined && <LazyShareButton name={name} values={values} texts={shareTexts(phrases)} />}
        </>
      }
    >
      {children}
    </FormLayout>
  );
}

/** Renders a heading over some fields of a form, in two columns on wider screens. */
export function FieldGroup({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <Heading level={2} size="lg" className="mb-4 flex items-center gap-3 not-first:mt-8">
        <Star className="size-3 bg-saffron-500" />
        {title}
      </Heading>
      <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">{children}</div>
    </>
  );
}
