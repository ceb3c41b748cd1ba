import { salaryBank, maxBalloon, allowsBalloon, allowsOwnPayments } from '#sitecore/rules/finance/auto-lease.ts';
import { AmountField, type CalculatorFields, ChoiceField } from '#src/features/calculator/form/CalculatorFields.tsx';
import { FieldGroup } from '#src/features/calculator/form/CalculatorForm.tsx';
import { namedOptions, optionValues } from '#src/features/calculator/finance/finance-lists.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { AutoLeaseField } from './values.ts';
import type { AutoLeaseCalculatorProps } from './AutoLeaseCalculator.widget.ts';

interface AutoLeaseFieldsProps extends Pick<AutoLeaseCalculatorProps, 'fields' | 'phrases'> {
  readonly form: CalculatorFields<AutoLeaseField>;
}

/** Returns the allowed values of each choice field. */
export const allowedValuesOf = (fields: AutoLeaseCalculatorProps['fields']) => ({
  gender: optionValues(namedOptions(fields.Gender)),
  salaryBank: optionValues(namedOptions(fields.SalaryCreditBank)),
  carMake: optionValues(namedOptions(fields.CarMake)),
  carModel: optionValues(namedOptions(fields.CarModel)),
  leaseType: optionValues(namedOptions(fields.AutoLeaseType)),
});

/** Returns the labels by field, in the order of the form. */
export const fieldLabels = (
  phrases: AutoLeaseCalculatorProps['phrases'],
): Readonly<Record<AutoLeaseField, string>> => ({
  gender: phrases.lease_gender,
  salaryBank: phrases.lease_bank,
  monthlySalary: phrases.calculator_salary,
  currentInstalments: phrases.calculator_instalments,
  carMake: phrases.lease_make,
  carModel: phrases.lease_model,
  odometer: phrases.lease_odometer,
  carValue: phrases.auto_car_value,
  leaseType: phrases.lease_type,
  downPayment: phrases.lease_down_payment,
  balloonPayment: phrases.lease_balloon,
});

/** Renders the nine inputs, and the two payments when the kind of lease and the model allow them. */
export function AutoLeaseFields({ form, fields, phrases }: AutoLeaseFieldsProps) {
  return (
    <>
      <FieldGroup title={phrases.calculator_about_you}>
        <ChoiceField form={form} field="gender" options={namedOptions(fields.Gender)} />
        <ChoiceField form={form} field="salaryBank" options={namedOptions(fields.SalaryCreditBank)} />
        <AmountField form={form} field="monthlySalary" hint={phrases.calculator_salary_hint} />
        <AmountField form={form} field="currentInstalments" hint={phrases.calculator_instalments_hint} />
      </FieldGroup>
      <FieldGroup title={phrases.auto_about_car}>
        <ChoiceField form={form} field="carMake" options={namedOptions(fields.CarMake)} />
        <ChoiceField form={form} field="carModel" options={namedOptions(fields.CarModel)} />
        <AmountField form={form} field="odometer" unit={phrases.lease_km} />
        <AmountField form={form} field="carValue" />
      </FieldGroup>
      <FieldGroup title={phrases.lease_about}>
        <ChoiceField
          form={form}
          field="leaseType"
          options={namedOptions(fields.AutoLeaseType)}
          className="sm:col-span-2"
        />
        <OwnPayments form={form} phrases={phrases} />
      </FieldGroup>
    </>
  );
}

/** Renders the down payment and the balloon payment, where the visitor may set them. */
function OwnPayments({ form, phrases }: Omit<AutoLeaseFieldsProps, 'fields'>) {
  const { leaseType, carModel, salaryBank: bank } = form.values;
  const carValue = readNumber(form.values.carValue);
  const limit = carValue === null ? undefined : maxBalloon(carValue, salaryBank(bank));
  const limitNote = (amount: number) =>
    fill(phrases.lease_most, { amount: formatNumber(Math.floor(amount), form.language) });
  return (
    <>
      {allowsOwnPayments(leaseType) && (
        <AmountField optional form={form} field="downPayment" hint={phrases.lease_down_payment_hint} />
      )}
      {allowsBalloon(leaseType, carModel) && (
        <AmountField
          optional
          form={form}
          field="balloonPayment"
          hint={phrases.lease_balloon_hint}
          {...(limit !== undefined && { note: limitNote(limit) })}
        />
      )}
    </>
  );
}
