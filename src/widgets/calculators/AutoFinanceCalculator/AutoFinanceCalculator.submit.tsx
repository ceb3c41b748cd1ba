import { type AutoFinanceTerms, autoFinanceParts, autoFinanceRequest } from '#src/domain/calculators/auto-finance.ts';
import { definePurchaseSubmission } from '#src/features/calculator/finance/purchase-submission.tsx';
import { readNumber } from '#src/i18n/typed-number.ts';
import { calculateAutoFinance } from '#src/services/calculators.ts';
import { calculator } from './AutoFinanceCalculator.form.ts';
import type { AutoFinanceCalculatorProps } from './AutoFinanceCalculator.widget.ts';

type Settings = Pick<AutoFinanceCalculatorProps, 'fields' | 'params'>;

/** Requests the cost of a car's finance at the author's terms from the bank. */
export const submission = definePurchaseSubmission(calculator, {
  requestOf: (inputs, settings: Settings) => autoFinanceRequest(inputs, termsOf(settings)),
  call: calculateAutoFinance,
  partsOf: autoFinanceParts,
  priceLabel: 'auto_car_value',
  feeLabel: 'calculator_fee',
});

/** Returns the author's terms; an empty field is 0, except the cap of the fee, which stays empty. */
const termsOf = ({ fields, params }: Settings): AutoFinanceTerms => ({
  atc: fields.ATC ?? 0,
  adminFeeInPercentage: fields.AdminFeeInPercentage ?? 0,
  maxAdminFee: fields.MaxAdminFee,
  insuranceRate: fields.InsuranceRate ?? 0,
  depreciationRate: fields.DepriciationRate ?? 0,
  insuranceConstant: readNumber(params.InsuranceConstant) ?? 0,
});
