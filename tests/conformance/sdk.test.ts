import {
  GraphQLDictionaryService,
  GraphQLErrorPagesService,
  GraphQLLayoutService,
  GraphQLRobotsService,
  GraphQLSiteInfoService,
  GraphQLSitemapService,
  GraphQLSitemapXmlService,
  MultisiteGraphQLSitemapService,
  RestDictionaryService,
  RestLayoutService,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import * as sdkGraphQL from '@sitecore-jss/sitecore-jss/graphql';
import { GraphQLRedirectsService } from '@sitecore-jss/sitecore-jss/site';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGES, perLanguage } from '#sitecore/definitions/language.ts';
import { fixtureContent, PHRASES } from './fixture-content.ts';
import { API_KEY, EDGE, type RunningPlatform, SITE, SITE_URL, serveContentFolder } from './running-platform.ts';

const fixture = fixtureContent();
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(fixture.folder);
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

const clientFactory = (apiKey = API_KEY) =>
  GraphQLRequestClient.createClientFactory({ endpoint: platform.host + EDGE, apiKey });

const graphQLLayout = (siteName = SITE) =>
  new GraphQLLayoutService({
    clientFactory: clientFactory(),
    siteName,
    formatLayoutQuery: (site, path, language = '') =>
      `layout(site:${JSON.stringify(site)}, routePath:${JSON.stringify(path)}, language:${JSON.stringify(language)})`,
  });

const restLayout = (siteName = SITE) =>
  new RestLayoutService({ apiHost: platform.host, apiKey: API_KEY, siteName, configurationName: 'default' });

const LAYOUT_SERVICES = [
  ['GraphQL', graphQLLayout],
  ['REST', restLayout],
] as const;

describe.each(LAYOUT_SERVICES)('the SDK’s layout service over %s', (_, layout) => {
  it.each(LANGUAGES)('gets the home page in %s', async (language) => {
    const { sitecore } = await layout().fetchLayoutData('/', language);
    expect(sitecore.context).toMatchObject({ language, pageEditing: false, site: { name: SITE } });
    expect(sitecore.route).toMatchObject({
      name: 'home',
      itemLanguage: language,
      displayName: { ar: 'الرئيسية', en: 'Home' }[language],
      placeholders: { 'headless-main': [{ componentName: 'TabContainer' }] },
    });
  });

  it('finds a page by its path in any case', async () => {
    const { sitecore } = await layout().fetchLayoutData('/ABOUT/Team', 'en');
    expect(sitecore.route).toMatchObject({ name: 'team' });
  });

  it('finds a site by its name in any case', async () => {
    const { sitecore } = await layout('RUKN').fetchLayoutData('/', 'en');
    expect(sitecore.route).toMatchObject({ name: 'home' });
  });

  it.each([
    ['a path that is no page', SITE, '/nowhere', 'ar'],
    ['a path with a quote', SITE, '/a"b', 'ar'],
    ['a path that tries to leave its string', SITE, '/") { item { id } } x: layout(site:"', 'ar'],
    ['an unknown site', 'nobody', '/', 'ar'],
    ['an unknown language', SITE, '/', 'fr'],
  ])('gets a missing route for %s, not an error', async (__, site, path, language) => {
    const { sitecore } = await layout(site).fetchLayoutData(path, language);
    expect(sitecore.route).toBeNull();
    expect(sitecore.context.pageEditing).toBe(false);
  });
});

describe('the SDK’s two layout services', () => {
  it.each(LANGUAGES)('get the same layout in %s', async (language) => {
    const overGraphQL = await graphQLLayout().fetchLayoutData('/about', language);
    expect(overGraphQL.sitecore.route).toMatchObject({ name: 'About' });
    expect(await restLayout().fetchLayoutData('/about', language)).toEqual(overGraphQL);
  });

  it('get one placeholder of a page, also one inside a rendering', async () => {
    const layout = restLayout();
    expect(await layout.fetchPlaceholderData('headless-main', '/', 'ar')).toMatchObject({
      name: 'headless-main',
      path: 'headless-main',
      elements: [{ componentName: 'TabContainer' }],
    });
    expect(await layout.fetchPlaceholderData('tab-1', '/', 'ar')).toMatchObject({
      path: 'headless-main/tab-1',
      elements: [{ componentName: 'RichText', fields: { Text: { value: '<p>مرحباً</p>' } } }],
    });
  });
});

describe('the SDK’s dictionary services', () => {
  const expected = perLanguage((language) =>
    Object.fromEntries(
      Array.from({ length: PHRASES }, (_, index) => [
        `phrase_${index}`,
        { ar: `عبارة ${index}`, en: `Phrase ${index}` }[language],
      ]),
    ),
  );

  it.each(LANGUAGES)('page through every phrase in %s, ten at a time', async (language) => {
    const dictionary = new GraphQLDictionaryService({
      clientFactory: clientFactory(),
      siteName: SITE,
      cacheEnabled: false,
    });
    const before = platform.documents.length;
    expect(await dictionary.fetchDictionaryData(language)).toEqual(expected[language]);
    const searches = platform.documents.slice(before).filter((document) => document.includes('DictionarySearch'));
    expect(searches).toHaveLength(Math.ceil(PHRASES / 10));
  });

  it.each(LANGUAGES)('get every phrase in %s over REST', async (language) => {
    const dictionary = new RestDictionaryService({
      apiHost: platform.host,
      apiKey: API_KEY,
      siteName: SITE,
      cacheEnabled: false,
    });
    expect(await dictionary.fetchDictionaryData(language)).toEqual(expected[language]);
  });
});

const PAGE_PATHS = [
  '',
  'About',
  'About/team',
  'offers',
  'offers-old',
  'offers/autumn',
  'offers/endless',
  'offers/spring',
];

describe('the SDK’s sitemap services', () => {
  it('list every page in every language, error pages excepted', async () => {
    const sitemap = new GraphQLSitemapService({ clientFactory: clientFactory(), siteName: SITE });
    const paths = await sitemap.fetchSSGSitemap([...LANGUAGES]);
    const expected = LANGUAGES.flatMap((locale) => PAGE_PATHS.map((path) => `${locale}/${path}`));
    expect(paths.map(({ locale, params }) => `${locale ?? ''}/${params.path.join('/')}`).sort()).toEqual(
      expected.sort(),
    );
  });

  it('page through them', async () => {
    const sitemap = new GraphQLSitemapService({ clientFactory: clientFactory(), siteName: SITE, pageSize: 2 });
    const paths = await sitemap.fetchSSGSitemap(['ar']);
    expect(paths.map(({ params }) => params.path.join('/')).sort()).toEqual(PAGE_PATHS);
  });

  it('keep to the included and excluded paths', async () => {
    const sitemap = new GraphQLSitemapService({
      clientFactory: clientFactory(),
      siteName: SITE,
      includedPaths: ['/offers', '/about'],
      excludedPaths: ['/Offers/Spring', '/about/'],
    });
    const paths = await sitemap.fetchSSGSitemap(['en']);
    expect(paths.map(({ params }) => params.path.join('/')).sort()).toEqual([
      'offers',
      'offers/autumn',
      'offers/endless',
    ]);
  });

  it('reject an unknown site', async () => {
    const sitemap = new GraphQLSitemapService({ clientFactory: clientFactory(), siteName: 'nobody' });
    await expect(sitemap.fetchSSGSitemap(['ar'])).rejects.toThrow('Site "nobody" does not exist');
  });

  it('find nothing in an unknown language', async () => {
    const sitemap = new GraphQLSitemapService({ clientFactory: clientFactory(), siteName: SITE });
    expect(await sitemap.fetchSSGSitemap(['fr'])).toEqual([]);
  });

  it('serve several sites', async () => {
    const sitemap = new MultisiteGraphQLSitemapService({ clientFactory: clientFactory(), sites: [SITE] });
    const paths = await sitemap.fetchSSGSitemap(['ar']);
    expect(paths.map(({ params }) => params.path[0])).toEqual(PAGE_PATHS.map(() => `_site_${SITE}`));
  });
});

describe('the SDK’s site services', () => {
  it('list the site', async () => {
    const sites = new GraphQLSiteInfoService({ clientFactory: clientFactory(), cacheEnabled: false });
    expect(await sites.fetchSiteInfo()).toEqual([{ name: SITE, hostName: '*', language: 'ar' }]);
  });

  it.each(LANGUAGES)('get the error pages in %s', async (language) => {
    const service = new GraphQLErrorPagesService({ clientFactory: clientFactory(), siteName: SITE, language });
    expect(await service.fetchErrorPages()).toMatchObject({
      notFoundPage: { rendered: { sitecore: { route: { name: '404', itemLanguage: language } } } },
      notFoundPagePath: '/404',
      serverErrorPage: { rendered: { sitecore: { route: { name: '500', itemLanguage: language } } } },
      serverErrorPagePath: '/500',
    });
  });

  it('get robots, sitemap and redirects', async () => {
    const config = { clientFactory: clientFactory(), siteName: SITE };
    expect(await new GraphQLRobotsService(config).fetchRobots()).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
    expect(await new GraphQLSitemapXmlService(config).getSitemap('')).toBe(`${SITE_URL}/sitemap.xml`);
    const redirects = new GraphQLRedirectsService({ clientFactory: clientFactory(), cacheEnabled: false });
    expect(await redirects.fetchRedirects(SITE)).toEqual([]);
  });

  it('find nothing for an unknown site', async () => {
    const config = { clientFactory: clientFactory(), siteName: 'nobody' };
    expect(await new GraphQLErrorPagesService({ ...config, language: 'ar' }).fetchErrorPages()).toBeNull();
    expect(await new GraphQLRobotsService(config).fetchRobots()).toBeUndefined();
    const redirects = new GraphQLRedirectsService({ clientFactory: clientFactory(), cacheEnabled: false });
    expect(await redirects.fetchRedirects('nobody')).toEqual([]);
  });
});

type SearchService = new (client: unknown) => {
  fetch(query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown[]>;
};

/**
 * The SDK's deprecated search service, which integrators still use; taken by name, because ESLint rejects its import.
 */
const SearchQueryService = z
  .custom<SearchService>((value) => typeof value === 'function')
  .parse(Reflect.get(sdkGraphQL, 'SearchQueryService'));

describe('the SDK’s search service', () => {
  it('collects the results of every page', async () => {
    const query = `query($rootItemId: String!, $language: String!, $pageSize: Int, $after: String) {
      search(
        where: { AND: [
          { name: "_path", value: $rootItemId, operator: CONTAINS }
          { name: "_language", value: $language }
          { name: "_hasLayout", value: "true" }
        ] }
        first: $pageSize
        after: $after
      ) { pageInfo { endCursor hasNext } results { name url { path } } }
    }`;
    const search = new SearchQueryService(clientFactory()());
    const rootItemId = platform.content.tree.pageAt('/offers')?.id ?? '';
    expect(await search.fetch(query, { rootItemId, language: 'ar', pageSize: 3 })).toEqual([
      { name: 'offers', url: { path: '/offers' } },
      { name: 'autumn', url: { path: '/offers/autumn' } },
      { name: 'endless', url: { path: '/offers/endless' } },
      { name: 'spring', url: { path: '/offers/spring' } },
    ]);
  });
});

async function introspection(): Promise<IntrospectionQuery> {
  return clientFactory()().request<IntrospectionQuery>(getIntrospectionQuery());
}

describe('the documents of the SDK', () => {
  it('are sent by its services and are valid', async () => {
    const schema = buildClientSchema(await introspection());
    const documents = [...new Set(platform.documents)].filter((document) => !/_hasLayout|__schema/.test(document));
    for (const operation of [
      'JssLayoutQuery',
      'AppRootQuery',
      'DictionarySearch',
      'siteInfoCollection',
      'DefaultSitemapQuery',
      'SitemapQuery',
      'RobotsQuery',
      'ErrorPagesQuery',
      'RedirectsQuery',
    ]) {
      expect(
        documents.some((document) => document.includes(operation)),
        operation,
      ).toBe(true);
    }
    expect(documents.flatMap((document) => validate(schema, parse(document)))).toEqual([]);
  });
});

describe('the SDK with a wrong key', () => {
  it('gets 401 and does not retry', async () => {
    const factory = clientFactory('wrong');
    const layout = new GraphQLLayoutService({ clientFactory: factory, siteName: SITE });
    const before = platform.documents.length;
    await expect(layout.fetchLayoutData('/', 'ar')).rejects.toMatchObject({ response: { status: 401 } });
    expect(platform.documents).toHaveLength(before + 1);
  });

  it('gets 401 over REST', async () => {
    const layout = new RestLayoutService({ apiHost: platform.host, apiKey: 'wrong', siteName: SITE });
    await expect(layout.fetchLayoutData('/', 'ar')).rejects.toMatchObject({ response: { status: 401 } });
  });
});
