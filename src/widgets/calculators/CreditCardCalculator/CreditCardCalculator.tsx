import type { WidgetProps } from '#src/cms/widget.ts';
import { AskedCalculator } from '#src/features/calculator/AskedCalculator.tsx';
import { onDemand } from '#src/services/on-demand.ts';
import { checkEntries, initialEntries, NO_COST } from './credit-card-entries.ts';
import { offersOf } from './credit-card-lists.ts';
import type { widget } from './CreditCardCalculator.widget.ts';
import { CreditCardFields, fieldLabels } from './CreditCardFields.tsx';

export type CreditCardProps = WidgetProps<typeof widget>;

const reckon = onDemand(async () => (await import('./reckon-credit-card.ts')).reckon);

/** What a credit card costs a year, and how long it takes to repay it by the least payments. */
export function CreditCardCalculator(props: CreditCardProps) {
  const { fields, words, page } = props;
  return (
    <AskedCalculator
      {...props}
      calculation={{
        name: 'CreditCardCalculator',
        initial: initialEntries,
        offers: offersOf(fields),
        check: checkEntries,
        reckon: (entries, signal) => reckon({ entries, fields }, { signal, host: page.servicesHost }),
      }}
      applyNow={fields.ApplyNow}
      labels={fieldLabels(words)}
      act={words.credit_calculate}
      fields={(form) => <CreditCardFields form={form} fields={fields} words={words} />}
      emptyText={words.credit_empty_text}
      nothing={NO_COST}
      panel={async () => (await import('./card-cost.tsx')).cardPanel(words, page.language)}
    />
  );
}
