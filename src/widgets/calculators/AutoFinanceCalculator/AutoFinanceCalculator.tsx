import type { WidgetProps } from '#src/cms/widget.ts';
import { ApplyNow } from '#src/features/calculator/ApplyNow.tsx';
import { calculatorFields, problemsOf } from '#src/features/calculator/CalculatorFields.tsx';
import { CalculatorForm } from '#src/features/calculator/CalculatorForm.tsx';
import { CalculatorPlace } from '#src/features/calculator/CalculatorPlace.tsx';
import { FinancePanel } from '#src/features/calculator/FinancePanel.tsx';
import { ScheduleOnDemand } from '#src/features/calculator/ScheduleOnDemand.tsx';
import { useCalculator } from '#src/features/calculator/use-calculator.ts';
import { checkEntries, reckonEntries } from './auto-finance-entries.ts';
import { initialEntries, offersOf, termsOf } from './auto-finance-settings.ts';
import type { widget } from './AutoFinanceCalculator.widget.ts';
import { AutoFinanceFields, fieldLabels } from './AutoFinanceFields.tsx';
import { EditedAutoFinance } from './EditedAutoFinance.tsx';

export type AutoFinanceProps = WidgetProps<typeof widget>;

/** What a car costs a month and in all, by the bank's own reckoning, with its schedule. */
export function AutoFinanceCalculator(props: AutoFinanceProps) {
  return props.page.state === 'edit' ? <EditedAutoFinance {...props} /> : <WorkingCalculator {...props} />;
}

function WorkingCalculator(props: AutoFinanceProps) {
  const { uid, fields, words, page } = props;
  const { language, servicesHost: host } = page;
  const calculator = useCalculator({
    name: 'AutoFinanceCalculator',
    initial: initialEntries(props),
    offers: offersOf(fields),
    check: checkEntries,
    reckon: (entries, signal) => reckonEntries(entries, termsOf(props), { signal, host }),
  });
  const { entries, pending, result } = calculator;
  const id = `calculator-${uid}`;
  const said = { id, language, words };
  const form = calculatorFields({ ...said, labels: fieldLabels(words), calculator });
  const problems = problemsOf(form);
  return (
    <CalculatorPlace
      result={result}
      form={
        <CalculatorForm {...said} act={words.auto_calculate} problems={problems} calculator={calculator}>
          <AutoFinanceFields form={form} fields={fields} words={words} />
        </CalculatorForm>
      }
      panel={
        <FinancePanel
          {...said}
          finance={result}
          pending={pending}
          tenure={Number(entries.tenure)}
          faulty={problems.length > 0}
          priceLabel={words.auto_car_value}
          applyNow={(kind) => <ApplyNow field={fields.ApplyNow} kind={kind} />}
        />
      }
      more={result?.schedule && <ScheduleOnDemand {...said} schedule={result.schedule} />}
    />
  );
}
