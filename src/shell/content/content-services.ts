import {
  type DictionaryPhrases,
  type ErrorPages,
  GraphQLDictionaryService,
  GraphQLErrorPagesService,
  GraphQLLayoutService,
  GraphQLRobotsService,
  GraphQLSitemapService,
  type LayoutServiceData,
  NativeDataFetcher,
  RestDictionaryService,
  RestLayoutService,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { GraphQLRequestClient, type GraphQLRequestClientFactory } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { GraphQLRedirectsService, type RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import { DEFAULT_LANGUAGE, type Language } from '#sitecore/definitions/language.ts';
import { env } from '#src/config/env.ts';
import { boundedRetries } from '#src/queries/bounded-retries.server.ts';
import { withDeadline } from '#src/services/deadline.server.ts';
import { fetchPlatform } from '#src/services/fetch-platform.server.ts';
import { type CachedCall, cacheCall } from '#src/services/call-cache.server.ts';
import { failureReason, withPlatformFailure } from './platform-failure.ts';
import { lacksErrorPage, neverEmpty, requireHomePage, requireLayouts, unlessEmptied } from './require-content.ts';

/** Content services of the site, over GraphQL or REST. */
export interface ContentServices {
  layout(path: string, language: Language): Promise<LayoutServiceData>;
  phrases(language: Language): Promise<DictionaryPhrases>;
  errorPages(language: Language): Promise<ErrorPages | null>;
  /** Paths of the site's pages in a language, without prefix. */
  routes(language: Language): Promise<readonly string[]>;
  /** The site's robots.txt as authored: null when it is empty, undefined when the platform has no such site. */
  robots(): Promise<string | null | undefined>;
  /** Redirect rules of the site. */
  redirects(): Promise<readonly RedirectInfo[]>;
}

/** Page size that fetches the whole dictionary in one call instead of ten entries at a time. */
const DICTIONARY_PAGE = 500;

/** Largest page size of routes. */
const ROUTES_PAGE = 500;

/**
 * Returns the layout query with escaped values: the SDK inserts them unescaped, and a quote in a path would break out
 * of its string.
 */
const formatLayoutQuery = (site: string, path: string, language = ''): string =>
  `layout(site:${JSON.stringify(site)}, routePath:${JSON.stringify(path)}, language:${JSON.stringify(language)})`;

/**
 * Creates the SDK's GraphQL clients with a fetch that ends with the deadline of its call; their own requests have
 * none.
 */
const endpointClients =
  (endpoint: string, apiKey: string): GraphQLRequestClientFactory =>
  (config) =>
    new GraphQLRequestClient(endpoint, {
      ...config,
      apiKey,
      fetch: fetchPlatform,
      retryStrategy: boundedRetries(env().PLATFORM_TIMEOUT_MS),
    });

const restFetcher = new NativeDataFetcher({ fetch: fetchPlatform });

/** Limits of each kind of content; of layouts, what some hundred pages need. */
const LIMITS = { maxEntries: 1000, maxCharacters: 16_000_000 };

/** Missing pages are not cached: anybody can request any number of them. */
const hasRoute = ({ sitecore }: LayoutServiceData): boolean => Boolean(sitecore.route);

const graphQLServices = (clientFactory: GraphQLRequestClientFactory) => {
  const { SITECORE_SITE_NAME: siteName } = env();
  return {
    layout: new GraphQLLayoutService({ clientFactory, siteName, formatLayoutQuery }),
    dictionary: new GraphQLDictionaryService({
      clientFactory,
      siteName,
      pageSize: DICTIONARY_PAGE,
      cacheEnabled: false,
    }),
  };
};

const restServices = () => {
  const { SITECORE_API_HOST: apiHost, SITECORE_API_KEY: apiKey, SITECORE_SITE_NAME: siteName } = env();
  return {
    layout: new RestLayoutService({
      apiHost,
      apiKey,
      siteName,
      configurationName: 'default',
      tracking: false,
      dataFetcherResolver: <T>() => {
        return (url: string) => restFetcher.fetch<T>(url);
      },
    }),
    dictionary: new RestDictionaryService({
      apiHost,
      apiKey,
      siteName,
      cacheEnabled: false,
      dataFetcher: (url) => restFetcher.fetch(url),
    }),
  };
};

function connect() {
  const { SITECORE_API_KEY: apiKey, SITECORE_SITE_NAME: siteName } = env();
  const clientFactory = endpointClients(env().GRAPH_QL_ENDPOINT, apiKey);
  const { layout, dictionary } = env().FETCH_WITH === 'REST' ? restServices() : graphQLServices(clientFactory);
  const sitemap = new GraphQLSitemapService({ clientFactory, siteName, pageSize: ROUTES_PAGE });
  const redirects = new GraphQLRedirectsService({ clientFactory, fetch: fetchPlatform, cacheEnabled: false });
  const bounded = <K extends readonly string[], V>(name: string, call: (...key: K) => Promise<V>) =>
    withPlatformFailure(name, (...key: K) => withDeadline(env().PLATFORM_TIMEOUT_MS, () => call(...key)));
  const cached = <K extends readonly string[], V>(
    name: string,
    call: (...key: K) => Promise<V>,
    isCached?: (value: V) => boolean,
  ): CachedCall<K, V> =>
    cacheCall(bounded(name, call), { ...LIMITS, name, describe: failureReason, ...(isCached && { isCached }) });
  const fetchLayout = (path: string, language: Language) => layout.fetchLayoutData(path, language);
  const checkHome = requireHomePage(fetchLayout, DEFAULT_LANGUAGE);
  const fetchErrorPages = (language: Language) =>
    new GraphQLErrorPagesService({ clientFactory, siteName, language }).fetchErrorPages();
  const fetchRoutes = async (language: Language) => {
    const paths = await sitemap.fetchSSGSitemap([language]);
    return paths.map(({ params }) => `/${params.path.join('/')}`);
  };
  const fetchPhrases = (language: Language) => dictionary.fetchDictionaryData(language);
  const fetchRedirects = () => redirects.fetchRedirects(siteName);
  return {
    layout: cached('layout', requireLayouts(fetchLayout, checkHome), hasRoute),
    phrases: cached(
      'dictionary',
      neverEmpty(fetchPhrases, (phrases) => Object.keys(phrases).length === 0),
    ),
    errorPages: cached('error pages', unlessEmptied(fetchErrorPages, lacksErrorPage, checkHome)),
    routes: cached('routes', neverEmpty(fetchRoutes, isEmptyList)),
    robots: cached('robots', () => new GraphQLRobotsService({ clientFactory, siteName }).fetchRobots()),
    redirects: cached('redirects', unlessEmptied(fetchRedirects, isEmptyList, checkHome)),
  };
}

const isEmptyList = ({ length }: readonly unknown[]): boolean => length === 0;

type ContentCalls = ReturnType<typeof connect>;

const servicesOf = (calls: ContentCalls, method: keyof CachedCall<[], unknown>): ContentServices => ({
  layout: calls.layout[method],
  phrases: calls.phrases[method],
  errorPages: calls.errorPages[method],
  routes: calls.routes[method],
  robots: calls.robots[method],
  redirects: calls.redirects[method],
});

let known: ContentCalls | undefined;

/** Returns the content services of this process; they reject rather than return content from before a publish. */
export const contentServices = (): ContentServices => servicesOf((known ??= connect()), 'get');

/** Returns the content services for a page that is not cached: they return the last good content when there is no newer. */
export const lastGoodServices = (): ContentServices => servicesOf((known ??= connect()), 'getLastGood');
