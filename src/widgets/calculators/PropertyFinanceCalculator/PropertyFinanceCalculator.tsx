import type { WidgetProps } from '#src/cms/widget.ts';
import { AskedCalculator } from '#src/features/calculator/AskedCalculator.tsx';
import { onDemand } from '#src/services/on-demand.ts';
import { checkEntries, initialEntries, NO_FINANCE } from './property-finance-entries.ts';
import { offersOf } from './property-finance-lists.ts';
import type { widget } from './PropertyFinanceCalculator.widget.ts';
import { fieldLabels, PropertyFinanceFields } from './PropertyFinanceFields.tsx';

export type PropertyFinanceProps = WidgetProps<typeof widget>;

const reckon = onDemand(async () => (await import('./reckon-property-finance.ts')).reckon);

/** How much finance a property's rent repays, and what that costs. */
export function PropertyFinanceCalculator(props: PropertyFinanceProps) {
  const { fields, words, page } = props;
  return (
    <AskedCalculator
      {...props}
      calculation={{
        name: 'PropertyFinanceCalculator',
        initial: initialEntries,
        offers: offersOf(fields),
        check: checkEntries,
        reckon: (entries, signal) => reckon({ entries, fields }, { signal, host: page.servicesHost }),
      }}
      applyNow={fields.ApplyNow}
      labels={fieldLabels(words)}
      act={words.property_calculate}
      fields={(form) => <PropertyFinanceFields form={form} fields={fields} words={words} />}
      emptyText={words.property_empty_text}
      nothing={NO_FINANCE}
      panel={async () => (await import('./property-result.tsx')).propertyPanel(words, page.language)}
    />
  );
}
