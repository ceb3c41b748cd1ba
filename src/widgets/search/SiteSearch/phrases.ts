import { SEARCH_FORM_PHRASES } from '#src/features/search/phrases.ts';
import type { PageKind } from '#src/config/paths.ts';
import type { SearchFailure } from '#src/features/search/walk-cursors.ts';

/** Dictionary keys of the kinds of pages. */
export const KIND_PHRASES = {
  products: 'search_kind_products',
  help: 'search_kind_help',
  offers: 'search_kind_offers',
  news: 'search_kind_news',
  branches: 'search_kind_branches',
  about: 'search_kind_about',
} as const satisfies Readonly<Record<PageKind, string>>;

/** Dictionary keys of the site search. */
export const RESULT_PHRASES = [
  ...SEARCH_FORM_PHRASES,
  'No_results_found',
  'search_no_results_text',
  'search_nearest',
  'search_kinds',
  'search_kind_all',
  ...Object.values(KIND_PHRASES),
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

export type ResultPhrases = Readonly<Record<(typeof RESULT_PHRASES)[number], string>>;

/** Dictionary keys of the failures of a search; those that a visitor cannot fix share one key. */
export const FAILURE_PHRASES = {
  Aborted: 'Unknown_error',
  TooManyRequests: 'search_busy',
  Outdated: 'search_outdated',
  ReachedEnd: 'Unknown_error',
  Unavailable: 'search_unavailable',
  Unexpected: 'Unknown_error',
  Unreadable: 'Unknown_error',
} as const satisfies Readonly<Record<SearchFailure, keyof ResultPhrases>>;
