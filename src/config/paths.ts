/** The addresses that code, not content, links to; language prefixes are added where they are shown. */
export const paths = {
  home: '/',
  search: '/search',
  /** Where a browser asks for content. */
  contentQueries: '/sitecore/api/graph/edge',
  /** The picture of a page that brings none of its own, where it is shared. */
  socialCard: '/social-card.png',
  /** The bank's mark for search engines, which take no drawing. */
  logo: '/icon-512.png',
} as const;
