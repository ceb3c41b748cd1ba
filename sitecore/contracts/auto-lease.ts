import * as z from 'zod/mini';
import type { ResponseOf, Call, RequestOf } from './call.ts';
import { CALLS } from './catalogue.ts';
import { money, positiveMoney } from './schemas/figures.ts';
import { notAbove, requiredText } from './schemas/parameters.ts';

/** The parameters in the order in which they are checked. FINANCE §2.6. */
export const autoLease = {
  ...CALLS.autoLease,
  request: z
    .object({
      gender: requiredText(),
      carMake: requiredText(),
      /** The year of the car, alone or beside its name. */
      carModel: requiredText(),
      /** `EMI`, or any other kind. */
      autoLeaseType: requiredText(),
      carValue: positiveMoney(),
      currentMonthlySalary: money(),
      /** `OtherBank`; anything else is this one. */
      salaryCreditBank: requiredText(),
      currentMonthlyInstallmentsPaid: money(),
      /** Kilometres. */
      carOdometer: money(),
      /** The usual one when absent. */
      downPayment: z.optional(money()),
      balloonPayment: z._default(money(), 0),
    })
    .check(notAbove('downPayment', 'carValue')),
  response: z.object({
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
export type AutoLeaseResult = ResponseOf<typeof autoLease>['result'];
