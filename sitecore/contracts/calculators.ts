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
