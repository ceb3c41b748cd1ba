import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';

/** Dictionary keys of the search field. */
export const SEARCH_FORM_PHRASES = ['search', 'search_the_site'] as const;

export type SearchFormPhrases = Readonly<Record<(typeof SEARCH_FORM_PHRASES)[number], string>>;

/** Dictionary keys of the suggestions, which load when the search is first opened. */
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
] as const satisfies readonly DictionaryKey[];

export type SuggestionPhrases = Readonly<Record<(typeof SUGGESTION_PHRASES)[number], string>>;
