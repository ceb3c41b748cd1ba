import * as z from 'zod/mini';

/** What a calculator answers when it does not reckon: which parameter, and why. FINANCE §1.1. */
export const calculatorError = z.object({
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
export type CalculatorError = z.output<typeof calculatorError>;

/** What a finance costs, as the bank answers it: riyals, and percent a year. */
export const financeResponse = z.object({
  result: z.object({ EMI: z.number(), APR: z.number(), FinanceAmount: z.number(), TotalAmountPayable: z.number() }),
});
export type FinanceResult = z.output<typeof financeResponse>['result'];
