/** Dictionary keys of every listing. */
export const LISTING_PHRASES = [
  'no_data_found',
  'listing_failed',
  'search_retry',
  'listing_pages',
  'listing_page',
  'search_previous',
  'search_next',
] as const;

export type ListingPhrases = Readonly<Record<(typeof LISTING_PHRASES)[number], string>>;

/** Dictionary keys of a listing with a `ListingSearch`. */
export const LISTING_SEARCH_PHRASES = [...LISTING_PHRASES, 'listing_apply', 'listing_clear'] as const;
