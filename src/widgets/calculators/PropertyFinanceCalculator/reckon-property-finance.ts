import { propertyFinanceRequest } from '#src/domain/calculators/property-finance.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { reckonPropertyFinance } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import { inputsOf, type PropertyFinance, type PropertyFinanceEntries } from './property-finance-entries.ts';
import type { PropertyFinanceProps } from './PropertyFinanceCalculator.tsx';

interface Asked extends Pick<PropertyFinanceProps, 'fields'> {
  readonly entries: PropertyFinanceEntries;
}

/** Asks the bank what the rent repays at the terms of the chosen tenor. */
export async function reckon(
  { entries, fields: { Tenure, InstallmentFrequency, MinROA, MaxROA, LTV } }: Asked,
  options?: CallOptions,
): Promise<Result<PropertyFinance, unknown>> {
  const inputs = inputsOf(entries);
  const tenor = Tenure.find(({ id }) => id === entries.tenure);
  const request =
    tenor &&
    propertyFinanceRequest(inputs, {
      tenure: tenor.fields.Tenure ?? 0,
      profitRate: tenor.fields.ProfitRate ?? 0,
      product: entries.product,
      frequency: entries.frequency,
      minROA: MinROA ?? 0,
      maxROA: MaxROA ?? 100,
      ltv: LTV ?? 100,
    });
  if (!request) return failure('incomplete entries');
  const answer = await reckonPropertyFinance(request, options);
  if (!answer.ok) return answer;
  const frequency = InstallmentFrequency.find(({ fields: { Value } }) => Value.value === entries.frequency);
  return success({
    figures: answer.value,
    wanted: inputs.loanAmount ?? 0,
    frequency: frequency?.fields.Title.value ?? '',
    tenure: tenor.fields.Title.value,
  });
}
