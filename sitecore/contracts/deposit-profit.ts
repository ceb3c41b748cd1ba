import * as z from 'zod/mini';
import { payoutsAYear } from '../rules/finance/instalment-frequency.ts';
import type { Call, RequestOf, ResponseOf } from './call.ts';
import { CALLS } from './catalogue.ts';
import { day, months, percent, positiveMoney } from './schemas/figures.ts';

/** Parses a frequency to the number of payouts a year, 0 for one at maturity. */
const payouts = () =>
  z.pipe(
    z.string().check(z.refine((text) => payoutsAYear(text) !== undefined)),
    z.transform((text) => payoutsAYear(text) ?? NaN),
  );

/** Profit of a term deposit; parameters in validation order. FINANCE §2.8. */
export const depositProfit = {
  ...CALLS.depositProfit,
  request: z.object({
    principal: positiveMoney(),
    tenure: months(),
    profitRate: percent(),
    payout: z._default(payouts(), 0),
    /** Day of the deposit; today in Riyadh by default. */
    startDate: z.optional(day()),
  }),
  response: z.object({
    result: z.object({
      /** Riyals in the whole term. */
      Profit: z.number(),
      /** Percent a year. */
      ProfitRate: z.number(),
      /** Riyals paid on the last day: the principal and the last profit. */
      MaturityAmount: z.number(),
      /** ISO day, `2027-12-01`. */
      MaturityDate: z.string(),
      Payments: z.array(z.object({ Date: z.string(), Days: z.number(), Profit: z.number() })),
    }),
  }),
} satisfies Call;
export type DepositProfitRequest = RequestOf<typeof depositProfit>;
export type DepositProfitResult = ResponseOf<typeof depositProfit>['result'];
