import { LIVE_PHRASES } from '#src/features/calculator/phrases.ts';

/** Dictionary keys of both forex calculators. */
export const FOREX_PHRASES = [
  ...LIVE_PHRASES,
  'calculator_choose',
  'forex_subtitle',
  'forex_currency',
  'forex_amount',
  'forex_amount_hint',
  'forex_idle',
  'forex_of',
  'forex_note',
  'Invalid_Number',
] as const;

/** Dictionary keys of the forex calculators in the editor. */
export const EDITED_FOREX_PHRASES = ['forex_edited', 'forex_edited_markup', 'forex_edited_vat'] as const;

export type EditedForexPhrases = Readonly<Record<(typeof EDITED_FOREX_PHRASES)[number] | 'forex_currency', string>>;

export type ForexPhrases = Readonly<Record<(typeof FOREX_PHRASES)[number], string>>;
