import {
  checkPropertyFinance,
  type PropertyFinanceFault,
  type PropertyFinanceInputs,
  propertyFinanceRequest,
} from '#src/domain/calculators/property-finance.ts';
import type { Entries, Faults } from '#src/features/calculator/use-calculator.ts';
import { readSigned } from '#src/i18n/typed-number.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { type PropertyFigures, reckonPropertyFinance } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import type { PropertyFinanceProps } from './PropertyFinanceCalculator.tsx';

/** The fields in the order of the form. */
export type PropertyFinanceField = keyof PropertyFinanceInputs;

type PropertyFinanceEntries = Entries<PropertyFinanceField>;

/** What a property's rent repays, and what was asked for. */
export interface PropertyFinance {
  readonly figures: PropertyFigures;
  /** Riyals. */
  readonly wanted: number;
  /** How often and over what time it is repaid, as the author calls it. */
  readonly frequency: string;
  readonly tenure: string;
}

/** Nothing asked for, nothing found. */
export const NO_FINANCE: PropertyFinance = {
  figures: { instalment: 0, financeAmount: 0, profit: 0, totalAmountPayable: 0 },
  wanted: 0,
  frequency: '',
  tenure: '',
};

export const initialEntries: PropertyFinanceEntries = {
  propertyValue: '',
  rentalProceeds: '',
  loanAmount: '',
  tenure: '',
  product: '',
  frequency: '',
};

const inputsOf = (entries: PropertyFinanceEntries): PropertyFinanceInputs => ({
  ...entries,
  propertyValue: readSigned(entries.propertyValue),
  rentalProceeds: readSigned(entries.rentalProceeds),
  loanAmount: readSigned(entries.loanAmount),
});

/** What is wrong with the entries, by field. */
export const checkEntries = (entries: PropertyFinanceEntries): Faults<PropertyFinanceField, PropertyFinanceFault> =>
  checkPropertyFinance(inputsOf(entries));

/** Asks the bank what the rent repays at the terms of the chosen tenor. */
export async function reckonEntries(
  entries: PropertyFinanceEntries,
  { Tenure, InstallmentFrequency, MinROA, MaxROA, LTV }: PropertyFinanceProps['fields'],
  options: CallOptions,
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
