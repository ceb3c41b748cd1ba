import { firstInstalmentDay, isoDay, riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { failure, mapResult } from '#sitecore/contracts/result.ts';
import {
  personalFinanceOffer,
  personalFinanceParts,
  personalFinanceQuery,
} from '#src/domain/calculators/personal-finance-offer.ts';
import { repaymentSchedule } from '#src/domain/calculators/repayment-schedule.ts';
import { type Finance, NO_FINANCE } from '#src/features/calculator/finance/finance.ts';
import { financeResult } from '#src/features/calculator/finance/finance-result.tsx';
import { RepaymentSchedule } from '#src/features/calculator/schedule/RepaymentSchedule.tsx';
import { defineSubmission, type ResultFormat } from '#src/features/calculator/submit/submission.tsx';
import { calculatePersonalFinance } from '#src/services/calculators.ts';
import { calculator } from './PersonalFinanceCalculator.form.ts';
import type { PersonalFinanceCalculatorProps } from './PersonalFinanceCalculator.widget.ts';

/** One halala in riyals. */
const HALALA = 0.01;

/** Number of decimals of shown amounts. */
const DECIMALS = 2;

/** Requests the finance from today on that the salary allows from the bank, and shows it with its repayment schedule. */
export const submission = defineSubmission(calculator, {
  submit: async (inputs, { fields }: Pick<PersonalFinanceCalculatorProps, 'fields'>, options) => {
    const { JobSubSectors, DBR, AdminFeeInPercentage, MaxAdminFee } = fields;
    // An empty field is 0, except the cap of the fee, which stays empty.
    const terms = { dbr: DBR ?? 0, adminFeeInPercentage: AdminFeeInPercentage ?? 0, maxAdminFee: MaxAdminFee };
    const rates = JobSubSectors.find(({ id }) => id === inputs.subSector)?.fields.Rate.value ?? '';
    const offer = personalFinanceOffer(inputs, terms, rates);
    if (!offer) return failure({ kind: 'NoRate', rates, tenure: inputs.tenure });
    const today = riyadhDay(new Date());
    const response = await calculatePersonalFinance(personalFinanceQuery(offer, terms, today), options);
    const parts = personalFinanceParts(offer, terms);
    return mapResult(response, (figures): Finance => ({
      figures: {
        ...figures,
        instalment: offer.monthlyPayment,
        totalAmountPayable: parts.principal + parts.profit + parts.fee,
      },
      tenure: offer.months,
      balloon: 0,
      firstDay: isoDay(firstInstalmentDay(today)),
      // When the bank finances another amount, its figures are shown without a schedule that contradicts them.
      ...(Math.abs(parts.principal - figures.financeAmount) < HALALA && {
        schedule: repaymentSchedule(parts, offer.months, 0, DECIMALS),
      }),
    }));
  },
  empty: NO_FINANCE,
  present: (finance, format: ResultFormat<PersonalFinanceCalculatorProps['phrases']>) =>
    financeResult(finance, { ...format, decimals: DECIMALS }),
  more: ({ schedule }, format) => schedule && <RepaymentSchedule {...format} schedule={schedule} />,
});
