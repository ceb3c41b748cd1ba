import * as z from 'zod/mini';

/** Error response of a calculator: code, parameter and message. FINANCE §1.1. */
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

/** Response of auto and home finance: amounts in riyals, APR in percent a year. */
export const financeResponse = z.object({
  result: z.object({ EMI: z.number(), APR: z.number(), FinanceAmount: z.number(), TotalAmountPayable: z.number() }),
});
export type FinanceResult = z.output<typeof financeResponse>['result'];
