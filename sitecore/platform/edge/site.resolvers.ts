import { pagesOf, type Site, siteUrlOf } from '../content/content.ts';
import { phrases } from './phrases.ts';
import { ANY_ITEM, type Edge, readLanguage } from './edge.ts';
import { createGraphQLError } from 'graphql-yoga';
import { numberedPageOf, type PageArguments, pageOf } from './paging.ts';

interface LanguageArguments {
  readonly language: string;
}

type Paths = readonly (string | null)[] | null;

interface RouteArguments extends LanguageArguments, PageArguments {
  readonly includedPaths?: Paths;
  readonly excludedPaths?: Paths;
}

/** How many phrases come in one answer when a query does not say. */
const DICTIONARY_PAGE = 500;

function errorHandling(site: Site, { language: name }: LanguageArguments, edge: Edge) {
  const language = readLanguage(name);
  if (!language) return null;
  const { notFound, serverError } = site.errorPages;
  return {
    notFoundPage: edge.page(site, notFound, language),
    notFoundPagePath: notFound,
    serverErrorPage: edge.page(site, serverError, language),
    serverErrorPagePath: serverError,
  };
}

/** Whether an address is one of the paths or below one of them. */
const isBelow = (address: string, paths: Paths | undefined): boolean =>
  (paths ?? []).some((path) => {
    const top = (path ?? '').toLowerCase().replace(/\/+$/, '');
    return address.toLowerCase() === top || address.toLowerCase().startsWith(`${top}/`);
  });

/** More paths than this to include or to exclude are refused: each is compared with every page. */
const MOST_PATHS = 100;

function shortList(name: string, paths: Paths | undefined): Paths | undefined {
  if (paths && paths.length > MOST_PATHS)
    throw createGraphQLError(`The '${name}' value should not hold more than ${MOST_PATHS} paths.`);
  return paths;
}

function routes(site: Site, args: RouteArguments, edge: Edge) {
  const { content, answer } = edge;
  const language = readLanguage(args.language);
  if (!language) return null;
  answer.uses.add(ANY_ITEM);
  const includedPaths = shortList('includedPaths', args.includedPaths);
  const excludedPaths = shortList('excludedPaths', args.excludedPaths);
  const errors = Object.values(site.errorPages).map((path) => path.toLowerCase());
  const found = pagesOf(content, site)
    .map((item) => ({ routePath: item.url ?? '', route: { item, language } }))
    .filter(({ routePath }) => !errors.includes(routePath.toLowerCase()))
    .filter(({ routePath }) => !includedPaths || includedPaths.length === 0 || isBelow(routePath, includedPaths))
    .filter(({ routePath }) => !isBelow(routePath, excludedPaths));
  return pageOf(found, args, edge);
}

function dictionary(site: Site, args: LanguageArguments & PageArguments, edge: Edge) {
  const language = readLanguage(args.language);
  if (!language) return null;
  const all = [...phrases(edge.content, site, language)].map(([key, value]) => ({ key, value }));
  return pageOf(all, args, edge, DICTIONARY_PAGE);
}

/** What authors say, or that everything may be read; and where the sitemap is. */
const robots = (site: Site, _: unknown, { siteUrl }: Edge): string =>
  `${site.robots?.trim() ?? 'User-agent: *\nAllow: /'}\n\nSitemap: ${siteUrlOf(site, siteUrl)}/sitemap.xml\n`;

interface SitePageArguments {
  readonly pageNumber?: number | null;
  readonly pageSize?: number | null;
}

export const siteResolvers = {
  Query: { site: () => ({}) },
  SiteData: {
    siteInfo: (_: unknown, { site }: { readonly site: string }, edge: Edge) => edge.site(site),
    siteInfoCollection: (_: unknown, __: unknown, { content }: Edge) => content.sites,
    allSiteInfo: (_: unknown, page: SitePageArguments, edge: Edge) => {
      const { sites } = edge.content;
      return { total: sites.length, results: numberedPageOf(sites, page, edge) };
    },
  },
  SiteInfo: {
    hostname: ({ hostName }: Site) => hostName,
    robots,
    sitemap: (site: Site, _: unknown, { siteUrl }: Edge) => [`${siteUrlOf(site, siteUrl)}/sitemap.xml`],
    errorHandling,
    routes,
    dictionary,
    attributes: () => [],
  },
};
