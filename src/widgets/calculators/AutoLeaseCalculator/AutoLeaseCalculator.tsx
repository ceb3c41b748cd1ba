import type { WidgetProps } from '#src/cms/widget.ts';
import { AskedCalculator } from '#src/features/calculator/AskedCalculator.tsx';
import { onDemand } from '#src/services/on-demand.ts';
import { checkEntries, initialEntries, NO_LEASE, withUsualPayments } from './auto-lease-entries.ts';
import type { widget } from './AutoLeaseCalculator.widget.ts';
import { AutoLeaseFields, fieldLabels, offersOf } from './AutoLeaseFields.tsx';
import { leasePanel } from './lease-result.tsx';

export type AutoLeaseProps = WidgetProps<typeof widget>;

const reckon = onDemand(async () => (await import('./reckon-auto-lease.ts')).reckon);

/** What the lease of a pre-owned car costs a month and in all, as far as the salary bears it. */
export function AutoLeaseCalculator(props: AutoLeaseProps) {
  const { fields, words, page } = props;
  return (
    <AskedCalculator
      {...props}
      calculation={{
        name: 'AutoLeaseCalculator',
        initial: initialEntries,
        offers: offersOf(fields),
        check: checkEntries,
        follow: withUsualPayments,
        startsOver: true,
        reckon: (entries, signal) => reckon(entries, { signal, host: page.servicesHost }),
      }}
      applyNow={fields.ApplyNow}
      labels={fieldLabels(words)}
      act={words.auto_calculate}
      fields={(form) => <AutoLeaseFields form={form} fields={fields} words={words} />}
      emptyText=""
      nothing={NO_LEASE}
      fromZero
      panel={leasePanel(words, page.language)}
    />
  );
}
