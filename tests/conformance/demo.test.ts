import {
  GraphQLDictionaryService,
  GraphQLLayoutService,
  GraphQLSitemapService,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { API_KEY, DEMO, EDGE, type RunningPlatform, SITE, serveContentFolder } from './running-platform.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});

afterAll(() => platform.stop());

const config = () => ({
  clientFactory: GraphQLRequestClient.createClientFactory({ endpoint: platform.host + EDGE, apiKey: API_KEY }),
  siteName: SITE,
});

/** What the site has on every page but those with a layout of their own. */
const FRAME = { 'headless-header': [{ componentName: 'Header' }], 'headless-footer': [{ componentName: 'Footer' }] };

describe.each(LANGUAGES)('the demo bank in %s', (language) => {
  const words: unknown = expect.stringMatching(language === 'ar' ? /\p{Script=Arabic}/u : /[a-z]/i);

  it('has a layout for every page that the SDK lists', async () => {
    const layout = new GraphQLLayoutService(config());
    const paths = await new GraphQLSitemapService(config()).fetchSSGSitemap([language]);
    const addresses = paths.map(({ params }) => `/${params.path.join('/')}`);
    expect(addresses).toEqual(expect.arrayContaining(['/', '/about', '/help', '/personal', '/personal/finance']));
    const alone = new Set([...platform.content.tree.items].filter((page) => page.hasOwnLayout).map(({ url }) => url));
    expect(alone.size).toBeLessThan(addresses.length / 10);
    for (const address of addresses) {
      const { sitecore } = await layout.fetchLayoutData(address, language);
      expect(sitecore.route, address).toMatchObject({
        itemLanguage: language,
        fields: {
          Title: { value: words },
        },
        placeholders: alone.has(address) ? {} : FRAME,
      });
    }
  });

  it('has pictures that are there', async () => {
    const { sitecore } = await new GraphQLLayoutService(config()).fetchLayoutData('/', language);
    const pictures = [...JSON.stringify(sitecore.route).matchAll(/"src":"([^"]+)"/g)].map(([, src = '']) => src);
    expect(pictures.length).toBeGreaterThan(0);
    for (const src of new Set(pictures)) expect((await platform.get(src)).status, src).toBe(200);
  });

  it('has phrases, none of them empty', async () => {
    const phrases = await new GraphQLDictionaryService({ ...config(), cacheEnabled: false }).fetchDictionaryData(
      language,
    );
    expect(Object.keys(phrases).length).toBeGreaterThan(10);
    expect(Object.entries(phrases).filter(([key, phrase]) => key === '' || phrase.trim() === '')).toEqual([]);
  });
});
