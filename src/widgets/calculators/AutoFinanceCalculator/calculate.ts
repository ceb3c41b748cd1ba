import { type AutoFinanceTerms, autoFinanceParts, autoFinanceRequest } from '#src/domain/calculators/auto-finance.ts';
import type { FinanceValues } from '#src/features/calculator/finance/finance-values.ts';
import { calculateFinance } from '#src/features/calculator/finance/calculate-finance.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { calculateAutoFinance } from '#src/services/calculators.ts';
import type { AutoFinanceCalculatorProps } from './AutoFinanceCalculator.widget.ts';

type Settings = Pick<AutoFinanceCalculatorProps, 'fields' | 'params'>;

/** Requests the cost of the values at the author's terms from the bank. */
export const calculate = (
  { values, ...settings }: Settings & { readonly values: FinanceValues },
  options?: CallOptions,
) =>
  calculateFinance(
    values,
    {
      requestOf: (inputs) => autoFinanceRequest(inputs, termsOf(settings)),
      call: calculateAutoFinance,
      partsOf: autoFinanceParts,
    },
    options,
  );

/** Returns the author's terms; an empty field is 0, except the cap of the fee, which stays empty. */
const termsOf = ({ fields, params }: Settings): AutoFinanceTerms => ({
  atc: fields.ATC ?? 0,
  adminFeeInPercentage: fields.AdminFeeInPercentage ?? 0,
  maxAdminFee: fields.MaxAdminFee,
  insuranceRate: fields.InsuranceRate ?? 0,
  depreciationRate: fields.DepriciationRate ?? 0,
  insuranceConstant: readNumber(params.InsuranceConstant) ?? 0,
});
