import { homeFinanceParts, homeFinanceRequest, type HomeFinanceTerms } from '#src/domain/calculators/home-finance.ts';
import type { FinanceValues } from '#src/features/calculator/finance/finance-values.ts';
import { calculateFinance } from '#src/features/calculator/finance/calculate-finance.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { calculateHomeFinance } from '#src/services/calculators.ts';
import type { HomeFinanceCalculatorProps } from './HomeFinanceCalculator.widget.ts';

/** Requests the cost of the values at the author's terms from the bank. */
export const calculate = (
  { values, fields }: Pick<HomeFinanceCalculatorProps, 'fields'> & { readonly values: FinanceValues },
  options?: CallOptions,
) =>
  calculateFinance(
    values,
    {
      requestOf: (inputs) => homeFinanceRequest(inputs, termsOf(fields)),
      call: calculateHomeFinance,
      partsOf: homeFinanceParts,
    },
    options,
  );

/** Returns the author's terms; an empty field is 0, except the cap of the fee, which stays empty. */
const termsOf = (fields: HomeFinanceCalculatorProps['fields']): HomeFinanceTerms => ({
  atc: fields.ATC ?? 0,
  adminFeeInPercentage: fields.AdminFeeInPercentage ?? 0,
  maxAdminFee: fields.MaxAdminFee,
  insuranceFee: fields.InsuranceFee ?? 0,
  valuationFee: fields.ValuationFee ?? 0,
});
