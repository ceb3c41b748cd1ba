/** The addresses that code, not content, links to; language prefixes are added where they are shown. */
export const paths = {
  home: '/',
  search: '/search',
  /** Where a browser asks for content. */
  contentQueries: '/sitecore/api/graph/edge',
} as const;
