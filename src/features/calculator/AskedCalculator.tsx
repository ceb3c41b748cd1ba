import type { ReactNode } from 'react';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { ApplyNow } from './ApplyNow.tsx';
import { AskedPanel } from './AskedPanel.tsx';
import { type CalculatorFields, calculatorFields, problemsOf } from './CalculatorFields.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import { CalculatorPlace } from './CalculatorPlace.tsx';
import { type Obtainable, useAnswerPanel } from './use-answer-panel.ts';
import { type Calculation, useCalculator } from './use-calculator.ts';
import type { FormWords, PanelWords } from './words.ts';

interface AskedCalculatorProps<Field extends string, Fault extends string, View> {
  readonly uid: string;
  readonly page: Pick<PageFacts, 'language'>;
  readonly phrases: FormWords & PanelWords & Readonly<Record<Fault, string>>;
  readonly applyNow: LinkValue;
  readonly calculation: Calculation<Field, Fault, View>;
  /** What the fields are called, in the order of the form. */
  readonly labels: Readonly<Record<Field, string>>;
  /** What the button is called. */
  readonly act: string;
  readonly fields: (form: CalculatorFields<Field>) => ReactNode;
  /** What a result will hold, while there is none. */
  readonly emptyText: string;
  /** A result of nothing, all of it 0: it is shown while the first one is on its way. */
  readonly nothing: View;
  /** Whether that stands there from the start. */
  readonly fromZero?: boolean;
  readonly panel: Obtainable<View>;
  /** What a result brings along, over the whole width. */
  readonly more?: (view: View) => ReactNode;
}

/** A calculator that asks the bank: its form, beside it the result. */
export function AskedCalculator<Field extends string, Fault extends string, View>({
  uid,
  page: { language },
  phrases,
  applyNow,
  calculation,
  labels,
  act,
  fields,
  emptyText,
  nothing,
  fromZero = false,
  panel: obtainable,
  more,
}: AskedCalculatorProps<Field, Fault, View>) {
  const { panel, withPanel } = useAnswerPanel(obtainable);
  const calculator = useCalculator({
    ...calculation,
    reckon: (entries, signal) => withPanel(calculation.reckon(entries, signal)),
  });
  const { pending, result } = calculator;
  const said = { id: `calculator-${uid}`, language, phrases };
  const form = calculatorFields({ ...said, labels, calculator });
  const problems = problemsOf(form);
  const shown = result ?? (pending || fromZero ? nothing : undefined);
  return (
    <CalculatorPlace
      result={result}
      form={
        <CalculatorForm {...said} act={act} problems={problems} calculator={calculator}>
          {fields(form)}
        </CalculatorForm>
      }
      panel={
        <AskedPanel
          phrases={phrases}
          emptyText={emptyText}
          pending={pending}
          faulty={problems.length > 0}
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
