import { LIVE_WORDS } from '#src/features/calculator/words.ts';

/** The dictionary entries of a calculator of points that begins with the choice of a product. */
export const PRODUCT_WORDS = [
  ...LIVE_WORDS,
  'Select_Your_Product',
  'PleaseSelectForForms',
  'loyalty_points_unit',
  'loyalty_note',
] as const;

/** The dictionary entries of a calculator of what points are worth. */
export const CASH_WORDS = [
  ...PRODUCT_WORDS,
  'loyalty_points_held',
  'loyalty_cash_value',
  'loyalty_cash_spoken',
  'loyalty_thousand_worth',
] as const;

export type ProductWords = Readonly<Record<(typeof PRODUCT_WORDS)[number], string>>;
export type CashWords = Readonly<Record<(typeof CASH_WORDS)[number], string>>;
