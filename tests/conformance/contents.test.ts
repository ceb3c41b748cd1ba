import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { children } from '#sitecore/definitions/fields/items.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { queryRendering, rendering, type Rendering } from '#sitecore/definitions/rendering.ts';
import { template } from '#sitecore/definitions/template.ts';
import { folder, jssApp } from '#sitecore/definitions/templates/system.ts';
import { Tree } from '#sitecore/platform/content/tree.ts';
import { createDatabase, createSchemaRegistry } from '#sitecore/platform/database.ts';
import { itemBuilder, siteWithRoot } from './specimen.ts';

const point = template('Point', { Label: text() });
const list = template('List', { Title: text(), items: children(point) });
const note = template('Note', { Title: text() });
const leaf = template('Leaf', { Title: text() });

const QUERY = /* GraphQL */ `
  query ($datasource: String!, $contextItem: String!, $language: String!) {
    datasource: item(path: $datasource, language: $language) {
      name
      field(name: "Title") {
        jsonValue
      }
    }
    page: item(path: $contextItem, language: $language) {
      id(format: "D")
      language {
        name
      }
    }
    children: item(path: "/sitecore/content/rukn/list", language: $language) {
      children {
        results {
          name
        }
      }
    }
  }
`;

const plainNote = rendering('Plain Note', { datasource: note });
const listing = rendering('Listing', { datasource: list });
const queried = queryRendering('Queried', {
  query: QUERY,
  datasource: leaf,
  data: (result) => z.unknown().parse(result),
});
const RENDERINGS = [plainNote, listing, queried];

/** Returns a page with one rendering of a datasource, or of the page itself. */
function pageWith(placed: Rendering, datasource?: string) {
  const { items, plant } = itemBuilder();
  const top = plant('sitecore', folder, undefined);
  const root = plant('rukn', jssApp, plant('content', folder, top));
  const placeholders = {
    'headless-main': [{ uid: 'a', rendering: placed, datasource, params: {}, placeholders: {} }],
  };
  const page = plant('home', leaf, root, { url: '/', fields: { Title: 'صفحة' }, placeholders });
  plant('note', note, root, { fields: { Title: 'ملاحظة' } });
  const parent = plant('list', list, root, { fields: { Title: 'قائمة' } });
  plant('first', point, parent, { fields: { Label: 'أولى' } });
  plant('Data', folder, parent);
  plant('second', point, parent, { fields: { Label: 'ثانية' } });
  plant('leaf', leaf, root, { fields: { Title: 'ورقة' } });
  return { page, content: { sites: [siteWithRoot(root.path)] as const, tree: new Tree(items) } };
}

const layout = z.object({
  sitecore: z.object({
    route: z.object({
      placeholders: z.object({ 'headless-main': z.tuple([z.object({ fields: z.unknown(), dataSource: z.string() })]) }),
    }),
  }),
});

async function contentsOf(placed: Rendering, datasource?: string) {
  const { page, content } = pageWith(placed, datasource);
  const schemaRegistry = createSchemaRegistry({ renderings: RENDERINGS, templates: [point, list, note, leaf] });
  const { layouts } = createDatabase('web', content, { schemaRegistry, siteUrl: 'https://www.rukn.example' });
  const { json, dependencies } = await layouts.pageWithDependencies(page, 'ar');
  const [{ fields, dataSource }] = layout.parse(json).sitecore.route.placeholders['headless-main'];
  const names = [...dependencies].map((id) => content.tree.withId(id)?.name);
  return { fields, dataSource, names, page };
}

describe('LayoutService', () => {
  it('sends the fields of a rendering’s datasource', async () => {
    const { fields, names } = await contentsOf(plainNote, '/sitecore/content/rukn/note');
    expect(fields).toEqual({ Title: { value: 'ملاحظة' } });
    expect(names).toEqual(['home', 'note']);
  });

  it('sends the children of the datasource too, without folders, when its template lists children', async () => {
    const { fields, names } = await contentsOf(listing, '/sitecore/content/rukn/list');
    expect(fields).toEqual({
      Title: { value: 'قائمة' },
      items: [
        expect.objectContaining({ name: 'first', fields: { Label: { value: 'أولى' } } }),
        expect.objectContaining({ name: 'second', fields: { Label: { value: 'ثانية' } } }),
      ],
    });
    expect(names).toEqual(['home', 'list', 'first', 'second']);
  });

  it('sends the result of a rendering’s query, run with the datasource, the page and the language', async () => {
    const { fields, names, page } = await contentsOf(queried, '/sitecore/content/rukn/leaf');
    expect(fields).toEqual({
      data: {
        datasource: { name: 'leaf', field: { jsonValue: { value: 'ورقة' } } },
        page: { id: formatGuid(page.id, 'D'), language: { name: 'ar' } },
        children: { children: { results: [{ name: 'first' }, { name: 'Data' }, { name: 'second' }] } },
      },
    });
    expect(names).toEqual(expect.arrayContaining(['home', 'leaf', 'list', 'first', 'Data', 'second']));
  });

  it('runs the query with the page itself when there is no datasource', async () => {
    const { fields, dataSource } = await contentsOf(queried);
    expect(dataSource).toBe('');
    expect(fields).toMatchObject({ data: { datasource: { name: 'home' } } });
  });
});

describe('createSchemaRegistry', () => {
  const start = (query: string) => () =>
    createSchemaRegistry({ renderings: [queryRendering('Odd', { query, data: String })], templates: [leaf] });

  it.each([
    ['is no GraphQL', '{ item(', 'Odd: Syntax Error'],
    ['selects an unknown field', '{ site { siteInfo(site: "rukn") { colour } } }', 'Odd: Cannot query field'],
    [
      'has an unknown variable',
      'query($path: String!) { item(path: $path, language: "ar") { name } }',
      "Odd: The variable '$path' is not one of $datasource, $contextItem, $language.",
    ],
    [
      'selects a layout, which would contain it',
      '{ item(path: "/", language: "ar") { rendered } }',
      "Odd: The query of a rendering should not select 'rendered'.",
    ],
  ])('rejects a query that %s', (_, query, expected) => {
    expect(start(query)).toThrow(expected);
  });
});
