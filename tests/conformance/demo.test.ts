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

/** Placeholders of the site's layout, on every page without a layout of its own. */
const FRAME = { 'headless-header': [{ componentName: 'Header' }], 'headless-footer': [{ componentName: 'Footer' }] };

describe.each(LANGUAGES)('the demo bank in %s', (language) => {
  const text: unknown = expect.stringMatching(language === 'ar' ? /\p{Script=Arabic}/u : /[a-z]/i);

  it('has a layout for every page that the SDK lists', async () => {
    const layout = new GraphQLLayoutService(config());
    const paths = await new GraphQLSitemapService(config()).fetchSSGSitemap([language]);
    const routes = paths.map(({ params }) => `/${params.path.join('/')}`);
    expect(routes).toEqual(expect.arrayContaining(['/', '/about', '/help', '/personal', '/personal/finance']));
    const withOwnLayout = new Set(
      [...platform.content.tree.items].filter((page) => page.hasOwnLayout).map(({ url }) => url),
    );
    expect(withOwnLayout.size).toBeLessThan(routes.length / 10);
    for (const path of routes) {
      const { sitecore } = await layout.fetchLayoutData(path, language);
      expect(sitecore.route, path).toMatchObject({
        itemLanguage: language,
        fields: {
          Title: { value: text },
        },
        placeholders: withOwnLayout.has(path) ? {} : FRAME,
      });
    }
  });

  it('has files for its pictures', async () => {
    const { sitecore } = await new GraphQLLayoutService(config()).fetchLayoutData('/', language);
    const pictures = [...JSON.stringify(sitecore.route).matchAll(/"src":"([^"]+)"/g)].map(([, src = '']) => src);
    expect(pictures.length).toBeGreaterThan(0);
    for (const src of new Set(pictures)) expect((await platform.get(src)).status, src).toBe(200);
  });

  it('has no empty phrase', async () => {
    const phrases = await new GraphQLDictionaryService({ ...config(), cacheEnabled: false }).fetchDictionaryData(
      language,
    );
    expect(Object.keys(phrases).length).toBeGreaterThan(10);
    expect(Object.entries(phrases).filter(([key, phrase]) => key === '' || phrase.trim() === '')).toEqual([]);
  });
});
