import * as z from 'zod/mini';
import type { ResponseOf, Call, RequestOf, RequestInput } from './call.ts';
import { CALLS } from './catalogue.ts';
import { money, months, percent } from './schemas/figures.ts';
import { instalmentsAYear } from '../rules/finance/instalment-frequency.ts';
import { notAbove, requiredText } from './schemas/parameters.ts';
import { MIN_PROPERTY_VALUE } from '../rules/finance/property-value.ts';

/** Parses a frequency, by name or number, to the number of instalments a year. */
const frequency = () =>
  z.pipe(
    z.string().check(z.refine((text) => instalmentsAYear(text) !== undefined)),
    z.transform((text) => instalmentsAYear(text) ?? NaN),
  );

/** Property finance; parameters in validation order, spelt as in the specification. FINANCE §2.5. */
export const propertyFinance = {
  ...CALLS.propertyFinance,
  request: z
    .object({
      iPropertyValue: money().check(z.refine((amount) => amount >= MIN_PROPERTY_VALUE)),
      iActualRentalProceeds: money(),
      iRequestedLoanAmount: money(),
      iTenure: months(),
      iProduct: requiredText(),
      iInstallmentFrequency: frequency(),
      irateOfProfit: percent(),
      minROA: z._default(percent(), 0),
      maxROA: z._default(percent(), 100),
      LTV: z._default(percent(), 100),
    })
    .check(notAbove('iActualRentalProceeds', 'iPropertyValue'), notAbove('iRequestedLoanAmount', 'iPropertyValue')),
  response: z.object({
    result: z.object({
      Profit: z.number(),
      FinanceAmount: z.number(),
      EMI: z.number(),
      TotalAmountPayable: z.number(),
    }),
  }),
} satisfies Call;
export type PropertyFinanceRequest = RequestOf<typeof propertyFinance>;
/** Values of a request, with the frequency as its author wrote it. */
export type PropertyFinanceQuery = RequestInput<typeof propertyFinance>;
export type PropertyFinanceResult = ResponseOf<typeof propertyFinance>['result'];
