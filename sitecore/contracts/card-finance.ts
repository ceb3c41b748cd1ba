import * as z from 'zod/mini';
import type { AnswerOf, Call, RequestOf } from './call.ts';
import { CALLS } from './catalogue.ts';
import { isCreditLimit } from './values/credit-limit.ts';
import { money, percent } from './values/figures.ts';

/** The parameters in the order in which they are checked. FINANCE §2.4. */
export const cardFinance = {
  ...CALLS.cardFinance,
  request: z.object({
    creditLimit: money().check(z.refine(isCreditLimit)),
    interestRate: percent(),
    minPaymentPercent: percent().check(z.positive()),
    cardFee: z._default(money(), 0),
  }),
  answer: z.object({ result: z.object({ APR: z.number(), Tenure: z.number() }) }),
} satisfies Call;
export type CardFinanceRequest = RequestOf<typeof cardFinance>;
export type CardFinanceResult = AnswerOf<typeof cardFinance>['result'];
