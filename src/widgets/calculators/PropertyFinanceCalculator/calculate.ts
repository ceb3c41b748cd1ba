import { propertyFinanceRequest } from '#src/domain/calculators/property-finance.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { calculatePropertyFinance } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import { inputsOf, type PropertyFinance, type PropertyFinanceValues } from './values.ts';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';

interface CalculationInput extends Pick<PropertyFinanceCalculatorProps, 'fields'> {
  readonly values: PropertyFinanceValues;
}

/** Requests the finance that the rent repays at the terms of the chosen tenor from the bank. */
export async function calculate(
  { values, fields: { Tenure, InstallmentFrequency, MinROA, MaxROA, LTV } }: CalculationInput,
  options?: CallOptions,
): Promise<Result<PropertyFinance, unknown>> {
  const inputs = inputsOf(values);
  const tenor = Tenure.find(({ id }) => id === values.tenure);
  const request =
    tenor &&
    propertyFinanceRequest(inputs, {
      tenure: tenor.fields.Tenure ?? 0,
      profitRate: tenor.fields.ProfitRate ?? 0,
      product: values.product,
      frequency: values.frequency,
      minROA: MinROA ?? 0,
      maxROA: MaxROA ?? 100,
      ltv: LTV ?? 100,
    });
  if (!request) return failure('incomplete values');
  const result = await calculatePropertyFinance(request, options);
  if (!result.ok) return result;
  const frequency = InstallmentFrequency.find(({ fields: { Value } }) => Value.value === values.frequency);
  return success({
    figures: result.value,
    requestedAmount: inputs.loanAmount ?? 0,
    frequency: frequency?.fields.Title.value ?? '',
    tenure: tenor.fields.Title.value,
  });
}
