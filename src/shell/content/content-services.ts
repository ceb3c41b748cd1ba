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
import type { Language } from '#sitecore/definitions/language.ts';
import { env } from '#src/config/env.ts';
import { fetchWhole, withDeadline } from '#src/services/deadline.server.ts';
import { contentVersion } from './content-version.ts';
import { withPlatformFailure } from './platform-failure.ts';
import { singleFlight } from './single-flight.ts';

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
    new GraphQLRequestClient(endpoint, { ...config, apiKey, fetch: fetchWhole });

const restFetcher = new NativeDataFetcher({ fetch: fetchWhole });

function connect(): ContentServices {
  const { SITECORE_API_HOST: apiHost, SITECORE_API_KEY: apiKey, SITECORE_SITE_NAME: siteName } = env();
  const clientFactory = endpointClients(env().GRAPH_QL_ENDPOINT, apiKey);
  const overRest = env().FETCH_WITH === 'REST';
  const layout = overRest
    ? new RestLayoutService({
        apiHost,
        apiKey,
        siteName,
        configurationName: 'default',
        tracking: false,
        dataFetcherResolver: <T>() => {
          return (url: string) => restFetcher.fetch<T>(url);
        },
      })
    : new GraphQLLayoutService({ clientFactory, siteName, formatLayoutQuery });
  const dictionary = overRest
    ? new RestDictionaryService({
        apiHost,
        apiKey,
        siteName,
        cacheEnabled: false,
        dataFetcher: (url) => restFetcher.fetch(url),
      })
    : new GraphQLDictionaryService({ clientFactory, siteName, pageSize: DICTIONARY_PAGE, cacheEnabled: false });
  const sitemap = new GraphQLSitemapService({ clientFactory, siteName, pageSize: ROUTES_PAGE });
  const redirects = new GraphQLRedirectsService({ clientFactory, fetch: fetchWhole, cacheEnabled: false });
  // A request sent before a publish must not serve a caller after it.
  const withDeadlineAndJoin = <K extends readonly string[], V>(name: string, call: (...key: K) => Promise<V>) => {
    const bounded = (...key: K) => withDeadline(env().PLATFORM_TIMEOUT_MS, () => call(...key));
    return singleFlight(withPlatformFailure(name, bounded), contentVersion);
  };
  return {
    layout: withDeadlineAndJoin('layout', (path, language) => layout.fetchLayoutData(path, language)),
    phrases: withDeadlineAndJoin('dictionary', (language) => dictionary.fetchDictionaryData(language)),
    errorPages: withDeadlineAndJoin('error pages', (language) =>
      new GraphQLErrorPagesService({ clientFactory, siteName, language }).fetchErrorPages(),
    ),
    routes: withDeadlineAndJoin('routes', async (language) => {
      const paths = await sitemap.fetchSSGSitemap([language]);
      return paths.map(({ params }) => `/${params.path.join('/')}`);
    }),
    robots: withDeadlineAndJoin('robots', () => new GraphQLRobotsService({ clientFactory, siteName }).fetchRobots()),
    redirects: withDeadlineAndJoin('redirects', () => redirects.fetchRedirects(siteName)),
  };
}

let known: ContentServices | undefined;

/** Returns the content services of this process. */
export const contentServices = (): ContentServices => (known ??= connect());
