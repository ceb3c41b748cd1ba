/** Dictionary keys of every listing. */
export const LISTING_PHRASES = [
  'no_data_found',
  'search_retry',
  'listing_apply',
  'listing_pages',
  'listing_page',
  'search_previous',
  'search_next',
] as const;

export type ListingPhrases = Readonly<Record<(typeof LISTING_PHRASES)[number], string>>;
