import {
  GraphQLDictionaryService,
  GraphQLErrorPagesService,
  GraphQLLayoutService,
  GraphQLRobotsService,
  GraphQLSitemapService,
  NativeDataFetcher,
  RestDictionaryService,
  RestLayoutService,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { DefaultRetryStrategy, GraphQLRequestClient } from '@sitecore-jss/sitecore-jss/graphql.js';
import { GraphQLRedirectsService } from '@sitecore-jss/sitecore-jss/site.js';
import { z } from 'zod';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { fetchWithin, jsonFetchWithin, UnexpectedResponse } from './json-fetch.ts';
import type { Settings } from './settings.ts';

/** A page as its layout has it. */
export interface Route {
  readonly itemLanguage?: string | undefined;
  readonly placeholders?: unknown;
  readonly fields?: unknown;
}

/** Calls of a content platform, those of the SDK as the site makes them; each call with the same arguments is made once. */
export interface Connection {
  readonly settings: Settings;
  /** Fetches within the deadline. */
  readonly fetch: typeof fetch;
  /** Returns the page at a path; undefined when there is none. */
  route(path: string, language: Language): Promise<Route | undefined>;
  phrases(language: Language): Promise<Readonly<Record<string, unknown>>>;
  errorPages(language: Language): Promise<unknown>;
  /** Paths of the pages that the sitemap has, without language prefix. */
  paths(language: Language): Promise<readonly string[]>;
  redirects(): Promise<readonly unknown[]>;
  /** Text of robots.txt; undefined when the platform has no such site. */
  robots(): Promise<string | null | undefined>;
  /** Sends a GraphQL document and returns its data. */
  query(text: string, variables: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** Page size of dictionary and routes, as the site has it. */
const PAGE = 500;

/** Retries after 429, the limit of a platform. */
const RETRIES = 2;

const layoutJson = z.object({
  sitecore: z.object({
    route: z
      .looseObject({ itemLanguage: z.string().optional(), placeholders: z.unknown(), fields: z.unknown() })
      .nullish(),
  }),
});

/** Connects to a content platform; nothing is sent before the first call. */
export function connect(settings: Settings): Connection {
  const { site: siteName } = settings;
  const clientFactory = graphQLClients(settings);
  const { layout, dictionary } = contentOf(settings, clientFactory);
  const sitemap = new GraphQLSitemapService({ clientFactory, siteName, pageSize: PAGE });
  const redirects = new GraphQLRedirectsService({
    clientFactory,
    fetch: graphQLFetch(settings),
    cacheEnabled: false,
  });
  const robots = new GraphQLRobotsService({ clientFactory, siteName });
  const client = clientFactory();
  return {
    settings,
    fetch: fetchWithin(settings),
    route: once(async (path: string, language: Language) => {
      const read = layoutJson.safeParse(await layout.fetchLayoutData(path, language));
      if (!read.success) throw new UnexpectedResponse(`the layout of ${path} in ${language} is no layout`);
      return read.data.sitecore.route ?? undefined;
    }),
    phrases: once((language: Language) => dictionary.fetchDictionaryData(language)),
    errorPages: once((language: Language) =>
      new GraphQLErrorPagesService({ clientFactory, siteName, language }).fetchErrorPages(),
    ),
    paths: once(async (language: Language) => {
      const found = await sitemap.fetchSSGSitemap([language]);
      return found.map(({ params }) => `/${params.path.join('/')}`);
    }),
    redirects: once(() => redirects.fetchRedirects(siteName)),
    robots: once(() => robots.fetchRobots()),
    query: (text, variables) => client.request<unknown>(text, { ...variables }),
  };
}

/** GraphQL responses have data or errors. */
const graphQLFetch = (settings: Settings): typeof fetch =>
  jsonFetchWithin(settings, ({ data, errors }) => isRecord(data) || Array.isArray(errors));

type ClientFactory = (config?: object) => GraphQLRequestClient;

const graphQLClients =
  (settings: Settings): ClientFactory =>
  (config = {}) =>
    new GraphQLRequestClient(settings.endpoint, {
      ...config,
      apiKey: settings.apiKey ?? '',
      fetch: graphQLFetch(settings),
      retries: RETRIES,
      retryStrategy: new DefaultRetryStrategy({ statusCodes: [429] }),
    });

/** Returns the services of layouts and phrases that FETCH_WITH names. */
function contentOf(settings: Settings, clientFactory: ClientFactory) {
  const { host: apiHost, apiKey = '', site: siteName, fetchWith } = settings;
  if (fetchWith === 'GraphQL')
    return {
      layout: new GraphQLLayoutService({ clientFactory, siteName, formatLayoutQuery }),
      dictionary: new GraphQLDictionaryService({ clientFactory, siteName, pageSize: PAGE, cacheEnabled: false }),
    };
  const fetcher = new NativeDataFetcher({ fetch: jsonFetchWithin(settings) });
  const shared = { apiHost, apiKey, siteName };
  return {
    layout: new RestLayoutService({
      ...shared,
      configurationName: 'default',
      tracking: false,
      dataFetcherResolver: <T>() => {
        return (url: string) => fetcher.fetch<T>(url);
      },
    }),
    dictionary: new RestDictionaryService({
      ...shared,
      cacheEnabled: false,
      dataFetcher: (url) => fetcher.fetch(url),
    }),
  };
}

/** Returns the layout query with escaped values, as the site sends it. */
const formatLayoutQuery = (site: string, path: string, language = ''): string =>
  `layout(site:${JSON.stringify(site)}, routePath:${JSON.stringify(path)}, language:${JSON.stringify(language)})`;

/** Returns a call whose results, failures too, are made once for the same arguments. */
function once<K extends readonly string[], V>(call: (...key: K) => Promise<V>): (...key: K) => Promise<V> {
  const results = new Map<string, Promise<V>>();
  return (...key) => {
    const name = JSON.stringify(key);
    const known = results.get(name) ?? call(...key);
    results.set(name, known);
    return known;
  };
}
