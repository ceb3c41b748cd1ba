import * as z from 'zod/mini';
import type { ResponseOf, Call, RequestOf, RequestInput } from './call.ts';
import { CALLS } from './catalogue.ts';
import { day, money, months, percent, positiveMoney } from './schemas/figures.ts';

/**
 * Personal finance; parameters in validation order. The default contract day is today, that of the first instalment the
 * next 27th. FINANCE §2.1.
 */
export const personalFinance = {
  ...CALLS.personalFinance,
  request: z.object({
    principal: positiveMoney(),
    tenure: months(),
    balloonPayment: z._default(money(), 0),
    emi: positiveMoney(),
    adminFeeInPercentage: z._default(percent(), 0),
    maxAdminFee: z.optional(money()),
    stipulationDate: z.optional(day()),
    emiDate: z.optional(day()),
  }),
  response: z.object({ result: z.object({ APR: z.number(), FinanceAmount: z.number() }) }),
} satisfies Call;
export type PersonalFinanceRequest = RequestOf<typeof personalFinance>;
export type PersonalFinanceQuery = RequestInput<typeof personalFinance>;
export type PersonalFinanceResult = ResponseOf<typeof personalFinance>['result'];
