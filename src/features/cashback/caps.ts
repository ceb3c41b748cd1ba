import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import type { CashbackCaps } from '#src/domain/calculators/spending.ts';

/** The most that all categories together give back, as the author wrote it. */
export const capsOf = (fields: Readonly<Record<keyof CashbackCaps, TextValue>>): CashbackCaps => ({
  MaxMonthlyCashback: fields.MaxMonthlyCashback.value,
  MaxYearlyCashback: fields.MaxYearlyCashback.value,
});
