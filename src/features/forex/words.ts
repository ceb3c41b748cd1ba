import { LIVE_WORDS } from '#src/features/calculator/words.ts';

/** The dictionary entries that both forex calculators show. */
export const FOREX_WORDS = [
  ...LIVE_WORDS,
  'calculator_choose',
  'forex_title',
  'forex_subtitle',
  'forex_currency',
  'forex_amount',
  'forex_amount_hint',
  'forex_idle',
  'forex_of',
  'forex_note',
  'forex_edited',
  'forex_edited_markup',
  'forex_edited_vat',
] as const;

export type ForexWords = Readonly<Record<(typeof FOREX_WORDS)[number], string>>;
