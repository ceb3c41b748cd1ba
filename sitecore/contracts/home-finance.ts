import * as z from 'zod/mini';
import { financeResponse } from './calculators.ts';
import type { Call, RequestOf } from './call.ts';
import { CALLS } from './catalogue.ts';
import { money, months, percent, positiveMoney } from './schemas/figures.ts';

/** Home finance; parameters in validation order. FINANCE §2.3. */
export const homeFinance = {
  ...CALLS.homeFinance,
  request: z.object({
    principal: positiveMoney(),
    tenure: months(),
    balloonPayment: z._default(money(), 0),
    atc: percent(),
    adminFeeInPercentage: z._default(percent(), 0),
    maxAdminFee: z.optional(money()),
    insuranceFee: z._default(money(), 0),
    valuationFee: z._default(money(), 0),
  }),
  response: financeResponse,
} satisfies Call;
export type HomeFinanceRequest = RequestOf<typeof homeFinance>;
