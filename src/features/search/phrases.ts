import type { WalkFailure } from './walk-cursors.ts';

/** Dictionary keys of the search field. */
export const SEARCH_FORM_PHRASES = ['search', 'search_the_site'] as const;

/** Dictionary keys of the suggestions. */
export const SUGGESTION_PHRASES = [
  'Suggested_Results',
  'No_results_found',
  'search_more_suggestions',
  'search_all_results',
  'search_total_zero',
  'search_total_one',
  'search_total_two',
  'search_total_few',
  'search_total_many',
  'search_total_other',
] as const;

/** Dictionary keys of the site search. */
export const RESULT_PHRASES = [
  ...SEARCH_FORM_PHRASES,
  'No_results_found',
  'search_no_results_text',
  'search_waiting',
  'search_results',
  'search_pages',
  'search_page',
  'search_total_zero',
  'search_total_one',
  'search_total_two',
  'search_total_few',
  'search_total_many',
  'search_total_other',
  'search_previous',
  'search_next',
  'search_error',
  'search_retry',
  'search_unavailable',
  'search_busy',
  'search_outdated',
  'Unknown_error',
] as const;

type Phrases<Keys extends readonly string[]> = Readonly<Record<Keys[number], string>>;
export type SearchFormPhrases = Phrases<typeof SEARCH_FORM_PHRASES>;
export type SuggestionPhrases = Phrases<typeof SUGGESTION_PHRASES>;
export type ResultPhrases = Phrases<typeof RESULT_PHRASES>;

/** Dictionary keys of the failures of a search; those that a visitor cannot fix share one key. */
export const FAILURE_PHRASES = {
  Aborted: 'Unknown_error',
  TooManyRequests: 'search_busy',
  Outdated: 'search_outdated',
  ReachedEnd: 'Unknown_error',
  Unavailable: 'search_unavailable',
  Unreadable: 'Unknown_error',
} as const satisfies Readonly<Record<WalkFailure['kind'], keyof ResultPhrases>>;
