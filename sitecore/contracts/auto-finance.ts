import * as z from 'zod/mini';
import { financeResponse } from './calculators.ts';
import type { Call, RequestOf } from './call.ts';
import { CALLS } from './catalogue.ts';
import { money, months, percent, positiveMoney } from './schemas/figures.ts';

/** Auto finance; parameters in validation order, spelt as in the specification. FINANCE §2.2. */
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
  response: financeResponse,
} satisfies Call;
export type AutoFinanceRequest = RequestOf<typeof autoFinance>;
