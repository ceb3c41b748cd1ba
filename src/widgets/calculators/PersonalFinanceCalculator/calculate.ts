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
import { chosenSubSector, DECIMALS, inputsOf, type PersonalFinanceValues } from './values.ts';
import { type Settings, termsOf } from './settings.ts';

/** One halala in riyals. */
const HALALA = 0.01;

/** Requests the finance for the values from today on from the bank, and adds the repayment schedule. */
export async function calculate(
  { fields, values }: { readonly fields: Settings; readonly values: PersonalFinanceValues },
  options?: CallOptions,
): Promise<Result<Finance, unknown>> {
  const terms = termsOf(fields);
  const rates = chosenSubSector(fields, values)?.fields.Rate.value ?? '';
  const offer = personalFinanceOffer(inputsOf(fields, values), terms, rates);
  if (!offer) return failure({ kind: 'NoRate', rates, tenure: values.tenure });
  const today = riyadhDay(new Date());
  const result = await calculatePersonalFinance(personalFinanceQuery(offer, terms, today), options);
  if (!result.ok) return result;
  const { monthlyPayment: instalment, months: tenure } = offer;
  const parts = personalFinanceParts(offer, terms);
  const totalAmountPayable = parts.principal + parts.profit + parts.fee;
  // When the bank finances another amount, its figures are shown without a schedule that contradicts them.
  const agrees = Math.abs(parts.principal - result.value.financeAmount) < HALALA;
  return success({
    figures: { instalment, ...result.value, totalAmountPayable },
    tenure,
    balloon: 0,
    firstDay: isoDay(firstInstalmentDay(today)),
    ...(agrees && { schedule: await loadSchedule(parts, { tenure, balloon: 0, decimals: DECIMALS }) }),
  });
}
