import { allowsBalloon, allowsOwnPayments, maxBalloon, salaryBank } from '#sitecore/rules/finance/auto-lease.ts';
import { checkAutoLease, exceededBalloonBound, usualPayments } from '#src/domain/calculators/auto-lease.ts';
import { defineCalculator } from '#src/features/calculator/submit/calculator.ts';
import { CURRENT_INSTALMENTS, SALARY } from '#src/features/calculator/submit/common-fields.ts';
import { defineResult, moneyFigure, monthsFigure } from '#src/features/calculator/result/result-schema.ts';
import { amount, choice, computedText, number } from '#src/features/form/schema.ts';
import { formatNumber, formatPercent } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { formatInDigitsOf, readNumber } from '#src/i18n/typed-number.ts';

const riyalsIn = (text = '') => readNumber(text);

/** The largest balloon payment for the car. */
const largestBalloon = computedText(['lease_most'], ({ values, phrases, language }) => {
  const carValue = riyalsIn(values.carValue);
  const most = carValue === null ? null : maxBalloon(carValue, salaryBank(values.salaryBank ?? ''));
  return most === null ? undefined : fill(phrases.lease_most, { amount: formatNumber(Math.floor(most), language) });
});

/** The bound that the balloon payment exceeds. */
const exceededBound = computedText(
  ['Invalid_BalloonPayment_Share', 'Invalid_BalloonPayment_Financed'],
  ({ values: { salaryBank: bank = '', ...values }, phrases, language }) => {
    const [carValue, downPayment] = [riyalsIn(values.carValue), riyalsIn(values.downPayment)];
    const balloonPayment = riyalsIn(values.balloonPayment);
    const bound = exceededBalloonBound({ carValue, downPayment, balloonPayment, salaryBank: bank });
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
      note: largestBalloon,
      invalid: [exceededBound, 'Invalid_BalloonPayment'],
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
