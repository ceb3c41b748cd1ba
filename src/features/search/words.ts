import type { WalkFailure } from './walk-cursors.ts';

/** The dictionary entries of a field to search by. */
export const FIELD_WORDS = ['search', 'search_the_site'] as const;

/** The dictionary entries of the suggestions. */
export const SUGGESTION_WORDS = [
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

/** The dictionary entries of the site search. */
export const RESULT_WORDS = [
  ...FIELD_WORDS,
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

type Words<Keys extends readonly string[]> = Readonly<Record<Keys[number], string>>;
export type FieldWords = Words<typeof FIELD_WORDS>;
export type SuggestionWords = Words<typeof SUGGESTION_WORDS>;
export type ResultWords = Words<typeof RESULT_WORDS>;

/** What is said of a search that failed; what nobody can put right has no more to say than that it is unknown. */
export const FAILURE_WORDS = {
  Aborted: 'Unknown_error',
  TooManyRequests: 'search_busy',
  Outdated: 'search_outdated',
  ReachedEnd: 'Unknown_error',
  Unavailable: 'search_unavailable',
  Unreadable: 'Unknown_error',
} as const satisfies Readonly<Record<WalkFailure['kind'], keyof ResultWords>>;
