import { firstInstalmentDay, isoDay, riyadhDay } from '#sitecore/rules/calendar-day.ts';
import {
  personalFinanceOffer,
  personalFinanceParts,
  personalFinanceQuery,
} from '#src/domain/calculators/personal-finance-offer.ts';
import type { Finance } from '#src/features/calculator/finance/finance.ts';
import { loadSchedule } from '#src/features/calculator/schedule/load-schedule.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { calculatePersonalFinance } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import { chosenSubSector, DECIMALS, inputsOf, type PersonalFinanceValues } from './personal-finance-values.ts';
import { type Settings, termsOf } from './personal-finance-settings.ts';

/** Of a riyal. */
const HALALA = 0.01;

/** Asks the bank what the entries finance from today on, and lays it out over the years. */
export async function calculate(
  { fields, entries }: { readonly fields: Settings; readonly entries: PersonalFinanceValues },
  options?: CallOptions,
): Promise<Result<Finance, unknown>> {
  const terms = termsOf(fields);
  const rates = chosenSubSector(fields, entries)?.fields.Rate.value ?? '';
  const offer = personalFinanceOffer(inputsOf(fields, entries), terms, rates);
  if (!offer) return failure({ kind: 'NoRate', rates, tenure: entries.tenure });
  const today = riyadhDay(new Date());
  const answer = await calculatePersonalFinance(personalFinanceQuery(offer, terms, today), options);
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
    ...(agrees && { schedule: await loadSchedule(parts, { tenure, balloon: 0, decimals: DECIMALS }) }),
  });
}
