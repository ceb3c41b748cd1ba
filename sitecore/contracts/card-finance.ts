import * as z from 'zod/mini';
import type { ResponseOf, Call, RequestOf } from './call.ts';
import { CALLS } from './catalogue.ts';
import { isCreditLimit } from '../rules/finance/credit-limit.ts';
import { money, percent } from './schemas/figures.ts';

/** Card finance; parameters in validation order. FINANCE §2.4. */
export const cardFinance = {
  ...CALLS.cardFinance,
  request: z.object({
    creditLimit: money().check(z.refine(isCreditLimit)),
    interestRate: percent(),
    minPaymentPercent: percent().check(z.positive()),
    cardFee: z._default(money(), 0),
  }),
  response: z.object({ result: z.object({ APR: z.number(), Tenure: z.number() }) }),
} satisfies Call;
export type CardFinanceRequest = RequestOf<typeof cardFinance>;
export type CardFinanceResult = ResponseOf<typeof cardFinance>['result'];
