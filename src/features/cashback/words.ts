import { LIVE_WORDS } from '#src/features/calculator/words.ts';

const EDITED_CASHBACK_WORDS = [
  'cashback_edited',
  'cashback_edited_monthly',
  'cashback_edited_yearly',
  'cashback_edited_shown',
  'cashback_edited_slider',
] as const;

export type EditedCashbackWords = Readonly<Record<(typeof EDITED_CASHBACK_WORDS)[number], string>>;

/** The dictionary entries that both cashback calculators show. */
export const CASHBACK_WORDS = [
  ...LIVE_WORDS,
  'cashback_yearly',
  'cashback_monthly',
  'cashback_idle',
  'cashback_of',
  'cashback_rate',
  'cashback_max_amount',
  'cashback_note',
  'cashback_spoken',
  ...EDITED_CASHBACK_WORDS,
] as const;

export type CashbackWords = Readonly<Record<(typeof CASHBACK_WORDS)[number], string>>;
