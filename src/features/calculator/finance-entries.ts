import {
  checkFinance,
  type CompleteInputs,
  completeInputs,
  type FinanceFault,
  type FinanceInputs,
} from '#src/domain/calculators/finance-inputs.ts';
import type { FinanceParts } from '#src/domain/calculators/repayment-schedule.ts';
import { readNumber, readSigned } from '#src/i18n/typed-number.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import type { FinanceFigures } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import type { Finance } from './finance.ts';
import { accountTypes, type FinanceLists, namedOptions, tenures, valuesOf } from './finance-lists.ts';
import { scheduleOf } from './schedule-on-demand.ts';
import type { Entries, Faults } from './use-calculator.ts';

/** The fields in the order of the form. */
export type FinanceField = keyof FinanceInputs;

export type FinanceEntries = Entries<FinanceField>;

/** How the bank is asked about a finance, and what it is made of. */
export interface FinanceService<Request> {
  readonly requestOf: (inputs: CompleteInputs) => Request;
  readonly ask: (request: Request, options: CallOptions) => Promise<Result<FinanceFigures, unknown>>;
  readonly partsOf: (request: Request) => FinanceParts;
}

const DEFAULT_NATIONALITY = 'Saudi';
/** Months. */
const DEFAULT_TENURE = '12';

/** What stands in the fields at first: a nationality and a tenor, where the author's lists have them. */
export function initialEntries(lists: FinanceLists, defaultNationality: string): FinanceEntries {
  const nationality = defaultNationality || DEFAULT_NATIONALITY;
  const { nationality: nationalities, tenure: tenors } = offersOf(lists);
  return {
    accountType: '',
    nationality: nationalities.includes(nationality) ? nationality : '',
    monthlySalary: '',
    currentInstalments: '',
    price: '',
    balloonPayment: '',
    tenure: tenors.includes(DEFAULT_TENURE) ? DEFAULT_TENURE : '',
  };
}

/** By field that is chosen, the values of its options. */
export const offersOf = (lists: FinanceLists) => ({
  accountType: valuesOf(accountTypes(lists)),
  nationality: valuesOf(namedOptions(lists.Nationality)),
  tenure: valuesOf(tenures(lists)),
});

const inputsOf = (entries: FinanceEntries): FinanceInputs => ({
  accountType: entries.accountType,
  nationality: entries.nationality,
  monthlySalary: readSigned(entries.monthlySalary),
  currentInstalments: readSigned(entries.currentInstalments),
  price: readSigned(entries.price),
  balloonPayment: readSigned(entries.balloonPayment),
  tenure: readNumber(entries.tenure),
});

/** What is wrong with the entries, by field. */
export const checkEntries = (entries: FinanceEntries): Faults<FinanceField, FinanceFault> =>
  checkFinance(inputsOf(entries));

/** Asks the bank what the entries cost, and lays its answer out over the years. */
export async function reckonEntries<Request>(
  entries: FinanceEntries,
  { requestOf, ask, partsOf }: FinanceService<Request>,
  options: CallOptions,
): Promise<Result<Finance, unknown>> {
  const inputs = completeInputs(inputsOf(entries));
  if (!inputs) return failure('incomplete entries');
  const request = requestOf(inputs);
  const answer = await ask(request, options);
  if (!answer.ok) return answer;
  const { tenure, balloonPayment: balloon } = inputs;
  return success({
    figures: answer.value,
    tenure,
    balloon,
    ...(await laidOut(partsOf(request), { tenure, balloon }, answer.value)),
  });
}

/** The schedule, where our own parts add up to the bank's total: none shall contradict the figures beside it. */
async function laidOut(
  parts: FinanceParts,
  terms: { readonly tenure: number; readonly balloon: number },
  { totalAmountPayable }: FinanceFigures,
) {
  const schedule = await scheduleOf(parts, terms);
  if (!schedule) return {};
  const { principal, profit, insurance, fee } = schedule.parts;
  return Math.abs(principal + profit + insurance + fee - totalAmountPayable) <= 1 ? { schedule } : {};
}
