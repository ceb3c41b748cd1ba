import * as z from 'zod/mini';
import type { AnswerOf, Call, RequestOf } from './call.ts';
import { CALLS } from './catalogue.ts';
import { money, positiveMoney } from './values/figures.ts';
import { notAbove, words } from './values/parameters.ts';

/** The parameters in the order in which they are checked. FINANCE §2.6. */
export const autoLease = {
  ...CALLS.autoLease,
  request: z
    .object({
      gender: words(),
      carMake: words(),
      /** The year of the car, alone or beside its name. */
      carModel: words(),
      /** `EMI`, or any other kind. */
      autoLeaseType: words(),
      carValue: positiveMoney(),
      currentMonthlySalary: money(),
      /** `OtherBank`; anything else is this one. */
      salaryCreditBank: words(),
      currentMonthlyInstallmentsPaid: money(),
      /** Kilometres. */
      carOdometer: money(),
      /** The usual one when absent. */
      downPayment: z.optional(money()),
      balloonPayment: z._default(money(), 0),
    })
    .check(notAbove('downPayment', 'carValue')),
  answer: z.object({
    result: z.object({
      EMI: z.number(),
      FinanceAmount: z.number(),
      BalloonPayment: z.number(),
      TotalAmountPayable: z.number(),
      Tenure: z.number(),
    }),
  }),
} satisfies Call;
export type AutoLeaseRequest = RequestOf<typeof autoLease>;
export type AutoLeaseResult = AnswerOf<typeof autoLease>['result'];
