import type { PropertyFinanceRequest, PropertyFinanceResult } from '#sitecore/contracts/property-finance.ts';
import { percentOf, type Riyals, roundToHalalas } from '#sitecore/rules/finance/units.ts';
import { annuityFactor } from './annuity.ts';
import { success } from '#sitecore/contracts/result.ts';
import { type CalculatorResult, failsOn } from './calculator-result.ts';

/** Calculates the finance that a property's rent repays on a declining balance, in riyals. FINANCE §2.5. */
export function propertyFinance(request: PropertyFinanceRequest): CalculatorResult<PropertyFinanceResult> {
  const { iTenure: tenure, iInstallmentFrequency: frequency, irateOfProfit: yearlyRate, minROA, maxROA } = request;
  if (minROA > maxROA) return failsOn('InvalidParameter', 'minROA');
  const count = Math.ceil((tenure * frequency) / 12);
  const factor = annuityFactor(yearlyRate / 100 / frequency, count);
  const amount = financeAmount(request, factor);

  const instalment = amount / factor;
  const total = instalment * count;
  return success({
    Profit: roundToHalalas(total - amount),
    FinanceAmount: roundToHalalas(amount),
    EMI: roundToHalalas(instalment),
    TotalAmountPayable: roundToHalalas(total),
  });
}

/** Returns the smallest of the requested amount, the value's share and the amount that the rent repays; 0 for a low yield. */
function financeAmount(request: PropertyFinanceRequest, factor: number): Riyals {
  const { iPropertyValue: value, iActualRentalProceeds: rent, iRequestedLoanAmount: requestedAmount } = request;
  const { iInstallmentFrequency: frequency, minROA, maxROA, LTV } = request;
  if (100 * rent < minROA * value) return 0;
  const recognisedRent = Math.min(rent, percentOf(value, maxROA));
  return Math.min(requestedAmount, percentOf(value, LTV), (recognisedRent / frequency) * factor);
}
