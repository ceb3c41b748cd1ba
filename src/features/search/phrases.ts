/** Dictionary keys of the search field. */
export const SEARCH_FORM_PHRASES = ['search', 'search_the_site'] as const;

export type SearchFormPhrases = Readonly<Record<(typeof SEARCH_FORM_PHRASES)[number], string>>;
