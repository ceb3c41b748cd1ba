import { homeFinanceParts, homeFinanceRequest, type HomeFinanceTerms } from '#src/domain/calculators/home-finance.ts';
import { definePurchaseSubmission } from '#src/features/calculator/finance/purchase-submission.tsx';
import { calculateHomeFinance } from '#src/services/calculators.ts';
import { calculator } from './HomeFinanceCalculator.form.ts';
import type { HomeFinanceCalculatorProps } from './HomeFinanceCalculator.widget.ts';

type Settings = Pick<HomeFinanceCalculatorProps, 'fields'>;

/** Requests the cost of a home's finance at the author's terms from the bank. */
export const submission = definePurchaseSubmission(calculator, {
  requestOf: (inputs, settings: Settings) => homeFinanceRequest(inputs, termsOf(settings)),
  call: calculateHomeFinance,
  partsOf: homeFinanceParts,
  priceLabel: 'home_value',
  feeLabel: 'home_fees',
});

/** Returns the author's terms; an empty field is 0, except the cap of the fee, which stays empty. */
const termsOf = ({ fields }: Settings): HomeFinanceTerms => ({
  atc: fields.ATC ?? 0,
  adminFeeInPercentage: fields.AdminFeeInPercentage ?? 0,
  maxAdminFee: fields.MaxAdminFee,
  insuranceFee: fields.InsuranceFee ?? 0,
  valuationFee: fields.ValuationFee ?? 0,
});
