import { withoutEndSlashes } from '#sitecore/rules/url-path.ts';
import { pagesOf, type Site, siteUrlOf } from '../content/content.ts';
import { phrases } from '../layout/phrases.ts';
import { ANY_ITEM } from '../content/dependencies.ts';
import type { EdgeContext } from './edge-context.ts';
import { readLanguage } from '../content/read-language.ts';
import { createGraphQLError } from 'graphql-yoga';
import { type NumberedPage, paginateByNumber, type PageArguments, paginate } from './paging.ts';

interface LanguageArguments {
  readonly language: string;
}

type Paths = readonly (string | null)[] | null;

interface RouteArguments extends LanguageArguments, PageArguments {
  readonly includedPaths?: Paths;
  readonly excludedPaths?: Paths;
}

/** The number of phrases in a page when the query names none. */
const DICTIONARY_PAGE_SIZE = 500;

function errorHandling(site: Site, { language: name }: LanguageArguments, edge: EdgeContext) {
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

/** Returns true when a route is one of the paths or below one of them. */
const isBelow = (route: string, paths: Paths | undefined): boolean =>
  (paths ?? []).some((path) => {
    const top = withoutEndSlashes((path ?? '').toLowerCase());
    return route.toLowerCase() === top || route.toLowerCase().startsWith(`${top}/`);
  });

/** The most paths to include or to exclude: each is compared with every page. */
const MAX_PATHS = 100;

function checkedPaths(name: string, paths: Paths | undefined): Paths | undefined {
  if (paths && paths.length > MAX_PATHS)
    throw createGraphQLError(`The '${name}' value should not hold more than ${MAX_PATHS} paths.`);
  return paths;
}

function routes(site: Site, args: RouteArguments, edge: EdgeContext) {
  const { content, response } = edge;
  const language = readLanguage(args.language);
  if (!language) return null;
  response.dependencies.add(ANY_ITEM);
  const includedPaths = checkedPaths('includedPaths', args.includedPaths);
  const excludedPaths = checkedPaths('excludedPaths', args.excludedPaths);
  const errors = Object.values(site.errorPages).map((path) => path.toLowerCase());
  const found = pagesOf(content, site)
    .map((item) => ({ routePath: item.url ?? '', route: { item, language } }))
    .filter(({ routePath }) => !errors.includes(routePath.toLowerCase()))
    .filter(({ routePath }) => !includedPaths || includedPaths.length === 0 || isBelow(routePath, includedPaths))
    .filter(({ routePath }) => !isBelow(routePath, excludedPaths));
  return paginate(found, args, edge);
}

function dictionary(site: Site, args: LanguageArguments & PageArguments, edge: EdgeContext) {
  const language = readLanguage(args.language);
  if (!language) return null;
  const all = [...phrases(edge.content, site, language)].map(([key, value]) => ({ key, value }));
  return paginate(all, args, edge, DICTIONARY_PAGE_SIZE);
}

/** Returns robots.txt: the author's text, or one that allows everything, and the sitemap's URL. */
const robots = (site: Site, _: unknown, { siteUrl }: EdgeContext): string =>
  `${site.robots?.trim() ?? 'User-agent: *\nAllow: /'}\n\nSitemap: ${siteUrlOf(site, siteUrl)}/sitemap.xml\n`;

export const siteResolvers = {
  Query: { site: () => ({}) },
  SiteData: {
    siteInfo: (_: unknown, { site }: { readonly site: string }, edge: EdgeContext) => edge.site(site),
    siteInfoCollection: (_: unknown, __: unknown, { content }: EdgeContext) => content.sites,
    allSiteInfo: (_: unknown, page: NumberedPage, edge: EdgeContext) => {
      const { sites } = edge.content;
      return { total: sites.length, results: paginateByNumber(sites, page, edge) };
    },
  },
  SiteInfo: {
    hostname: ({ hostName }: Site) => hostName,
    robots,
    sitemap: (site: Site, _: unknown, { siteUrl }: EdgeContext) => [`${siteUrlOf(site, siteUrl)}/sitemap.xml`],
    errorHandling,
    routes,
    dictionary,
    attributes: () => [],
  },
};
