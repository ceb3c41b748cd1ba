import type { ReactNode } from 'react';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { ApplyNow } from './result/ApplyNow.tsx';
import { ResultPanel } from './result/ResultPanel.tsx';
import {
  type CalculatorFields,
  calculatorFields,
  type ErrorTexts,
  errorMessagesOf,
  summaryErrors,
} from './form/CalculatorFields.tsx';
import { CalculatorForm } from './form/CalculatorForm.tsx';
import { CalculatorLayout } from './CalculatorLayout.tsx';
import { type ResultPanelSource, useResultPanel } from './result/use-result-panel.ts';
import { type Calculation, type FormValues, useCalculator } from './form/use-calculator.ts';
import type { FormLayoutPhrases, FormPhrases, PanelPhrases } from './phrases.ts';

interface SubmitCalculatorProps<Field extends string, View> {
  readonly uid: string;
  readonly page: Pick<PageFacts, 'language'>;
  readonly phrases: FormPhrases & FormLayoutPhrases & PanelPhrases;
  readonly applyNow: LinkValue;
  readonly calculation: Calculation<Field, View>;
  /** Labels by field, in the order of the form. */
  readonly labels: Readonly<Record<Field, string>>;
  /** Texts of the errors for the entered values. */
  readonly errorTexts: (values: FormValues<Field>) => Omit<ErrorTexts<Field>, 'phrases'>;
  readonly submitLabel: string;
  readonly fields: (form: CalculatorFields<Field>) => ReactNode;
  /** Text of the empty panel. */
  readonly emptyText: string;
  /** Result whose figures are all 0; shown while the first request is pending. */
  readonly emptyResult: View;
  /** Shows `emptyResult` before the first submit, too. */
  readonly showEmpty?: boolean;
  readonly panel: ResultPanelSource<View>;
  /** Renders the content below form and panel. */
  readonly more?: (view: View) => ReactNode;
}

/** Renders a calculator with a submit button, whose result the bank calculates. */
export function SubmitCalculator<Field extends string, View>({
  uid,
  page: { language },
  phrases,
  applyNow,
  calculation,
  labels,
  errorTexts,
  submitLabel,
  fields,
  emptyText,
  emptyResult,
  showEmpty = false,
  panel: panelSource,
  more,
}: SubmitCalculatorProps<Field, View>) {
  const { panel, withPanel } = useResultPanel(panelSource);
  const calculator = useCalculator({
    ...calculation,
    calculate: (values, signal) => withPanel(calculation.calculate(values, signal)),
  });
  const { errors, pending, result } = calculator;
  const texts = { id: `calculator-${uid}`, language, phrases };
  const errorMessages = errorMessagesOf(errors, { phrases, ...errorTexts(calculator.values) });
  const form = calculatorFields({ ...texts, labels, calculator, errorMessages });
  const summary = summaryErrors(form);
  return (
    <CalculatorLayout
      result={result}
      form={
        <CalculatorForm {...texts} submitLabel={submitLabel} errors={summary} calculator={calculator}>
          {fields(form)}
        </CalculatorForm>
      }
      panel={
        <ResultPanel
          phrases={phrases}
          emptyText={emptyText}
          pending={pending}
          hasErrors={summary.length > 0}
          isIdle={result === undefined && !pending}
          panel={panel}
          result={result ?? (pending || showEmpty ? emptyResult : undefined)}
          applyNow={(kind) => <ApplyNow field={applyNow} kind={kind} />}
        />
      }
      more={result && more?.(result)}
    />
  );
}
