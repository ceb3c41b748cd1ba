import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import type { CashbackCaps } from '#src/domain/calculators/spending.ts';

/** Returns the authored upper limits of the cashback of all categories. */
export const capsOf = (fields: Readonly<Record<keyof CashbackCaps, TextValue>>): CashbackCaps => ({
  MaxMonthlyCashback: fields.MaxMonthlyCashback.value,
  MaxYearlyCashback: fields.MaxYearlyCashback.value,
});
