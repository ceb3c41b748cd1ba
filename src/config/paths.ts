/** The addresses that code, not content, links to; language prefixes are added where they are shown. */
export const paths = {
  home: '/',
  search: '/search',
} as const;
