/** The addresses that code, not content, links to; language prefixes are added where they are shown. */
export const paths = {
  home: '/',
  search: '/search',
  /** Where Next keeps what it shows for what is missing, and for what fails. */
  notFound: '/404',
  serverError: '/500',
  /** Where a browser asks for content. */
  contentQueries: '/sitecore/api/graph/edge',
  /** The picture of a page that brings none of its own, where it is shared. */
  socialCard: '/social-card.png',
  /** The bank's mark for search engines, which take no drawing. */
  logo: '/icon-512.png',
} as const;

/**
 * Where pages stand whose places the site's documents leave open; steps in braces come from content. Authors place pages:
 * whoever moves one of these changes it here, for all code that leads to it.
 */
export const pagePaths = {
  calculator: '/calculators/{calculator}',
  compareCards: '/compare-cards',
  offers: '/personal/offers',
  offer: '/personal/offers/card-offers/{category}/{offer}',
  rewards: '/rewards',
  sahlha: '/sahlha',
  tasaheal: '/tasaheal',
  news: '/media-center/news',
  careers: '/careers',
  team: '/about/team',
  siteMap: '/site-map',
} as const;

type PageName = keyof typeof pagePaths;
type ParamsOf<P extends string> = P extends `${string}{${infer Step}}${infer Rest}` ? Step | ParamsOf<Rest> : never;

/** The address of such a page, its steps as content names them; another table says where else pages stand. */
export const buildPagePath = <N extends PageName>(
  name: N,
  steps: Readonly<Record<ParamsOf<(typeof pagePaths)[N]>, string>>,
  table: Readonly<Record<PageName, string>> = pagePaths,
): string =>
  Object.entries<string>(steps).reduce(
    (path, [step, value]) => path.replace(`{${step}}`, () => encodeURIComponent(value)),
    table[name],
  );
