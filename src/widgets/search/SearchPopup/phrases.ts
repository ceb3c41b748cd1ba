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

export type SuggestionPhrases = Readonly<Record<(typeof SUGGESTION_PHRASES)[number], string>>;
