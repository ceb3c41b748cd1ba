import { AskedCalculator } from '#src/features/calculator/AskedCalculator.tsx';
import { onDemand } from '#src/services/on-demand.ts';
import { checkValues, initialValues, NO_PROPERTY_FINANCE } from './property-finance-values.ts';
import { offersOf } from './property-finance-settings.ts';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';
import { fieldLabels, PropertyFinanceFields } from './PropertyFinanceFields.tsx';

const calculate = onDemand(async () => (await import('./calculate-property-finance.ts')).calculate);

/** How much finance a property's rent repays, and what that costs. */
export function PropertyFinanceCalculator(props: PropertyFinanceCalculatorProps) {
  const { fields, words, page } = props;
  return (
    <AskedCalculator
      {...props}
      calculation={{
        name: 'PropertyFinanceCalculator',
        initial: initialValues,
        offers: offersOf(fields),
        check: checkValues,
        reckon: (values, signal) => calculate({ values, fields }, { signal, host: page.servicesHost }),
      }}
      applyNow={fields.ApplyNow}
      labels={fieldLabels(words)}
      act={words.property_calculate}
      fields={(form) => <PropertyFinanceFields form={form} fields={fields} words={words} />}
      emptyText={words.property_empty_text}
      nothing={NO_PROPERTY_FINANCE}
      panel={async () => (await import('./property-finance-panel.tsx')).propertyFinancePanel(words, page.language)}
    />
  );
}
