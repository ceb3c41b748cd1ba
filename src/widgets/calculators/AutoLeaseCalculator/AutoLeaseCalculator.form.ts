import { allowsBalloon, allowsOwnPayments } from '#sitecore/rules/finance/auto-lease.ts';
import { checkAutoLease, usualPayments } from '#src/domain/calculators/auto-lease.ts';
import { defineCalculator } from '#src/features/calculator/submit/calculator.ts';
import { amount, choice, number } from '#src/features/form/schema.ts';
import { formatInDigitsOf, readNumber } from '#src/i18n/typed-number.ts';

/** Lease of a pre-owned car: the driver, the car, and the two payments where the type of lease and the model allow them. */
export const calculator = defineCalculator({
  name: 'AutoLeaseCalculator',
  fields: {
    gender: choice({ label: 'lease_gender', list: 'Gender' }),
    salaryBank: choice({ label: 'lease_bank', list: 'SalaryCreditBank' }),
    monthlySalary: amount({
      label: 'calculator_salary',
      hint: 'calculator_salary_hint',
      invalid: 'Invalid_Salary',
      min: 0,
    }),
    currentInstalments: amount({
      label: 'calculator_instalments',
      hint: 'calculator_instalments_hint',
      invalid: 'Invalid_CurrentEmi',
      min: 0,
    }),
    carMake: choice({ label: 'lease_make', list: 'CarMake' }),
    carModel: choice({ label: 'lease_model', list: 'CarModel' }),
    odometer: number({ label: 'lease_odometer', unit: 'lease_km', invalid: 'Invalid_Odometer', min: 0 }),
    carValue: amount({ label: 'auto_car_value', invalid: 'Invalid_CarValue', positive: true }),
    leaseType: choice({ label: 'lease_type', list: 'AutoLeaseType', wide: true }),
    downPayment: amount({
      label: 'lease_down_payment',
      hint: 'lease_down_payment_hint',
      invalid: 'Invalid_DownPayment',
      min: 0,
      optional: true,
    }),
    balloonPayment: amount({
      label: 'lease_balloon',
      hint: 'lease_balloon_hint',
      invalid: 'Invalid_BalloonPayment',
      min: 0,
      optional: true,
    }),
  },
  groups: [
    { title: 'calculator_about_you', fields: ['gender', 'salaryBank', 'monthlySalary', 'currentInstalments'] },
    { title: 'auto_about_car', fields: ['carMake', 'carModel', 'odometer', 'carValue'] },
    { title: 'lease_about', fields: ['leaseType', 'downPayment', 'balloonPayment'] },
  ],
  visibleWhen: {
    downPayment: ({ leaseType }) => allowsOwnPayments(leaseType),
    balloonPayment: ({ leaseType, carModel }) => allowsBalloon(leaseType, carModel),
  },
  /** Fills in the usual payments for the car, in the digits of its price. */
  derive: (values, isTouched) => {
    const carValue = readNumber(values.carValue);
    const usual = carValue === null ? undefined : usualPayments(carValue, values.salaryBank);
    const paymentOf = (field: 'downPayment' | 'balloonPayment') =>
      isTouched(field) ? values[field] : usual ? formatInDigitsOf(values.carValue, usual[field]) : '';
    return { ...values, downPayment: paymentOf('downPayment'), balloonPayment: paymentOf('balloonPayment') };
  },
  validate: checkAutoLease,
  submitLabel: 'auto_calculate',
  showEmpty: true,
  clearOnSubmit: true,
});
