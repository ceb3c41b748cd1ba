import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from '#sitecore/definitions/templates/page.ts';
import { ContentError } from '#sitecore/platform/content/diagnostics.ts';
import { loadContentStates } from '#sitecore/platform/content/load.ts';
import { createSchemaRegistry } from '#sitecore/platform/database.ts';
import { Publisher } from '#sitecore/platform/publishing/publisher.ts';
import { fixtureContent } from './fixture-content.ts';
import { type RunningPlatform, serveContentFolder, SITE_URL } from './running-platform.ts';

const card = (ar: string, en: string): string =>
  `template: Card Page\nfields:\n  Title: { ar: ${ar}, en: ${en} }\n  BannerTitle: { ar: ${ar}, en: ${en} }\n`;
const wildcard = (blocks: string, folder = '/items/cards'): string =>
  `template: Page\nwildcard: ${folder}\nfields: { Title: { ar: بطاقة, en: Card } }\nplaceholders: { headless-main: [${blocks}] }\n`;
const BLOCKS = '{ rendering: Breadcrumbs }, { rendering: HeroBanner }';

const CONTENT = {
  'items/cards/gold.yml': card('الذهبية', 'Gold'),
  'items/cards/silver.yml': card('الفضية', 'Silver'),
  'pages/cards.yml': 'template: Page\nfields: { Title: { ar: البطاقات, en: Cards } }\n',
  'pages/cards/card.yml': wildcard(BLOCKS),
  'pages/cards/silver.yml': 'template: Page\nfields: { Title: { ar: صفحة الفضية, en: The page of Silver } }\n',
};

const fixture = fixtureContent(CONTENT);
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(fixture.folder);
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

const layoutOf = async (path: string, language = 'en'): Promise<unknown> =>
  (await platform.graphql(
    `{ layout(site: "rukn", routePath: "${path}", language: "${language}") { item { name path url { path } rendered } } }`,
  )) satisfies unknown;

describe('a wildcard page', () => {
  it('shows each item of its folder at its name, with the layout of the wildcard', async () => {
    const layout = await layoutOf('/cards/gold');
    expect(layout).toMatchObject({
      layout: { item: { name: 'gold', path: '/sitecore/content/rukn/items/cards/gold', url: { path: '/cards/gold' } } },
    });
    expect(layout).toHaveProperty('layout.item.rendered.sitecore.route.fields.Title.value', 'Gold');
    expect(layout).toHaveProperty(
      'layout.item.rendered.sitecore.route.placeholders.headless-main.1.fields.BannerTitle.value',
      'Gold',
    );
  });

  it('counts the page above the wildcard among the pages above its items', async () => {
    const layout = await layoutOf('/cards/gold', 'ar');
    const crumbs = 'layout.item.rendered.sitecore.route.placeholders.headless-main.0.fields.data.item';
    expect(layout).toHaveProperty(`${crumbs}.displayName`, 'الذهبية');
    expect(layout).toHaveProperty(`${crumbs}.ancestors`, [
      { displayName: 'البطاقات', url: { path: '/cards' } },
      { displayName: 'الرئيسية', url: { path: '/' } },
    ]);
  });

  it.each(['/cards/bronze', '/cards/*', '/cards/card', '/cards/gold/more', '/gold'])(
    'has no page at %s',
    async (path) => {
      expect(await layoutOf(path)).toEqual({ layout: { item: null } });
    },
  );

  it('leaves a page of its own as it is', async () => {
    expect(await layoutOf('/cards/silver')).toHaveProperty(
      'layout.item.rendered.sitecore.route.fields.Title.value',
      'The page of Silver',
    );
  });

  it('is not among the routes of the sitemap, but its items are', async () => {
    const routes = await platform.graphql(
      '{ site { siteInfo(site: "rukn") { routes(language: "ar", first: 50) { results { routePath } } } } }',
    );
    const text = JSON.stringify(routes);
    expect(text).toContain('"/cards/gold"');
    expect(text).not.toMatch(/cards\/(\*|card")/);
  });

  const searchTitles = (title: string): Promise<unknown> =>
    platform.graphql(
      `{ search(where: { AND: [
        { name: "_templates", value: "${page.id}", operator: CONTAINS }
        { name: "_language", value: "en" }
        { name: "Title", value: "${title}", operator: CONTAINS }
      ] }) { results { name url { path } } } }`,
    );

  it('lets the search for pages find its items, whose template inherits the page template', async () => {
    expect(await searchTitles('gold')).toEqual({
      search: { results: [{ name: 'gold', url: { path: '/cards/gold' } }] },
    });
  });

  it('lets a search below the home page find its items, as their pages are', async () => {
    const home = platform.content.tree.at('/sitecore/content/rukn/home')?.id;
    const below = `{ search(where: { AND: [
      { name: "_path", value: "${home}", operator: CONTAINS }
      { name: "Title", value: "gold", operator: CONTAINS }
    ] }) { results { url { path } } } }`;
    expect(await platform.graphql(below)).toMatchObject({ search: { results: [{ url: { path: '/cards/gold' } }] } });
  });

  it('is not found by the search itself, since it has no page', async () => {
    expect(await searchTitles('Card')).toEqual({
      search: { results: [{ name: 'cards', url: { path: '/cards' } }] },
    });
  });
});

describe('loadContentStates', () => {
  const wrong = fixtureContent();
  afterAll(wrong.remove);

  it.each([
    ['a folder that does not exist', wildcard(''), 'the path of a folder of items: there is no /items/cards'],
    ['a path without its slash', wildcard('', 'items/faqs'), 'a path that begins with /: /items/faqs'],
    [
      'items that are no pages',
      wildcard('', '/items/faqs'),
      'a folder of pages: /items/faqs/card is a FAQ Item, which',
    ],
  ])('reports a wildcard with %s', async (_, text, expected) => {
    writeFileSync(join(wrong.folder, 'pages', 'card.yml'), text);
    const error = await loadContentStates(wrong.folder).catch((reason: unknown) => reason);
    if (!(error instanceof ContentError)) throw error;
    expect(error.diagnostics.map(({ file, line, field }) => [file, line, field])).toEqual([
      ['sitecore/content/pages/card.yml', 2, 'wildcard'],
    ]);
    expect(error.diagnostics[0]?.expected).toContain(expected);
  });
});

describe('Publisher.reload', () => {
  const saved = fixtureContent(CONTENT);
  afterAll(saved.remove);
  let affected: readonly string[] = [];
  afterEach(() => (affected = []));

  it('names the pages of a wildcard that a save affects', async () => {
    const publisher = await Publisher.open({
      prepareAfterMs: 0,
      folder: saved.folder,
      schemaRegistry: createSchemaRegistry(),
      siteUrl: SITE_URL,
      logger: pino({ level: 'silent' }),
      onContentError: (error) => {
        throw error;
      },
      onAffected: (_, paths) => (affected = paths.toSorted()),
    });
    const save = async (file: string, text: string) => {
      affected = [];
      writeFileSync(join(saved.folder, file), text);
      await publisher.reload();
      return affected;
    };
    expect(await save('items/cards/gold.yml', card('ذهبية', 'More gold'))).toEqual(['/cards/gold']);
    expect(await save('items/cards/iron.yml', card('حديد', 'Iron'))).toEqual(['/cards/iron']);
    expect(await save('pages/cards/card.yml', wildcard('{ rendering: HeroBanner }'))).toEqual([
      '/cards/gold',
      '/cards/iron',
    ]);
    rmSync(join(saved.folder, 'pages/cards/silver.yml'));
    expect(await save('items/cards/silver.yml', card('فضية', 'Silver'))).toEqual(['/cards', '/cards/silver']);
  });
});
