import { GraphQLLayoutService, GraphQLSitemapService } from '@sitecore-jss/sitecore-jss-nextjs';
import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureContent } from './fixture-content.ts';
import { API_KEY, EDGE, type RunningPlatform, SITE, serveContentFolder } from './running-platform.ts';

const page = (ar: string, en: string, more = ''): string =>
  `template: Page\n${more}fields: { Title: { ar: ${ar}, en: ${en} } }\n`;

const fixture = fixtureContent({
  'pages/fees.yml': page('الرسوم', 'Fees', 'version: 4\n'),
  'pages/fees.draft.yml': page('الرسوم الجديدة', 'New fees'),
  'pages/secret.draft.yml': page('قريباً', 'Soon'),
  'items/faqs/card.draft.yml': 'template: FAQ Item\nfields: { Question: { ar: متى؟, en: When? } }\n',
});
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(fixture.folder);
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

const FEES = '/sitecore/content/rukn/home/fees';
const DRAFTS = { sc_editMode: 'true' };

/** Creates the SDK's layout service; with `DRAFTS` it requests drafts. */
const layouts = (headers: Record<string, string> = {}) =>
  new GraphQLLayoutService({
    siteName: SITE,
    clientFactory: () => new GraphQLRequestClient(platform.host + EDGE, { apiKey: API_KEY, headers: { ...headers } }),
  });

const route = async (path: string, headers?: Record<string, string>) =>
  (await layouts(headers).fetchLayoutData(path, 'en')).sitecore.route;

describe('published content', () => {
  it('is sent to visitors with its version', async () => {
    expect(await route('/fees')).toMatchObject({
      databaseName: 'web',
      itemVersion: 4,
      fields: { Title: { value: 'Fees' } },
    });
    expect(await route('/')).toMatchObject({ itemVersion: 1 });
  });

  it('is sent to every request that does not ask for drafts with `true`', async () => {
    for (const sc_editMode of ['false', '', '1'])
      expect(await route('/fees', { sc_editMode }), sc_editMode).toMatchObject({ databaseName: 'web' });
  });

  it('has no page, route or item of a draft', async () => {
    expect(await route('/secret')).toBeNull();
    const clientFactory = GraphQLRequestClient.createClientFactory({ endpoint: platform.host + EDGE, apiKey: API_KEY });
    const sitemap = await new GraphQLSitemapService({ clientFactory, siteName: SITE }).fetchSSGSitemap(['en']);
    expect(sitemap.map(({ params }) => params.path.join('/'))).not.toContain('secret');
    const secret = `item(path: "/sitecore/content/rukn/home/secret", language: "en") { name }`;
    expect(await platform.graphql(`{ ${secret} }`)).toEqual({ item: null });
  });

  it('has one version, and null for any other', async () => {
    const at = (version: string) =>
      `v${version}: item(path: "${FEES}", language: "en", version: "${version}") { version }`;
    expect(
      await platform.graphql(`{ ${at('4')} ${at('5')} newest: item(path: "${FEES}", language: "en") { version } }`),
    ).toEqual({
      v4: { version: 4 },
      v5: null,
      newest: { version: 4 },
    });
  });
});

describe('authors’ content', () => {
  const request = (query: string) =>
    new GraphQLRequestClient(platform.host + EDGE, { apiKey: API_KEY, headers: DRAFTS }).request(query);

  it('has drafts instead of published pages, one version higher, and unpublished pages', async () => {
    expect(await route('/fees', DRAFTS)).toMatchObject({
      databaseName: 'master',
      itemVersion: 5,
      fields: { Title: { value: 'New fees' } },
    });
    expect(await route('/secret', DRAFTS)).toMatchObject({ itemVersion: 1, fields: { Title: { value: 'Soon' } } });
    expect(await route('/about', DRAFTS)).toMatchObject({ itemVersion: 1, fields: { Title: { value: 'About Rukn' } } });
  });

  it('has the published version beside the draft', async () => {
    const title = 'version field(name: "Title") { value }';
    const query = `{
      draft: item(path: "${FEES}", language: "en") { ${title} }
      published: item(path: "${FEES}", language: "en", version: "4") { ${title} }
    }`;
    expect(await request(query)).toEqual({
      draft: { version: 5, field: { value: 'New fees' } },
      published: { version: 4, field: { value: 'Fees' } },
    });
  });

  it('has drafts of items other than pages', async () => {
    const query = `{ item(path: "/sitecore/content/rukn/items/faqs/card", language: "en") { version field(name: "Question") { value } } }`;
    expect(await request(query)).toEqual({ item: { version: 2, field: { value: 'When?' } } });
    expect(await platform.graphql(query)).toEqual({ item: { version: 1, field: { value: 'How?' } } });
  });
});
