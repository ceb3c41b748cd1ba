import { GraphQLLayoutService } from '@sitecore-jss/sitecore-jss-nextjs';
import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadContent } from '#sitecore/platform/content/load.ts';
import { fixtureContent } from './fixture-content.ts';
import { API_KEY, EDGE, type RunningPlatform, SITE, servePlatform } from './running-platform.ts';

const LIMIT = 2;

const fixture = fixtureContent();
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await servePlatform({ content: await loadContent(fixture.folder), queriesPerSecond: LIMIT });
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

describe('queriesPerSecond', () => {
  it('responds 429 above the limit, after which the SDK’s services wait and succeed', async () => {
    const clientFactory = GraphQLRequestClient.createClientFactory({ endpoint: platform.host + EDGE, apiKey: API_KEY });
    const service = new GraphQLLayoutService({ clientFactory, siteName: SITE });
    const layouts = await Promise.all(Array.from({ length: LIMIT + 1 }, () => service.fetchLayoutData('/', 'ar')));
    expect(layouts.map(({ sitecore }) => sitecore.route?.name)).toEqual(
      Array.from({ length: LIMIT + 1 }, () => 'home'),
    );
    expect(platform.documents.length).toBeGreaterThan(LIMIT + 1);
  });

  it('counts REST, GraphQL and edit-mode layouts together, and no request without a key', async () => {
    const editing = {
      password: 'a long password',
      folder: fixture.folder,
      renderingHost: 'http://site',
      siteOrigins: [],
    };
    const limited = await servePlatform({ content: platform.content, queriesPerSecond: LIMIT, editing });
    // With a stopped clock the second does not end.
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const rest = (key: string) =>
      limited.get(`/sitecore/api/layout/render/jss?item=%2F&sc_site=${SITE}&sc_lang=ar&sc_apikey=${key}`);
    expect((await rest('wrong')).status).toBe(401);
    await limited.graphql('{ site { siteInfoCollection { name } } }');
    expect((await rest(API_KEY)).status).toBe(200);
    const refused = await rest(API_KEY);
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('x-rate-limit-remaining')]).toEqual(
      [429, '1', '0'],
    );
    const layout = await limited.get(
      `/sitecore/editing/layout?item=%2F&sc_site=${SITE}&sc_lang=ar&sc_apikey=${API_KEY}`,
    );
    expect(layout.status).toBe(429);
    vi.useRealTimers();
    await limited.stop();
  });
});
