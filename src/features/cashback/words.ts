import { LIVE_WORDS } from '#src/features/calculator/words.ts';

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
  'cashback_edited',
] as const;

export type CashbackWords = Readonly<Record<(typeof CASHBACK_WORDS)[number], string>>;
