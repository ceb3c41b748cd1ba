import * as z from 'zod/mini';
import type { ResponseOf, Call, RequestOf } from './call.ts';
import { CALLS } from './catalogue.ts';
import { money, positiveMoney } from './schemas/figures.ts';
import { notAbove, requiredText } from './schemas/parameters.ts';

/** Lease of a pre-owned car; parameters in validation order. FINANCE §2.6. */
export const autoLease = {
  ...CALLS.autoLease,
  request: z
    .object({
      gender: requiredText(),
      carMake: requiredText(),
      /** Model year, alone or with the model's name. */
      carModel: requiredText(),
      /** `EMI`, or any other type. */
      autoLeaseType: requiredText(),
      carValue: positiveMoney(),
      currentMonthlySalary: money(),
      /** `OtherBank`; any other value is this bank. */
      salaryCreditBank: requiredText(),
      currentMonthlyInstallmentsPaid: money(),
      /** Kilometres. */
      carOdometer: money(),
      /** The default down payment when absent. */
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
      /** The limit for which the bank finances less than requested, or nothing; other implementations may leave it out. */
      Limit: z.optional(
        z.object({
          /** `Salary`: `Value` percent of it for all instalments. `Odometer`: `Value` kilometres. `DownPayment`: the whole price. */
          Kind: z.enum(['Salary', 'Odometer', 'DownPayment']),
          Value: z.number(),
        }),
      ),
    }),
  }),
} satisfies Call;
export type AutoLeaseRequest = RequestOf<typeof autoLease>;
export type AutoLeaseResult = ResponseOf<typeof autoLease>['result'];
