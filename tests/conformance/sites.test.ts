import {
  GraphQLDictionaryService,
  GraphQLErrorPagesService,
  GraphQLLayoutService,
  GraphQLRobotsService,
  GraphQLSiteInfoService,
  GraphQLSitemapXmlService,
  MultisiteGraphQLSitemapService,
  RestLayoutService,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureContent } from './fixture-content.ts';
import { API_KEY, EDGE, type RunningPlatform, serveContentFolder } from './running-platform.ts';

const page = (ar: string, en: string): string => `template: Page\nfields: { Title: { ar: ${ar}, en: ${en} } }\n`;

/** Second site in English, which is also its fallback language for Arabic. */
const INVEST = {
  'sites/invest/site.yml': `name: invest
hostName: invest.rukn.example|*.invest.example
language: en
languageFallback: { ar: en }
layout: {}
errorPages: { notFound: /lost, serverError: /500 }
robots: |
  User-agent: *
  Disallow: /funds
`,
  'sites/invest/dictionary.yml': 'BUY: { en: Buy }\nSELL: { ar: بيع, en: Sell }\n',
  'sites/invest/pages/home.yml': 'template: Page\nfields: { Title: { en: Invest } }\n',
  'sites/invest/pages/lost.yml': page('ضائعة', 'Lost'),
  'sites/invest/pages/500.yml': page('خطأ', 'Error'),
  'sites/invest/pages/funds.yml': `template: Page
fields:
  Title: { en: Funds }
  BannerLink: { en: { text: Home, href: / } }
`,
};

const fixture = fixtureContent(INVEST);
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(fixture.folder);
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

const clientFactory = () =>
  GraphQLRequestClient.createClientFactory({ endpoint: platform.host + EDGE, apiKey: API_KEY });
const layoutOf = (siteName: string, path: string, language: string) =>
  new GraphQLLayoutService({ clientFactory: clientFactory(), siteName }).fetchLayoutData(path, language);

describe('a platform with several sites', () => {
  it('lists them with their hosts and languages', async () => {
    expect(await new GraphQLSiteInfoService({ clientFactory: clientFactory() }).fetchSiteInfo()).toEqual([
      { name: 'rukn', hostName: '*', language: 'ar' },
      { name: 'invest', hostName: 'invest.rukn.example|*.invest.example', language: 'en' },
    ]);
  });

  it('serves each site’s page at the same path', async () => {
    const titles = await Promise.all(
      ['rukn', 'invest', 'INVEST'].map(async (site) => {
        const { context, route } = (await layoutOf(site, '/', 'en')).sitecore;
        return [context.site?.name, route?.fields?.Title];
      }),
    );
    expect(titles).toEqual([
      ['rukn', { value: 'Home' }],
      ['invest', { value: 'Invest' }],
      ['invest', { value: 'Invest' }],
    ]);
    expect((await layoutOf('rukn', '/funds', 'en')).sitecore.route).toBeNull();
    expect((await layoutOf('invest', '/about', 'en')).sitecore.route).toBeNull();
  });

  it('serves them over REST too, by default the first one', async () => {
    const rest = (siteName: string) =>
      new RestLayoutService({ apiHost: platform.host, apiKey: API_KEY, siteName, tracking: false });
    expect((await rest('invest').fetchLayoutData('/funds', 'en')).sitecore.route?.name).toBe('funds');
    expect((await rest('').fetchLayoutData('/about', 'en')).sitecore.route?.name).toBe('About');
  });

  it('links to pages of the same site', async () => {
    const home = platform.content.tree.at('/sitecore/content/invest/home')?.id ?? '';
    expect((await layoutOf('invest', '/funds', 'en')).sitecore.route?.fields?.BannerLink).toMatchObject({
      value: { href: '/', id: `{${home.toUpperCase()}}` },
    });
  });

  it('serves each site’s routes, phrases, error pages, robots and sitemap', async () => {
    const config = { clientFactory: clientFactory(), siteName: 'invest', language: 'en' };
    const sitemap = new MultisiteGraphQLSitemapService({ clientFactory: clientFactory(), sites: ['invest'] });
    expect((await sitemap.fetchSSGSitemap(['en'])).map(({ params }) => params.path)).toEqual([
      ['_site_invest'],
      ['_site_invest', 'funds'],
    ]);
    const dictionary = new GraphQLDictionaryService({ ...config, cacheEnabled: false });
    expect(await dictionary.fetchDictionaryData('en')).toEqual({ BUY: 'Buy', SELL: 'Sell' });
    expect(await new GraphQLErrorPagesService(config).fetchErrorPages()).toMatchObject({
      notFoundPagePath: '/lost',
      notFoundPage: { rendered: { sitecore: { context: { site: { name: 'invest' } }, route: { name: 'lost' } } } },
    });
    expect(await new GraphQLRobotsService(config).fetchRobots()).toBe(
      'User-agent: *\nDisallow: /funds\n\nSitemap: https://invest.rukn.example/sitemap.xml\n',
    );
    expect(await new GraphQLSitemapXmlService(config).getSitemap('')).toBe('https://invest.rukn.example/sitemap.xml');
  });

  it('returns the URLs of each site’s items', async () => {
    const path = '/sitecore/content/invest/home/funds';
    expect(
      await platform.graphql(`{ item(path: "${path}", language: "en") { url { url siteName hostName } } }`),
    ).toEqual({
      item: { url: { url: 'https://invest.rukn.example/funds', siteName: 'invest', hostName: 'invest.rukn.example' } },
    });
  });
});

describe('languageFallback', () => {
  it('replaces missing texts of a page', async () => {
    const { route } = (await layoutOf('invest', '/funds', 'ar')).sitecore;
    expect(route).toMatchObject({ displayName: 'Funds', itemLanguage: 'ar', fields: { Title: { value: 'Funds' } } });
    const lost = (await layoutOf('invest', '/lost', 'ar')).sitecore;
    expect(lost.route?.fields?.Title).toEqual({ value: 'ضائعة' });
  });

  it('replaces missing phrases', async () => {
    const config = { clientFactory: clientFactory(), siteName: 'invest', cacheEnabled: false };
    expect(await new GraphQLDictionaryService(config).fetchDictionaryData('ar')).toEqual({ BUY: 'Buy', SELL: 'بيع' });
  });
});
