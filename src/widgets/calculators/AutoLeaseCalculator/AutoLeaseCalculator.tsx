import { AskedCalculator } from '#src/features/calculator/AskedCalculator.tsx';
import { lazyCall } from '#src/services/lazy-call.ts';
import { checkValues, initialValues, NO_LEASE, withUsualPayments } from './auto-lease-values.ts';
import type { AutoLeaseCalculatorProps } from './AutoLeaseCalculator.widget.ts';
import { AutoLeaseFields, fieldLabels, offersOf } from './AutoLeaseFields.tsx';
import { autoLeasePanel } from './auto-lease-panel.tsx';

const calculate = lazyCall(async () => (await import('./calculate-auto-lease.ts')).calculate);

/** What the lease of a pre-owned car costs a month and in all, as far as the salary bears it. */
export function AutoLeaseCalculator(props: AutoLeaseCalculatorProps) {
  const { fields, phrases, page } = props;
  return (
    <AskedCalculator
      {...props}
      calculation={{
        name: 'AutoLeaseCalculator',
        initial: initialValues,
        offers: offersOf(fields),
        check: checkValues,
        follow: withUsualPayments,
        startsOver: true,
        reckon: (entries, signal) => calculate(entries, { signal, host: page.servicesHost }),
      }}
      applyNow={fields.ApplyNow}
      labels={fieldLabels(phrases)}
      act={phrases.auto_calculate}
      fields={(form) => <AutoLeaseFields form={form} fields={fields} phrases={phrases} />}
      emptyText=""
      nothing={NO_LEASE}
      fromZero
      panel={autoLeasePanel(phrases, page.language)}
    />
  );
}
