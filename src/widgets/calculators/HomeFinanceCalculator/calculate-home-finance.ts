import { homeFinanceParts, homeFinanceRequest, type HomeFinanceTerms } from '#src/domain/calculators/home-finance.ts';
import type { FinanceValues } from '#src/features/calculator/finance/finance-values.ts';
import { calculateFinance } from '#src/features/calculator/finance/calculate-finance.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { calculateHomeFinance } from '#src/services/calculators.ts';
import type { HomeFinanceCalculatorProps } from './HomeFinanceCalculator.widget.ts';

/** Asks the bank what the entries cost at the author's terms. */
export const calculate = (
  { entries, fields }: Pick<HomeFinanceCalculatorProps, 'fields'> & { readonly entries: FinanceValues },
  options?: CallOptions,
) =>
  calculateFinance(
    entries,
    {
      requestOf: (inputs) => homeFinanceRequest(inputs, termsOf(fields)),
      call: calculateHomeFinance,
      partsOf: homeFinanceParts,
    },
    options,
  );

/** What the author set, what was left empty as nothing; a cap of the fee only where there is one. */
const termsOf = (fields: HomeFinanceCalculatorProps['fields']): HomeFinanceTerms => ({
  atc: fields.ATC ?? 0,
  adminFeeInPercentage: fields.AdminFeeInPercentage ?? 0,
  maxAdminFee: fields.MaxAdminFee,
  insuranceFee: fields.InsuranceFee ?? 0,
  valuationFee: fields.ValuationFee ?? 0,
});
