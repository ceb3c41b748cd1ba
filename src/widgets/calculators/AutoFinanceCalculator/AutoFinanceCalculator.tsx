import { isLinked, leadTo, LinkText } from '#src/cms/fields/LinkText.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import { CalculatorForm } from '#src/features/calculator/CalculatorForm.tsx';
import { type Finance, financeResult } from '#src/features/calculator/finance-result.tsx';
import { RepaymentSchedule } from '#src/features/calculator/RepaymentSchedule.tsx';
import { useCalculator } from '#src/features/calculator/use-calculator.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyScene } from '#src/ui/EmptyScene.tsx';
import { ResultPanel } from '#src/ui/ResultPanel.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
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
  const { faults, pending, result } = calculator;
  const id = `calculator-${uid}`;
  const problems = FIELD_LABELS.flatMap(([field, label]) => {
    const fault = faults[field];
    return fault === undefined ? [] : [{ id: `${id}-${field}`, label: words[label], problem: words[fault] }];
  });
  const shown = result ?? (pending ? nothing(readNumber(calculator.entries.tenure)) : undefined);
  return (
    <Section>
      <Wrap className="grid items-start gap-gap lg:grid-cols-12">
        <CalculatorForm
          id={id}
          language={language}
          words={words}
          act={words.auto_calculate}
          problems={problems}
          calculator={calculator}
          className="lg:col-span-7"
        >
          <AutoFinanceFields id={id} fields={fields} words={words} language={language} calculator={calculator} />
        </CalculatorForm>
        <ResultPanel
          label={words.calculator_result}
          className="lg:sticky lg:top-[calc(var(--h-header)+1.5rem)] lg:col-span-5"
          pending={pending}
          empty={{
            picture: <EmptyScene />,
            title: problems.length > 0 ? words.calculator_waiting : words.calculator_empty,
            text: words.calculator_empty_text,
            action: <ApplyNow field={fields.ApplyNow} kind="soft" />,
          }}
          result={
            shown && {
              ...financeResult(shown, words, language, words.auto_car_value),
              action: <ApplyNow field={fields.ApplyNow} kind="accent" wide />,
            }
          }
        />
        {result?.schedule && (
          <RepaymentSchedule
            id={`${id}-schedule`}
            schedule={result.schedule}
            words={words}
            language={language}
            className="lg:col-span-12"
          />
        )}
      </Wrap>
    </Section>
  );
}

/** What stands there while the first result is on its way. */
const nothing = (tenure: number | null): Finance => ({
  figures: { instalment: 0, apr: 0, financeAmount: 0, totalAmountPayable: 0 },
  tenure: tenure ?? 0,
  balloon: 0,
});

interface ApplyNowProps {
  readonly field: AutoFinanceProps['fields']['ApplyNow'];
  readonly kind: 'accent' | 'soft';
  readonly wide?: boolean;
}

/** The way on that the author gave, if any. */
const ApplyNow = ({ field, kind, wide = false }: ApplyNowProps) =>
  isLinked(field) && (
    <Button {...leadTo(field)} external={field.target === '_blank'} kind={kind} wide={wide} iconEnd="arrow">
      <LinkText field={field} />
    </Button>
  );
