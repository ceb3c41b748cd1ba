import { salaryBank, maxBalloon, allowsBalloon, allowsOwnPayments } from '#sitecore/rules/finance/auto-lease.ts';
import { AmountField, type CalculatorFields, ChoiceField } from '#src/features/calculator/CalculatorFields.tsx';
import { FieldGroup } from '#src/features/calculator/CalculatorForm.tsx';
import { namedOptions, valuesOf } from '#src/features/calculator/finance-lists.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { AutoLeaseField } from './auto-lease-values.ts';
import type { AutoLeaseCalculatorProps } from './AutoLeaseCalculator.widget.ts';

interface AutoLeaseFieldsProps extends Pick<AutoLeaseCalculatorProps, 'fields' | 'words'> {
  readonly form: CalculatorFields<AutoLeaseField>;
}

/** By field that is chosen, the values of its options. */
export const offersOf = (fields: AutoLeaseCalculatorProps['fields']) => ({
  gender: valuesOf(namedOptions(fields.Gender)),
  salaryBank: valuesOf(namedOptions(fields.SalaryCreditBank)),
  carMake: valuesOf(namedOptions(fields.CarMake)),
  carModel: valuesOf(namedOptions(fields.CarModel)),
  leaseType: valuesOf(namedOptions(fields.AutoLeaseType)),
});

/** What each field is called, in the order of the form. */
export const fieldLabels = (words: AutoLeaseCalculatorProps['words']): Readonly<Record<AutoLeaseField, string>> => ({
  gender: words.lease_gender,
  salaryBank: words.lease_bank,
  monthlySalary: words.calculator_salary,
  currentInstalments: words.calculator_instalments,
  carMake: words.lease_make,
  carModel: words.lease_model,
  odometer: words.lease_odometer,
  carValue: words.auto_car_value,
  leaseType: words.lease_type,
  downPayment: words.lease_down_payment,
  balloonPayment: words.lease_balloon,
});

/** The nine inputs, and the two payments where the kind of lease and the model take them. */
export function AutoLeaseFields({ form, fields, words }: AutoLeaseFieldsProps) {
  return (
    <>
      <FieldGroup title={words.calculator_about_you}>
        <ChoiceField form={form} field="gender" options={namedOptions(fields.Gender)} />
        <ChoiceField form={form} field="salaryBank" options={namedOptions(fields.SalaryCreditBank)} />
        <AmountField form={form} field="monthlySalary" hint={words.calculator_salary_hint} />
        <AmountField form={form} field="currentInstalments" hint={words.calculator_instalments_hint} />
      </FieldGroup>
      <FieldGroup title={words.auto_about_car}>
        <ChoiceField form={form} field="carMake" options={namedOptions(fields.CarMake)} />
        <ChoiceField form={form} field="carModel" options={namedOptions(fields.CarModel)} />
        <AmountField form={form} field="odometer" unit={words.lease_km} />
        <AmountField form={form} field="carValue" />
      </FieldGroup>
      <FieldGroup title={words.lease_about}>
        <ChoiceField
          form={form}
          field="leaseType"
          options={namedOptions(fields.AutoLeaseType)}
          className="sm:col-span-2"
        />
        <OwnPayments form={form} words={words} />
      </FieldGroup>
    </>
  );
}

/** What is paid at the start and at the end, where the visitor may set it. */
function OwnPayments({ form, words }: Omit<AutoLeaseFieldsProps, 'fields'>) {
  const { leaseType, carModel, salaryBank: bank } = form.entries;
  const carValue = readNumber(form.entries.carValue);
  const most = carValue === null ? undefined : maxBalloon(carValue, salaryBank(bank));
  const bound = (amount: number) => fill(words.lease_most, { amount: formatNumber(Math.floor(amount), form.language) });
  return (
    <>
      {allowsOwnPayments(leaseType) && (
        <AmountField optional form={form} field="downPayment" hint={words.lease_down_payment_hint} />
      )}
      {allowsBalloon(leaseType, carModel) && (
        <AmountField
          optional
          form={form}
          field="balloonPayment"
          hint={words.lease_balloon_hint}
          {...(most !== undefined && { note: bound(most) })}
        />
      )}
    </>
  );
}
