import { SubmitCalculator } from '#src/features/calculator/SubmitCalculator.tsx';
import { balloonError } from './balloon-error.ts';
import { lazyCall } from '#src/services/lazy-call.ts';
import { checkValues, initialValues, NO_LEASE, withUsualPayments } from './values.ts';
import type { AutoLeaseCalculatorProps } from './AutoLeaseCalculator.widget.ts';
import { AutoLeaseFields, fieldLabels, allowedValuesOf } from './AutoLeaseFields.tsx';
import { autoLeasePanel } from './panel.tsx';

const calculate = lazyCall(async () => (await import('./calculate.ts')).calculate);

/** Renders the calculator of a pre-owned car's lease: its monthly and total cost, within the salary's limit. */
export function AutoLeaseCalculator(props: AutoLeaseCalculatorProps) {
  const { fields, phrases, page } = props;
  return (
    <SubmitCalculator
      {...props}
      calculation={{
        name: 'AutoLeaseCalculator',
        initial: initialValues,
        allowedValues: allowedValuesOf(fields),
        check: checkValues,
        deriveValues: withUsualPayments,
        clearOnSubmit: true,
        calculate: (values, signal) => calculate(values, { signal, host: page.servicesHost }),
      }}
      applyNow={fields.ApplyNow}
      labels={fieldLabels(phrases)}
      errorTexts={(values) => ({
        outOfRange: {
          carValue: phrases.Invalid_CarValue,
          monthlySalary: phrases.Invalid_Salary,
          currentInstalments: phrases.Invalid_CurrentEmi,
          odometer: phrases.Invalid_Odometer,
          downPayment: phrases.Invalid_DownPayment,
          balloonPayment: balloonError(values, phrases, page.language),
        },
      })}
      submitLabel={phrases.auto_calculate}
      fields={(form) => <AutoLeaseFields form={form} fields={fields} phrases={phrases} />}
      emptyText=""
      emptyResult={NO_LEASE}
      showEmpty
      panel={autoLeasePanel(phrases, page.language)}
    />
  );
}
