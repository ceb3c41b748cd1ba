import {
  type AutoFinanceFault,
  type AutoFinanceInputs,
  type AutoFinanceTerms,
  autoFinanceRequest,
  checkAutoFinance,
  type CompleteInputs,
  completeInputs,
} from '#src/domain/calculators/auto-finance.ts';
import { autoFinanceParts } from '#src/domain/calculators/finance-parts.ts';
import { repaymentSchedule } from '#src/domain/calculators/repayment-schedule.ts';
import type { Finance } from '#src/features/calculator/finance-result.tsx';
import type { Entries, Faults } from '#src/features/calculator/use-calculator.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import { type FinanceFigures, reckonAutoFinance } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import type { CallOptions } from '#src/services/call-service.ts';

/** The fields in the order of the form. */
export type AutoFinanceField = keyof AutoFinanceInputs;

export type AutoFinanceEntries = Entries<AutoFinanceField>;

const inputsOf = (entries: AutoFinanceEntries): AutoFinanceInputs => ({
  accountType: entries.accountType,
  nationality: entries.nationality,
  monthlySalary: readNumber(entries.monthlySalary),
  currentInstalments: readNumber(entries.currentInstalments),
  carValue: readNumber(entries.carValue),
  balloonPayment: readNumber(entries.balloonPayment),
  tenure: readNumber(entries.tenure),
});

/** What is wrong with the entries, by field. */
export const checkEntries = (entries: AutoFinanceEntries): Faults<AutoFinanceField, AutoFinanceFault> =>
  checkAutoFinance(inputsOf(entries));

/** Asks the bank what the entries cost, and lays its answer out over the years. */
export async function reckonEntries(
  entries: AutoFinanceEntries,
  terms: AutoFinanceTerms,
  options: CallOptions,
): Promise<Result<Finance, unknown>> {
  const inputs = completeInputs(inputsOf(entries));
  if (!inputs) return failure('incomplete entries');
  const answer = await reckonAutoFinance(autoFinanceRequest(inputs, terms), options);
  return answer.ok ? success(financeOf(inputs, terms, answer.value)) : answer;
}

function financeOf(inputs: CompleteInputs, terms: AutoFinanceTerms, figures: FinanceFigures): Finance {
  const { tenure, balloonPayment: balloon } = inputs;
  const schedule = repaymentSchedule(autoFinanceParts(inputs, terms), tenure, balloon);
  const { principal, profit, insurance, fee } = schedule.parts;
  // A bank that reckons otherwise than we do gets its figures shown, without a schedule that contradicts them.
  const agrees = Math.abs(principal + profit + insurance + fee - figures.totalAmountPayable) <= 1;
  return { figures, tenure, balloon, ...(agrees && { schedule }) };
}
