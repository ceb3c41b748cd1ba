import type { ReactNode } from 'react';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { ApplyNow } from './result/ApplyNow.tsx';
import { ResultPanel } from './result/ResultPanel.tsx';
import {
  type CalculatorFields,
  calculatorFields,
  errorMessagesOf,
  type OutOfRangeTexts,
  summaryErrors,
} from './form/CalculatorFields.tsx';
import { CalculatorForm } from './form/CalculatorForm.tsx';
import { CalculatorLayout } from './CalculatorLayout.tsx';
import { type ResultPanelSource, useResultPanel } from './result/use-result-panel.ts';
import { type Calculation, useCalculator } from './form/use-calculator.ts';
import type { FormPhrases, PanelPhrases } from './phrases.ts';

interface SubmitCalculatorProps<Field extends string, View> {
  readonly uid: string;
  readonly page: Pick<PageFacts, 'language'>;
  readonly phrases: FormPhrases & PanelPhrases;
  readonly applyNow: LinkValue;
  readonly calculation: Calculation<Field, View>;
  /** What the fields are called, in the order of the form. */
  readonly labels: Readonly<Record<Field, string>>;
  readonly outOfRangeTexts: OutOfRangeTexts<Field>;
  /** What the button is called. */
  readonly submitLabel: string;
  readonly fields: (form: CalculatorFields<Field>) => ReactNode;
  /** What a result will hold, while there is none. */
  readonly emptyText: string;
  /** A result of nothing, all of it 0: it is shown while the first one is on its way. */
  readonly emptyResult: View;
  /** Whether that stands there from the start. */
  readonly showEmpty?: boolean;
  readonly panel: ResultPanelSource<View>;
  /** What a result brings along, over the whole width. */
  readonly more?: (view: View) => ReactNode;
}

/** A calculator that asks the bank: its form, beside it the result. */
export function SubmitCalculator<Field extends string, View>({
  uid,
  page: { language },
  phrases,
  applyNow,
  calculation,
  labels,
  outOfRangeTexts,
  submitLabel,
  fields,
  emptyText,
  emptyResult,
  showEmpty = false,
  panel: obtainable,
  more,
}: SubmitCalculatorProps<Field, View>) {
  const { panel, withPanel } = useResultPanel(obtainable);
  const calculator = useCalculator({
    ...calculation,
    calculate: (entries, signal) => withPanel(calculation.calculate(entries, signal)),
  });
  const { errors, pending, result } = calculator;
  const said = { id: `calculator-${uid}`, language, phrases };
  const errorMessages = errorMessagesOf(errors, phrases, outOfRangeTexts);
  const form = calculatorFields({ ...said, labels, calculator, errorMessages });
  const problems = summaryErrors(form);
  const shown = result ?? (pending || showEmpty ? emptyResult : undefined);
  return (
    <CalculatorLayout
      result={result}
      form={
        <CalculatorForm {...said} submitLabel={submitLabel} errors={problems} calculator={calculator}>
          {fields(form)}
        </CalculatorForm>
      }
      panel={
        <ResultPanel
          phrases={phrases}
          emptyText={emptyText}
          pending={pending}
          hasErrors={problems.length > 0}
          isIdle={result === undefined && !pending}
          panel={panel}
          shown={shown}
          applyNow={(kind) => <ApplyNow field={applyNow} kind={kind} />}
        />
      }
      more={result && more?.(result)}
    />
  );
}
