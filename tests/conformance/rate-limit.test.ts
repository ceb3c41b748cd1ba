import { GraphQLLayoutService } from '@sitecore-jss/sitecore-jss-nextjs';
import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '#sitecore/platform/content/load.ts';
import { fixtureContent } from './fixture-content.ts';
import { API_KEY, EDGE, type RunningPlatform, SITE, startPlatform } from './running-platform.ts';

const LIMIT = 2;

const fixture = fixtureContent();
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await startPlatform({ content: await loadContent(fixture.folder), queriesPerSecond: LIMIT });
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

describe('a platform that answers so many queries a second', () => {
  it('refuses more with 429, and the SDK’s services wait as they are told and get their answer', async () => {
    const clientFactory = GraphQLRequestClient.createClientFactory({ endpoint: platform.host + EDGE, apiKey: API_KEY });
    const service = new GraphQLLayoutService({ clientFactory, siteName: SITE });
    const layouts = await Promise.all(Array.from({ length: LIMIT + 1 }, () => service.fetchLayoutData('/', 'ar')));
    expect(layouts.map(({ sitecore }) => sitecore.route?.name)).toEqual(
      Array.from({ length: LIMIT + 1 }, () => 'home'),
    );
    expect(platform.documents.length).toBeGreaterThan(LIMIT + 1);
  });
});
