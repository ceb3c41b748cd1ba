import { DEFAULT_LANGUAGE } from '#sitecore/definitions/language.ts';
import type { Site } from '../content/content.ts';
import { phrases } from './phrases.ts';
import { type Edge, readLanguage } from './edge.ts';
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

function errorHandling({ errorPages }: Site, { language: name }: LanguageArguments, edge: Edge) {
  const language = readLanguage(name);
  if (!language) return null;
  const { notFound, serverError } = errorPages;
  return {
    notFoundPage: edge.page(notFound, language),
    notFoundPagePath: notFound,
    serverErrorPage: edge.page(serverError, language),
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

function routes({ errorPages }: Site, args: RouteArguments, edge: Edge) {
  const { content } = edge;
  const language = readLanguage(args.language);
  if (!language) return null;
  const includedPaths = shortList('includedPaths', args.includedPaths);
  const excludedPaths = shortList('excludedPaths', args.excludedPaths);
  const errors = Object.values(errorPages).map((path) => path.toLowerCase());
  const found = [...content.tree.pages]
    .map((item) => ({ routePath: item.url ?? '', route: { item, language } }))
    .filter(({ routePath }) => !errors.includes(routePath.toLowerCase()))
    .filter(({ routePath }) => !includedPaths || includedPaths.length === 0 || isBelow(routePath, includedPaths))
    .filter(({ routePath }) => !isBelow(routePath, excludedPaths));
  return pageOf(found, args, edge);
}

function dictionary(_: Site, args: LanguageArguments & PageArguments, edge: Edge) {
  const language = readLanguage(args.language);
  if (!language) return null;
  const all = [...phrases(edge.content, language)].map(([key, value]) => ({ key, value }));
  return pageOf(all, args, edge, DICTIONARY_PAGE);
}

interface SitePageArguments {
  readonly pageNumber?: number | null;
  readonly pageSize?: number | null;
}

export const siteResolvers = {
  Query: { site: () => ({}) },
  SiteData: {
    siteInfo: (_: unknown, { site }: { readonly site: string }, edge: Edge) => edge.site(site),
    siteInfoCollection: (_: unknown, __: unknown, { content }: Edge) => [content.site],
    allSiteInfo: (_: unknown, page: SitePageArguments, edge: Edge) => {
      const sites = [edge.content.site];
      return { total: sites.length, results: numberedPageOf(sites, page, edge) };
    },
  },
  SiteInfo: {
    hostname: ({ hostName }: Site) => hostName,
    language: () => DEFAULT_LANGUAGE,
    robots: (_: Site, __: unknown, { siteUrl }: Edge) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    sitemap: (_: Site, __: unknown, { siteUrl }: Edge) => [`${siteUrl}/sitemap.xml`],
    redirects: () => [],
    errorHandling,
    routes,
    dictionary,
    attributes: () => [],
  },
};
