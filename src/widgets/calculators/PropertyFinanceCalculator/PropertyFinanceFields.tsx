import { MIN_PROPERTY_VALUE } from '#sitecore/rules/finance/property-value.ts';
import { AmountField, type CalculatorFields, ChoiceField } from '#src/features/calculator/form/CalculatorFields.tsx';
import { FieldGroup } from '#src/features/calculator/form/CalculatorForm.tsx';
import { namedOptions } from '#src/features/calculator/finance/finance-lists.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { PropertyFinanceField } from './values.ts';
import { tenures } from './settings.ts';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';

interface PropertyFinanceFieldsProps extends Pick<PropertyFinanceCalculatorProps, 'fields' | 'phrases'> {
  readonly form: CalculatorFields<PropertyFinanceField>;
}

/** Returns the labels by field, in the order of the form. */
export const fieldLabels = (
  phrases: PropertyFinanceCalculatorProps['phrases'],
): Readonly<Record<PropertyFinanceField, string>> => ({
  propertyValue: phrases.property_value,
  rentalProceeds: phrases.property_rent,
  loanAmount: phrases.property_loan,
  product: phrases.property_product,
  tenure: phrases.property_tenure,
  frequency: phrases.property_frequency,
});

/** Renders the six inputs: three amounts and three choices from the author's lists. */
export function PropertyFinanceFields({ form, fields, phrases }: PropertyFinanceFieldsProps) {
  const minimumHint = fill(phrases.property_value_hint, { amount: formatNumber(MIN_PROPERTY_VALUE, form.language) });
  return (
    <>
      <FieldGroup title={phrases.property_about}>
        <AmountField form={form} field="propertyValue" hint={minimumHint} />
        <AmountField form={form} field="rentalProceeds" hint={phrases.property_rent_hint} />
      </FieldGroup>
      <FieldGroup title={phrases.property_about_finance}>
        <AmountField form={form} field="loanAmount" hint={phrases.property_loan_hint} />
        <ChoiceField form={form} field="product" options={namedOptions(fields.ProductType)} />
        <ChoiceField form={form} field="tenure" options={tenures(fields)} className="sm:col-span-2" />
        <ChoiceField
          form={form}
          field="frequency"
          options={namedOptions(fields.InstallmentFrequency)}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </>
  );
}
