import { SubmitCalculator } from '#src/features/calculator/SubmitCalculator.tsx';
import { lazyCall } from '#src/services/lazy-call.ts';
import { checkValues, initialValues, NO_PROPERTY_FINANCE } from './values.ts';
import { allowedValuesOf } from './settings.ts';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';
import { fieldLabels, PropertyFinanceFields } from './PropertyFinanceFields.tsx';

const calculate = lazyCall(async () => (await import('./calculate.ts')).calculate);

/** Renders the calculator of the finance that a property's rent repays, and its cost. */
export function PropertyFinanceCalculator(props: PropertyFinanceCalculatorProps) {
  const { fields, phrases, page } = props;
  return (
    <SubmitCalculator
      {...props}
      calculation={{
        name: 'PropertyFinanceCalculator',
        initial: initialValues,
        allowedValues: allowedValuesOf(fields),
        check: checkValues,
        calculate: (values, signal) => calculate({ values, fields }, { signal, host: page.servicesHost }),
      }}
      applyNow={fields.ApplyNow}
      labels={fieldLabels(phrases)}
      errorTexts={() => ({
        outOfRange: {
          propertyValue: phrases.Invalid_PropertyValue,
          rentalProceeds: phrases.Invalid_Actual_Rental_Proceedings,
          loanAmount: phrases.Invalid_LoanAmount,
        },
      })}
      submitLabel={phrases.property_calculate}
      fields={(form) => <PropertyFinanceFields form={form} fields={fields} phrases={phrases} />}
      emptyText={phrases.property_empty_text}
      emptyResult={NO_PROPERTY_FINANCE}
      panel={async () => (await import('./panel.tsx')).propertyFinancePanel(phrases, page.language)}
    />
  );
}
