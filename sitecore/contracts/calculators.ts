import * as z from 'zod/mini';

/** What a calculator answers when it does not reckon: which parameter, and why. FINANCE §1.1. */
export const calculatorRefusal = z.object({
  error: z.object({
    code: z.enum([
      'InvalidParameter',
      'FeesExceedPrincipal',
      'InstalmentsBelowPrincipal',
      'NonAmortising',
      'AprNotComputable',
    ]),
    parameter: z.string(),
    message: z.string(),
  }),
});
export type CalculatorRefusal = z.output<typeof calculatorRefusal>;

/** What a finance costs, as the bank answers it: riyals, and percent a year. */
export const financeAnswer = z.object({
  result: z.object({ EMI: z.number(), APR: z.number(), FinanceAmount: z.number(), TotalAmountPayable: z.number() }),
});
export type FinanceResult = z.output<typeof financeAnswer>['result'];
