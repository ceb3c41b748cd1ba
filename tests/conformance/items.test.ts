import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { fixtureContent } from './fixture-content.ts';
import { type RunningPlatform, serveContentFolder } from './running-platform.ts';

const fixture = fixtureContent();
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(fixture.folder);
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

/** 32 upper-case hexadecimal digits. */
const DIGITS: unknown = expect.stringMatching(/^[0-9A-F]{32}$/);
const AMONG_OTHERS: unknown = expect.arrayContaining([{ name: 'home' }]);

const JSS_APP = '061CBA1554744B918A0617903B102B82';
const ABOUT = '/sitecore/content/rukn/home/About';

const idOf = (path: string): string => platform.content.tree.at(path)?.id ?? '';

describe('Query.item', () => {
  it.each(['N', 'D', 'B', 'P'] as const)(
    'finds an item by its id in format %s and returns it in that format',
    async (format) => {
      const id = formatGuid(idOf(ABOUT), format);
      const data = await platform.graphql(
        'query($id: String!, $format: String) { item(path: $id, language: "ar") { id(format: $format) path } }',
        { id, format },
      );
      expect(data).toEqual({ item: { id, path: ABOUT } });
    },
  );

  it('returns an id as 32 upper-case digits by default', async () => {
    const data = await platform.graphql(`{ item(path: "${ABOUT}", language: "ar") { id template { id } } }`);
    expect(data).toMatchObject({
      item: { id: formatGuid(idOf(ABOUT), 'N'), template: { id: DIGITS } },
    });
  });

  it('finds an item by its path in any case', async () => {
    const data = await platform.graphql(
      `{ item(path: "${ABOUT.toUpperCase()}/", language: "EN") { name language { name } } }`,
    );
    expect(data).toEqual({ item: { name: 'About', language: { name: 'en' } } });
  });

  it.each([
    ['an unknown path', 'item(path: "/sitecore/content/nobody", language: "ar") { id }'],
    ['an unknown id', 'item(path: "{00000000-0000-0000-0000-000000000000}", language: "ar") { id }'],
    ['no path', 'item(language: "ar") { id }'],
    ['an unknown language', `item(path: "${ABOUT}", language: "fr") { id }`],
  ])('returns null for %s', async (_, field) => {
    expect(await platform.graphql(`{ ${field} }`)).toEqual({ item: null });
  });

  it('returns an item in each language', async () => {
    const data = await platform.graphql(`{
      item(path: "${ABOUT}", language: "ar") {
        displayName
        field(name: "Title") { value }
        language { name englishName nativeName }
        languages { displayName language { name } field(name: "Title") { value } }
      }
    }`);
    expect(data).toEqual({
      item: {
        displayName: 'عن ركن',
        field: { value: 'عن ركن' },
        language: { name: 'ar', englishName: 'Arabic', nativeName: 'العربية' },
        languages: [{ displayName: 'About Rukn', language: { name: 'en' }, field: { value: 'About Rukn' } }],
      },
    });
  });

  it('returns the URL of a page, a media file and any other item', async () => {
    const url = '{ url { path url hostName scheme siteName } }';
    const data = await platform.graphql(`{
      page: item(path: "${ABOUT}", language: "en") ${url}
      media: item(path: "/sitecore/media library/rates.json", language: "en") ${url}
      other: item(path: "/sitecore/content/rukn/items", language: "en") ${url}
    }`);
    const at = (path: string) => ({
      url: {
        path,
        url: `https://www.rukn.example${path}`,
        hostName: 'www.rukn.example',
        scheme: 'https',
        siteName: 'rukn',
      },
    });
    expect(data).toEqual({
      page: at('/About'),
      media: at('/-/media/rates.json'),
      other: at('/sitecore/content/rukn/items'),
    });
  });

  it('renders the layout of a page, and null for any other item', async () => {
    const data = await platform.graphql(`{
      page: item(path: "${ABOUT}", language: "en") { rendered }
      other: item(path: "/sitecore/content/rukn/items", language: "en") { rendered }
    }`);
    expect(data).toMatchObject({
      page: { rendered: { sitecore: { route: { name: 'About' } } } },
      other: { rendered: null },
    });
  });
});

describe('Item.ancestors', () => {
  it('lists the nearest first', async () => {
    const data = await platform.graphql(
      `{ item(path: "${ABOUT}/team", language: "ar") { parent { name } ancestors { name } } }`,
    );
    const names = ['About', 'home', 'rukn', 'content', 'sitecore'];
    expect(data).toEqual({ item: { parent: { name: 'About' }, ancestors: names.map((name) => ({ name })) } });
  });

  it.each(['N', 'D', 'B', 'P'] as const)('filters by a template id in format %s', async (format) => {
    const data = await platform.graphql(
      `query($ids: [String]) { item(path: "${ABOUT}", language: "ar") { ancestors(includeTemplateIDs: $ids) { name } } }`,
      { ids: [formatGuid(JSS_APP, format)] },
    );
    expect(data).toEqual({ item: { ancestors: [{ name: 'rukn' }] } });
  });

  it('filters by a base template', async () => {
    const hero = platform.content.tree.pageAt('/')?.template.base[0]?.id ?? '';
    const data = await platform.graphql(
      `query($ids: [String]) { item(path: "${ABOUT}/team", language: "ar") { ancestors(includeTemplateIDs: $ids) { name } } }`,
      { ids: [hero] },
    );
    expect(data).toEqual({ item: { ancestors: [{ name: 'About' }, { name: 'home' }] } });
  });

  it('filters by having a layout', async () => {
    const data = await platform.graphql(`{
      item(path: "${ABOUT}", language: "ar") {
        pages: ancestors(hasLayout: true) { name }
        others: ancestors(hasLayout: false) { name }
      }
    }`);
    expect(data).toEqual({
      item: { pages: [{ name: 'home' }], others: [{ name: 'rukn' }, { name: 'content' }, { name: 'sitecore' }] },
    });
  });
});

describe('Item.children', () => {
  it('returns pages that a cursor continues', async () => {
    const data = await platform.graphql(`{
      item(path: "/sitecore/content/rukn/home/offers", language: "ar") {
        start: children(first: 2) { total pageInfo { endCursor hasNext } results { name } }
        same: children(first: 2, after: "") { results { name } }
        rest: children(first: 2, after: "Mg==") { total pageInfo { endCursor hasNext } results { name } }
        end: children(after: "Mw==") { total pageInfo { endCursor hasNext } results { name } }
      }
    }`);
    expect(data).toEqual({
      item: {
        start: {
          total: 3,
          pageInfo: { endCursor: 'Mg==', hasNext: true },
          results: [{ name: 'autumn' }, { name: 'endless' }],
        },
        same: { results: [{ name: 'autumn' }, { name: 'endless' }] },
        rest: { total: 3, pageInfo: { endCursor: 'Mw==', hasNext: false }, results: [{ name: 'spring' }] },
        end: { total: 3, pageInfo: { endCursor: 'Mw==', hasNext: false }, results: [] },
      },
    });
  });

  it('filters by layout and template', async () => {
    const page = platform.content.tree.pageAt('/')?.template.id ?? '';
    const data = await platform.graphql(
      `query($ids: [String]) {
        item(path: "/sitecore/content/rukn", language: "ar") {
          pages: children(hasLayout: true) { results { name } }
          ofTemplate: children(includeTemplateIDs: $ids) { results { name } }
          has: hasChildren
          hasPages: hasChildren(hasLayout: true)
        }
        leaf: item(path: "${ABOUT}/team", language: "ar") { hasChildren children { total pageInfo { endCursor } } }
      }`,
      { ids: [page] },
    );
    expect(data).toEqual({
      item: {
        pages: { results: AMONG_OTHERS },
        ofTemplate: { results: AMONG_OTHERS },
        has: true,
        hasPages: true,
      },
      leaf: { hasChildren: false, children: { total: 0, pageInfo: { endCursor: 'MA==' } } },
    });
  });

  it.each([
    ['a negative number', 'first: -1', 'should not be negative'],
    ['more than a thousand', 'first: 1001', 'should not be greater than 1000'],
    ['an invalid cursor', 'after: "x"', 'is not a cursor'],
    ['a cursor that is no offset', 'after: "LTE="', 'is not a cursor'],
  ])('rejects %s', async (_, args, message) => {
    const errors = await platform.graphqlErrors(
      `{ item(path: "${ABOUT}", language: "ar") { children(${args}) { total } } }`,
    );
    expect(errors).toEqual([expect.stringContaining(message)]);
  });
});
