import type { ShareTexts } from '#src/features/share-link/ShareButton.tsx';
import { pluralKeys } from '#src/i18n/plural.ts';

/** Dictionary keys of a calculator that updates its result on every change. */
export const LIVE_PHRASES = [
  'calculator_clear',
  'calculator_share',
  'calculator_shared',
  'calculator_shared_address',
  'calculator_calculate',
  'calculator_result',
] as const;

/** Dictionary keys of the form of a calculator with a submit button. */
export const FORM_PHRASES = [
  'calculator_choose',
  'calculator_clear',
  'calculator_share',
  'calculator_shared',
  'calculator_shared_address',
  ...pluralKeys('calculator_problems'),
  'calculator_problem',
  'Field_Is_Required',
] as const;

/** Dictionary keys of the result panel of a calculator with a submit button. */
export const PANEL_PHRASES = [
  'calculator_result',
  'calculator_empty',
  'calculator_waiting',
  'calculator_outdated',
] as const;

/** Dictionary keys of a table of payments. */
export const PAYMENT_PHRASES = ['calculator_sum', 'calculator_csv'] as const;

/** Dictionary keys of a result for which less than requested is financed. */
export const GRANT_PHRASES = [
  'calculator_requested',
  'calculator_not_financed',
  'calculator_due',
  'calculator_granted',
] as const;

/** Dictionary keys of the result of a finance and its repayment schedule. */
export const FINANCE_PHRASES = [
  'calculator_result',
  'calculator_empty',
  'calculator_waiting',
  'calculator_empty_text',
  'calculator_instalment',
  ...pluralKeys('calculator_terms'),
  'calculator_then_balloon',
  'calculator_from_day',
  'calculator_apr',
  'calculator_finance_amount',
  'calculator_total',
  'calculator_profit',
  'calculator_insurance',
  'calculator_fee',
  'calculator_capital',
  'calculator_balloon',
  'calculator_spoken',
  'calculator_note',
  'calculator_each_year',
  'calculator_chart',
  'calculator_schedule',
  'calculator_year',
  'calculator_year_number',
  'calculator_at_signing',
  'calculator_insurance_and_fee',
  'calculator_paid',
  'calculator_left',
  'calculator_sum',
  'calculator_csv',
  'calculator_csv_name',
] as const;

/** Returns the texts of the button that shares the link of a calculator. */
export const shareTexts = (phrases: SharePhrases): ShareTexts => ({
  share: phrases.calculator_share,
  shared: phrases.calculator_shared,
  sharedInAddress: phrases.calculator_shared_address,
});

type SharePhrases = Pick<LivePhrases, 'calculator_share' | 'calculator_shared' | 'calculator_shared_address'>;

export type LivePhrases = Readonly<Record<(typeof LIVE_PHRASES)[number], string>>;
export type FormPhrases = Readonly<Record<(typeof FORM_PHRASES)[number], string>>;
export type PanelPhrases = Readonly<Record<(typeof PANEL_PHRASES)[number], string>>;
export type GrantPhrases = Readonly<Record<(typeof GRANT_PHRASES)[number], string>>;
export type FinancePhrases = Readonly<Record<(typeof FINANCE_PHRASES)[number], string>>;
