import * as z from 'zod/mini';
import type { AnswerOf, Call, RequestOf } from './call.ts';
import { CALLS } from './catalogue.ts';
import { money, months, percent, positiveMoney } from './values/figures.ts';

const autoFinanceResult = z.object({
  EMI: z.number(),
  APR: z.number(),
  FinanceAmount: z.number(),
  TotalAmountPayable: z.number(),
});

/** The parameters in the order in which they are checked. FINANCE §2.2; the spelling is the specification's. */
export const autoFinance = {
  ...CALLS.autoFinance,
  request: z.object({
    principal: positiveMoney(),
    tenure: months(),
    balloonPayment: z._default(money(), 0),
    atc: percent(),
    adminFeeInPercentage: z._default(percent(), 0),
    maxAdminFee: z.optional(money()),
    insuranceRate: z._default(percent(), 0),
    depriciationRate: z._default(percent(), 0),
    insuranceConstant: z._default(money(), 0),
  }),
  answer: z.object({ result: autoFinanceResult }),
} satisfies Call;
export type AutoFinanceRequest = RequestOf<typeof autoFinance>;
export type AutoFinanceResult = AnswerOf<typeof autoFinance>['result'];
