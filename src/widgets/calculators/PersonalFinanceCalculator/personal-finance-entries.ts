import { firstInstalmentDay, isoDay, riyadhDay } from '#sitecore/contracts/values/calendar-day.ts';
import {
  checkPersonalFinance,
  type PersonalFinanceFault,
  type PersonalFinanceInputs,
  personalFinanceOffer,
  personalFinanceParts,
  personalFinanceQuery,
} from '#src/domain/calculators/personal-finance.ts';
import type { Finance } from '#src/features/calculator/finance.ts';
import { scheduleOf } from '#src/features/calculator/schedule-on-demand.ts';
import type { Entries, Faults } from '#src/features/calculator/use-calculator.ts';
import { readSigned } from '#src/i18n/typed-number.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { reckonPersonalFinance } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import { type Settings, subSectorsFor, termsOf } from './personal-finance-settings.ts';

export type PersonalFinanceField = keyof PersonalFinanceInputs;

export type PersonalFinanceEntries = Entries<PersonalFinanceField>;

/** Nothing is chosen or entered at first. */
export const INITIAL: PersonalFinanceEntries = {
  accountType: '',
  nationality: '',
  sector: '',
  subSector: '',
  monthlySalary: '',
  currentInstalments: '',
  tenure: '',
};

/** The sub-sector that is chosen; an address can carry one that is not offered with its nationality and sector. */
const chosenSubSector = (fields: Settings, entries: PersonalFinanceEntries) =>
  subSectorsFor(fields, entries).find(({ id }) => id === entries.subSector);

const inputsOf = (fields: Settings, entries: PersonalFinanceEntries): PersonalFinanceInputs => ({
  ...entries,
  subSector: chosenSubSector(fields, entries)?.id ?? '',
  tenure: readSigned(entries.tenure),
  monthlySalary: readSigned(entries.monthlySalary),
  currentInstalments: readSigned(entries.currentInstalments),
});

/** What is wrong with the entries, by field. */
export const checkEntries = (
  fields: Settings,
  entries: PersonalFinanceEntries,
): Faults<PersonalFinanceField, PersonalFinanceFault> =>
  checkPersonalFinance(inputsOf(fields, entries), termsOf(fields));

/** Asks the bank what the entries finance from today on, and lays it out over the years. */
export async function reckonEntries(
  fields: Settings,
  entries: PersonalFinanceEntries,
  options: CallOptions,
): Promise<Result<Finance, unknown>> {
  const terms = termsOf(fields);
  const rates = chosenSubSector(fields, entries)?.fields.Rate.value ?? '';
  const offer = personalFinanceOffer(inputsOf(fields, entries), terms, rates);
  if (!offer) return failure({ kind: 'NoRate', rates, tenure: entries.tenure });
  const today = riyadhDay(new Date());
  const answer = await reckonPersonalFinance(personalFinanceQuery(offer, terms, today), options);
  if (!answer.ok) return answer;
  const { monthlyPayment: instalment, months: tenure } = offer;
  const parts = personalFinanceParts(offer, terms);
  const totalAmountPayable = parts.principal + parts.profit + parts.fee;
  // A bank that lends another amount gets its figures shown, without a schedule that contradicts them.
  const agrees = Math.abs(parts.principal - answer.value.financeAmount) < HALALA;
  return success({
    figures: { instalment, ...answer.value, totalAmountPayable },
    tenure,
    balloon: 0,
    firstDay: isoDay(firstInstalmentDay(today)),
    ...(agrees && { schedule: await scheduleOf(parts, { tenure, balloon: 0, decimals: DECIMALS }) }),
  });
}

/** Of a riyal, in what is shown. */
export const DECIMALS = 2;
const HALALA = 0.01;
