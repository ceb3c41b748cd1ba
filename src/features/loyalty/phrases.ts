import { LIVE_PHRASES } from '#src/features/calculator/phrases.ts';

/** Dictionary keys of a calculator of points with a choice of products. */
export const PRODUCT_PHRASES = [
  ...LIVE_PHRASES,
  'Select_Your_Product',
  'PleaseSelectForForms',
  'loyalty_note',
  'Invalid_Number',
] as const;

/** Dictionary keys of a calculator of the value of points. */
export const CASH_PHRASES = [
  ...PRODUCT_PHRASES,
  'loyalty_points_unit',
  'loyalty_points_held',
  'loyalty_cash_value',
  'loyalty_cash_spoken',
  'loyalty_cash_idle',
  'loyalty_thousand_worth',
] as const;

export type ProductPhrases = Readonly<Record<(typeof PRODUCT_PHRASES)[number], string>>;
export type CashPhrases = Readonly<Record<(typeof CASH_PHRASES)[number], string>>;
