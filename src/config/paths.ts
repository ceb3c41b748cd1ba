import type { Language } from '#sitecore/definitions/language.ts';

/** Paths that code links to, without language prefix. */
export const paths = {
  home: '/',
  search: '/search',
  /** Routes of Next's error pages: not found, and server error. */
  notFound: '/404',
  serverError: '/500',
  /** Endpoint of a browser's content queries. */
  contentQueries: '/sitecore/api/graph/edge',
  /** Folder of the flags of the currencies. */
  flags: '/flags',
  /** Picture for link previews of pages that have none of their own. */
  socialCard: '/social-card.png',
  /** Logo of a shop without one of its own. */
  shopLogo: '/scenes/shop.svg',
  /** The bank's logo for search engines, which do not accept SVG. */
  logo: '/icon-512.png',
  /** Picture of an article that has none. */
  newsImage: '/scenes/news.svg',
  /** The picture at the head of a branch. */
  branchImage: '/scenes/gate.svg',
  /** The map of the Kingdom and its regions. */
  kingdom: '/scenes/kingdom.svg',
} as const;

/** Returns the path of all phrases in a language. */
export const dictionaryPath = (language: Language): string => `/api/dictionary/${language}`;

/** Returns the path of the feed of articles in a language. */
export const feedPath = (language: Language): string => (language === 'ar' ? '/feed.xml' : `/${language}/feed.xml`);

/** Returns the path of what the search's suggestions need in a language. */
export const suggestionDataPath = (language: Language): string => `/api/suggestions/${language}`;

/**
 * Paths of pages that the requirements leave open; parts in braces come from content. When an author moves one of
 * these pages, change it here for all code that links to it.
 */
export const pagePaths = {
  calculator: '/calculators/{calculator}',
  compareCards: '/compare-cards',
  offers: '/personal/offers',
  offer: '/personal/offers/card-offers/{category}/{offer}',
  rewards: '/rewards',
  sahlha: '/sahlha',
  tasaheal: '/tasaheal',
  news: '/about/news',
  careers: '/careers',
  team: '/about/team',
  siteMap: '/site-map',
  branches: '/help/branches',
  atms: '/help/atms',
} as const;

/** Kinds of pages among which a visitor chooses in a search's result, in their order. */
export const PAGE_KINDS = ['products', 'help', 'offers', 'news', 'branches', 'about'] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** Paths of the parts of the site by which a search's results are divided; a page elsewhere is one about the bank. */
export const sectionPaths = {
  offers: [pagePaths.offers, pagePaths.sahlha, pagePaths.tasaheal, pagePaths.rewards],
  news: [pagePaths.news],
  help: ['/help', '/legal'],
  products: ['/personal', '/business', '/calculators', pagePaths.compareCards],
} as const;

type PageName = keyof typeof pagePaths;
type ParamsOf<P extends string> = P extends `${string}{${infer Step}}${infer Rest}` ? Step | ParamsOf<Rest> : never;

/** Returns the path of such a page with its parts filled in. Tests pass another table. */
export const buildPagePath = <N extends PageName>(
  name: N,
  steps: Readonly<Record<ParamsOf<(typeof pagePaths)[N]>, string>>,
  table: Readonly<Record<PageName, string>> = pagePaths,
): string =>
  Object.entries<string>(steps).reduce(
    (path, [step, value]) => path.replace(`{${step}}`, () => encodeURIComponent(value)),
    table[name],
  );

/** Path of the script that fills in embedded forms, on the content platform. */
export const EMBEDDED_FORMS_SCRIPT = '/sitecore-embeddableforms.umd.js';
