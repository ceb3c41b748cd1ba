import { isLinked, leadTo, LinkText } from '#src/cms/fields/LinkText.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import { CalculatorForm } from '#src/features/calculator/CalculatorForm.tsx';
import { CalculatorPlace } from '#src/features/calculator/CalculatorPlace.tsx';
import { FinancePanel } from '#src/features/calculator/FinancePanel.tsx';
import { ScheduleOnDemand } from '#src/features/calculator/ScheduleOnDemand.tsx';
import { useCalculator } from '#src/features/calculator/use-calculator.ts';
import { Button } from '#src/ui/Button.tsx';
import { checkEntries, reckonEntries } from './auto-finance-entries.ts';
import { initialEntries, termsOf } from './auto-finance-settings.ts';
import type { widget } from './AutoFinanceCalculator.widget.ts';
import { AutoFinanceFields, FIELD_LABELS } from './AutoFinanceFields.tsx';
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
    check: checkEntries,
    reckon: (entries, signal) => reckonEntries(entries, termsOf(props), { signal, host }),
  });
  const { entries, faults, pending, result } = calculator;
  const id = `calculator-${uid}`;
  const problems = FIELD_LABELS.flatMap(([field, label]) => {
    const fault = faults[field];
    return fault === undefined ? [] : [{ id: `${id}-${field}`, label: words[label], problem: words[fault] }];
  });
  const said = { id, language, words };
  return (
    <CalculatorPlace
      result={result}
      form={
        <CalculatorForm {...said} act={words.auto_calculate} problems={problems} calculator={calculator}>
          <AutoFinanceFields {...said} fields={fields} calculator={calculator} />
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

interface ApplyNowProps {
  readonly field: AutoFinanceProps['fields']['ApplyNow'];
  readonly kind: 'accent' | 'soft';
}

/** The way on that the author gave, if any. */
const ApplyNow = ({ field, kind }: ApplyNowProps) =>
  isLinked(field) && (
    <Button
      {...leadTo(field)}
      external={field.target === '_blank'}
      kind={kind}
      wide={kind === 'accent'}
      iconEnd="arrow"
    >
      <LinkText field={field} />
    </Button>
  );
