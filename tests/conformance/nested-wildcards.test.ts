import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContentError } from '#sitecore/platform/content/diagnostics.ts';
import { loadContentStates } from '#sitecore/platform/content/load.ts';
import { pageAbove } from '#src/queries/page-above.query.ts';
import { fixtureContent } from './fixture-content.ts';
import { type RunningPlatform, serveContentFolder } from './running-platform.ts';

const titled = (ar: string, en: string): string => `Title: { ar: ${ar}, en: ${en} }`;
const wildcard = (shows: string, title: string, more = ''): string =>
  `template: Page\nwildcard: ${shows}\nfields: { ${title} }\nplaceholders: { headless-main: [{ rendering: Breadcrumbs }${more}] }\n`;

const UPPER = wildcard('/items/shops', titled('قسم', 'Section'));
const LOWER = wildcard('/items/shops/*', titled('عرض', 'Offer'), ', { rendering: HeroBanner }');
const SHOPS = `template: Offer Category
fields: { ${titled('مطاعم', 'Dining')}, IsActive: true }
children:
  - { name: coffee, fields: { ${titled('قهوة', 'Coffee')} } }
  - { name: tea, fields: { ${titled('شاي', 'Tea')} } }
`;

const fixture = fixtureContent({
  'items/shops/dining.yml': SHOPS,
  'items/shops/travel.yml': `template: Offer Category\nfields: { ${titled('سفر', 'Travel')} }\n`,
  'pages/cards.yml': `template: Page\nfields: { ${titled('البطاقات', 'Cards')} }\n`,
  'pages/cards/category.yml': UPPER,
  'pages/cards/category/offer.yml': LOWER,
});
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
    `{ layout(site: "rukn", routePath: "${path}", language: "${language}") { item { path url { path } rendered } } }`,
  )) satisfies unknown;

const ROUTE = 'layout.item.rendered.sitecore.route';

describe('a wildcard page below another', () => {
  it('shows the items of each item that the other shows, below its URL, with its own layout', async () => {
    const layout = await layoutOf('/cards/dining/coffee');
    expect(layout).toHaveProperty('layout.item.path', '/sitecore/content/rukn/items/shops/dining/coffee');
    expect(layout).toHaveProperty(`${ROUTE}.fields.Title.value`, 'Coffee');
    expect(layout).toHaveProperty(`${ROUTE}.placeholders.headless-main.1.componentName`, 'HeroBanner');
  });

  it('leaves the items of the other as they are, and their children out of their fields', async () => {
    const layout = await layoutOf('/cards/dining');
    expect(layout).toHaveProperty(`${ROUTE}.fields.Title.value`, 'Dining');
    expect(layout).toHaveProperty(`${ROUTE}.placeholders.headless-main.length`, 1);
    expect(layout).not.toHaveProperty(`${ROUTE}.fields.offers`);
  });

  it('counts the item of the other among the pages above its items', async () => {
    const layout = await layoutOf('/cards/dining/tea', 'ar');
    const crumbs = `${ROUTE}.placeholders.headless-main.0.fields.data.item`;
    expect(layout).toHaveProperty(`${crumbs}.displayName`, 'شاي');
    expect(layout).toHaveProperty(`${crumbs}.ancestors`, [
      { displayName: 'مطاعم', url: { path: '/cards/dining' } },
      { displayName: 'البطاقات', url: { path: '/cards' } },
      { displayName: 'الرئيسية', url: { path: '/' } },
    ]);
  });

  it.each([
    '/cards/travel/coffee',
    '/cards/*/*',
    '/cards/category/offer',
    '/cards/coffee',
    '/cards/dining/coffee/more',
  ])('has no page at %s', async (path) => {
    expect(await layoutOf(path)).toEqual({ layout: { item: null } });
  });
});

describe('loadContentStates', () => {
  it.each([
    ['shows another folder', wildcard('/items/faqs', titled('عرض', 'Offer')), 'the items of those that the page above'],
    ['is no wildcard', `template: Page\nfields: { ${titled('عرض', 'Offer')} }\n`, 'a wildcard, because the page above'],
  ])('reports a page below a wildcard that %s', async (_, text, expected) => {
    const { folder } = fixtureContent({
      'items/shops/dining.yml': SHOPS,
      'pages/shops.yml': UPPER,
      'pages/shops/offer.yml': text,
    });
    const error = await loadContentStates(folder).catch((reason: unknown) => reason);
    rmSync(folder, { recursive: true });
    if (!(error instanceof ContentError)) throw error;
    expect(error.diagnostics.map(({ file, expected: text }) => [file, text])).toEqual([
      ['sitecore/content/pages/shops/offer.yml', expect.stringContaining(expected)],
    ]);
  });
});

describe('the page above', () => {
  const above = async (path: string, language: 'ar' | 'en') =>
    pageAbove.parse(await platform.graphql(pageAbove.text, pageAbove.variables({ site: 'rukn', path, language })));

  it('of an item of an item is that item, of this the page of the wildcards, of the home page nothing', async () => {
    expect(await above('/cards/dining/tea', 'en')).toEqual({ title: 'Dining', path: '/cards/dining' });
    expect(await above('/cards/dining/tea', 'ar')).toEqual({ title: 'مطاعم', path: '/cards/dining' });
    expect(await above('/cards/dining', 'ar')).toEqual({ title: 'البطاقات', path: '/cards' });
    expect(await above('/', 'ar')).toBeNull();
    expect(await above('/cards/dining/gone', 'ar')).toBeNull();
  });
});
