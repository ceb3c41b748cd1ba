import { type AutoFinanceTerms, autoFinanceParts, autoFinanceRequest } from '#src/domain/calculators/auto-finance.ts';
import type { FinanceValues } from '#src/features/calculator/finance/finance-values.ts';
import { calculateFinance } from '#src/features/calculator/finance/calculate-finance.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { calculateAutoFinance } from '#src/services/calculators.ts';
import type { AutoFinanceCalculatorProps } from './AutoFinanceCalculator.widget.ts';

type Settings = Pick<AutoFinanceCalculatorProps, 'fields' | 'params'>;

/** Asks the bank what the entries cost at the author's terms. */
export const calculate = (
  { entries, ...settings }: Settings & { readonly entries: FinanceValues },
  options?: CallOptions,
) =>
  calculateFinance(
    entries,
    {
      requestOf: (inputs) => autoFinanceRequest(inputs, termsOf(settings)),
      call: calculateAutoFinance,
      partsOf: autoFinanceParts,
    },
    options,
  );

/** What the author set, what was left empty as nothing; a cap of the fee only where there is one. */
const termsOf = ({ fields, params }: Settings): AutoFinanceTerms => ({
  atc: fields.ATC ?? 0,
  adminFeeInPercentage: fields.AdminFeeInPercentage ?? 0,
  maxAdminFee: fields.MaxAdminFee,
  insuranceRate: fields.InsuranceRate ?? 0,
  depreciationRate: fields.DepriciationRate ?? 0,
  insuranceConstant: readNumber(params.InsuranceConstant) ?? 0,
});
