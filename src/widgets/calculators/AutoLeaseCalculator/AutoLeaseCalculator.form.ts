import { allowsBalloon, allowsOwnPayments } from '#sitecore/rules/finance/auto-lease.ts';
import { checkAutoLease, exceededBound, largestBalloon, usualPayments } from '#src/domain/calculators/auto-lease.ts';
import { CURRENT_INSTALMENTS, SALARY } from '#src/features/calculator/submit/common-fields.ts';
import { defineCalculator } from '#src/features/calculator/submit/calculator.ts';
import { defineResult, moneyFigure, monthsFigure } from '#src/features/calculator/result/result-schema.ts';
import { prefillFrom } from '#src/features/form/prefill-from.ts';
import { amount, choice, computedText, number } from '#src/features/form/schema.ts';
import { formatNumber, formatPercent } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';

/** The largest balloon payment for the car. */
const balloonBound = computedText(['lease_most'], ({ values, numberIn, phrases, language }) => {
  const most = largestBalloon(numberIn('carValue'), values.salaryBank);
  return most === undefined ? undefined : fill(phrases.lease_most, { amount: formatNumber(most, language) });
});

/** The bound that the balloon payment exceeds. */
const boundError = computedText(
  ['Invalid_BalloonPayment_Share', 'Invalid_BalloonPayment_Financed'],
  ({ values: { salaryBank = '' }, numberIn, phrases, language }) => {
    const [carValue, downPayment] = [numberIn('carValue'), numberIn('downPayment')];
    const balloonPayment = numberIn('balloonPayment');
    const bound = exceededBound({ carValue, downPayment, balloonPayment, salaryBank });
    if (!bound) return undefined;
    const amount = spokenMoney(bound.amount, language, { decimals: Number.isInteger(bound.amount) ? 0 : 2 });
    if (bound.kind === 'financed') return fill(phrases.Invalid_BalloonPayment_Financed, { amount });
    const percent = formatPercent(bound.percent, language, { decimals: 0 });
    return fill(phrases.Invalid_BalloonPayment_Share, { percent, amount });
  },
);

/** Lease of a pre-owned car: the driver, the car, and the two payments where the type of lease and the model allow them. */
export const calculator = defineCalculator({
  name: 'AutoLeaseCalculator',
  fields: {
    gender: choice({ label: 'lease_gender', list: 'Gender' }),
    salaryBank: choice({ label: 'lease_bank', list: 'SalaryCreditBank' }),
    monthlySalary: { ...SALARY, min: 0 },
    currentInstalments: { ...CURRENT_INSTALMENTS, invalid: 'Invalid_CurrentEmi' },
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
      note: balloonBound,
      invalid: [boundError, 'Invalid_BalloonPayment'],
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
  derive: prefillFrom('carValue', ['downPayment', 'balloonPayment'], (carValue, { salaryBank }) =>
    usualPayments(carValue, salaryBank),
  ),
  validate: checkAutoLease,
  submitLabel: 'auto_calculate',
  showEmpty: true,
  clearOnSubmit: true,
});

export const result = defineResult({
  figures: {
    instalment: moneyFigure('calculator_instalment'),
    amount: moneyFigure('calculator_finance_amount'),
    balloon: moneyFigure('calculator_balloon'),
    total: moneyFigure('calculator_total'),
    tenure: monthsFigure('lease_tenure'),
  },
  note: 'lease_note',
  spoken: 'lease_spoken',
});
