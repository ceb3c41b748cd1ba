import { LIVE_PHRASES } from '#src/features/calculator/phrases.ts';

/** Dictionary keys of the cashback calculators in the editor. */
export const EDITED_CASHBACK_PHRASES = [
  'cashback_edited',
  'cashback_edited_monthly',
  'cashback_edited_yearly',
  'cashback_edited_shown',
  'cashback_edited_slider',
] as const;

export type EditedCashbackPhrases = Readonly<Record<(typeof EDITED_CASHBACK_PHRASES)[number], string>>;

/** Dictionary keys of both cashback calculators. */
export const CASHBACK_PHRASES = [
  ...LIVE_PHRASES,
  'cashback_yearly',
  'cashback_monthly',
  'cashback_idle',
  'cashback_of',
  'cashback_rate',
  'cashback_max_amount',
  'cashback_most_month',
  'cashback_most_year',
  'cashback_reached_month',
  'cashback_reached_year',
  'cashback_note',
  'cashback_spoken',
] as const;

export type CashbackPhrases = Readonly<Record<(typeof CASHBACK_PHRASES)[number], string>>;
