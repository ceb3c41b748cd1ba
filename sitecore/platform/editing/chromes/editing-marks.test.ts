import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import { renderings } from '#sitecore/definitions/registry.ts';
import { queryRendering } from '#sitecore/definitions/rendering.ts';
import { template } from '#sitecore/definitions/template.ts';
import { folder, jssApp } from '#sitecore/definitions/templates/system.ts';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { itemBuilder, siteWithRoot } from '#tests/conformance/specimen.ts';
import { loadContent } from '../../content/load.ts';
import { Tree } from '../../content/tree.ts';
import { createDatabases, createSchemaRegistry, type Databases } from '../../database.ts';

const page = `
template: Page
fields: { Title: { ar: المركز, en: Centre }, BannerTitle: { ar: "سطر\\nثانٍ", en: "One\\nTwo" } }
placeholders:
  headless-main:
    - rendering: HeroBanner
    - rendering: TabContainer
      uid: 11111111-2222-3333-4444-555555555555
      datasource:
        fields: { Title: { ar: علامات, en: Tabs } }
        children: [{ name: first, fields: { Title: { ar: أولى, en: First } } }]
      placeholders:
        tab-1: []
`;

const fixture = fixtureContent({ 'pages/centre.draft.yml': page });
let databases: Databases;

beforeAll(async () => {
  const [web, master] = [await loadContent(fixture.folder), await loadContent(fixture.folder, { drafts: () => true })];
  databases = createDatabases(
    { web, master },
    { schemaRegistry: createSchemaRegistry(), siteUrl: 'https://www.rukn.example' },
  );
});

afterAll(fixture.remove);

const element = z.record(z.string(), z.unknown());
const route = z.object({
  sitecore: z.object({
    context: z.unknown(),
    route: z.object({ placeholders: z.object({ 'headless-main': z.array(element) }) }),
  }),
});

const centre = () => {
  const item = databases.master.content.tree.pageAt('/centre');
  if (!item) throw new Error('the fixture has no page /centre');
  return item;
};

async function editedLayout(language: Language) {
  const { context, route: parsedRoute } = route.parse(await databases.editingLayouts.page(centre(), language)).sitecore;
  return { context, main: parsedRoute.placeholders['headless-main'] };
}

const chromeElement = z.object({ contents: z.string().transform((text): unknown => JSON.parse(text)) });

const stringSchema = z.string();
const anyString: unknown = expect.any(String);

const command = (click: string, header: string, tooltip: string) => ({
  click,
  header,
  tooltip,
  icon: anyString,
  disabledIcon: anyString,
  isDivider: false,
  type: '',
});

describe('the edit-mode layout', () => {
  it('has the page state edit and contains the draft', async () => {
    const { context } = await editedLayout('ar');
    expect(context).toEqual({
      pageEditing: true,
      site: { name: 'rukn' },
      pageState: 'edit',
      language: 'ar',
      itemPath: '/centre',
    });
  });

  it('wraps a placeholder in the chromes of the Experience Editor', async () => {
    const { main } = await editedLayout('en');
    const uri = `sitecore://master/${formatGuid(centre().id, 'B')}?lang=en&ver=1`;
    expect(main[0]).toEqual({
      name: 'code',
      type: 'text/sitecore',
      contents: anyString,
      attributes: {
        type: 'text/sitecore',
        chrometype: 'placeholder',
        kind: 'open',
        id: 'headless_main',
        key: 'headless-main',
        class: 'scpm',
        'data-selectable': 'true',
      },
    });
    expect(chromeElement.parse(main[0]).contents).toEqual({
      commands: [command('chrome:placeholder:addControl', 'Add to here', 'Add a component in this place.')],
      contextItemUri: uri,
      custom: { allowedRenderings: renderings.map(({ id }) => formatGuid(id, 'N')), editable: 'true' },
      displayName: 'Main',
      expandedDisplayName: null,
    });
    expect(main.at(-1)).toEqual({
      name: 'code',
      type: 'text/sitecore',
      contents: '',
      attributes: {
        type: 'text/sitecore',
        id: 'scEnclosingTag_',
        chrometype: 'placeholder',
        kind: 'close',
        hintname: 'headless-main',
        class: 'scpm',
      },
    });
  });

  it('wraps each rendering in its own chromes, in order', async () => {
    const { main } = await editedLayout('en');
    const order = main.map(({ componentName, attributes }) =>
      componentName === undefined
        ? z.object({ chrometype: stringSchema, kind: stringSchema }).parse(attributes)
        : componentName,
    );
    const rendering = (kind: string) => ({ chrometype: 'rendering', kind });
    expect(order).toEqual([
      { chrometype: 'placeholder', kind: 'open' },
      rendering('open'),
      'HeroBanner',
      rendering('close'),
      rendering('open'),
      'TabContainer',
      rendering('close'),
      { chrometype: 'placeholder', kind: 'close' },
    ]);
    expect(main[4]).toMatchObject({
      name: 'code',
      type: 'text/sitecore',
      attributes: {
        type: 'text/sitecore',
        chrometype: 'rendering',
        kind: 'open',
        hintname: 'Tab Container',
        id: 'r_11111111222233334444555555555555',
        class: 'scpm',
        'data-selectable': 'true',
      },
    });
    expect(chromeElement.parse(main[4]).contents).toMatchObject({
      commands: [
        { click: 'chrome:rendering:sort' },
        { click: 'chrome:rendering:properties' },
        { click: 'chrome:rendering:delete' },
      ],
      custom: {
        renderingID: formatGuid(renderings.find(({ name }) => name === 'TabContainer')?.id ?? '', 'N'),
        editable: 'true',
      },
      displayName: 'Tab Container',
    });
    expect(main[6]).toEqual({
      name: 'code',
      type: 'text/sitecore',
      contents: '',
      attributes: {
        type: 'text/sitecore',
        id: 'scEnclosingTag_r_',
        chrometype: 'rendering',
        kind: 'close',
        hintkey: 'Tab Container',
        class: 'scpm',
      },
    });
  });

  it('names a nested placeholder by its full path, and wraps an empty one in chromes too', async () => {
    const { main } = await editedLayout('ar');
    const placeholders = z.object({ 'tab-1': z.array(z.object({ attributes: element })) });
    const inner = placeholders.parse(main[5]?.placeholders)['tab-1'];
    const key = '/headless-main/tab-1-{11111111-2222-3333-4444-555555555555}';
    expect(inner).toHaveLength(2);
    expect(inner[0]?.attributes).toMatchObject({
      key,
      id: '_headless_main_tab_1__11111111_2222_3333_4444_555555555555_',
    });
    expect(inner[1]?.attributes).toMatchObject({ kind: 'close', hintname: key });
  });

  it.each([
    ['ar', 'صلب الصفحة', 'أضف هنا'],
    ['en', 'Main', 'Add to here'],
  ] as const)('shows the author texts in the language of the page: %s', async (language, displayName, header) => {
    const { main } = await editedLayout(language);
    expect(chromeElement.parse(main[0]).contents).toMatchObject({ displayName, commands: [{ header }] });
  });

  it('gives every occurrence of a field its own id', async () => {
    const json = JSON.stringify(await databases.editingLayouts.page(centre(), 'ar'));
    // The parts of a link repeat the id of the whole.
    const ids = [...json.matchAll(/"editable":"<input id='(fld_[^']+)'/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
    // The hero shows the page's own fields a second time.
    expect(ids.filter((id) => id?.endsWith('_2')).length).toBeGreaterThan(0);
    expect(JSON.stringify(await databases.editingLayouts.page(centre(), 'ar'))).toBe(json);
  });
});

describe('the layouts of the master and web databases', () => {
  it('have no editing markup', async () => {
    for (const { layouts, content } of [databases.master, databases.web]) {
      const home = content.tree.pageAt('/');
      if (!home) throw new Error('the fixture has no home page');
      expect(JSON.stringify(await layouts.page(home, 'ar'))).not.toMatch(/scpm|editable/);
    }
  });
});

describe('a query result in the edit-mode layout', () => {
  const note = template('Note', { Title: text() });
  const queried = queryRendering('Queried', {
    query: /* GraphQL */ `
      query ($datasource: String!, $language: String!) {
        first: item(path: $datasource, language: $language) {
          field(name: "Title") {
            jsonValue
          }
        }
        second: item(path: $datasource, language: $language) {
          field(name: "Title") {
            jsonValue
          }
        }
      }
    `,
    data: (result) => z.unknown().parse(result),
  });

  it('has editable fields with a separate id for each occurrence', async () => {
    const { items, plant } = itemBuilder();
    const root = plant('rukn', jssApp, plant('content', folder, plant('sitecore', folder, undefined)));
    const placed = { uid: 'a', rendering: queried, datasource: undefined, params: {}, placeholders: {} };
    plant('home', note, root, { url: '/', fields: { Title: 'صفحة' }, placeholders: { 'headless-main': [placed] } });
    const source = { file: 'sitecore/content/pages/home.yml', steps: [], revision: 'A'.repeat(32) };
    const tree = new Tree(items.map((item) => ({ ...item, source })));
    const content = { sites: [siteWithRoot(root.path)] as const, tree };
    const schemaRegistry = createSchemaRegistry({ renderings: [queried], templates: [note] });
    const { editingLayouts } = createDatabases(
      { web: content, master: content },
      { schemaRegistry, siteUrl: 'https://x.example' },
    );
    const home = tree.pageAt('/');
    if (!home) throw new Error('there is no home page');
    const main = route.parse(await editingLayouts.page(home, 'ar')).sitecore.route.placeholders['headless-main'];
    const field = z.object({
      field: z.object({ jsonValue: z.object({ value: stringSchema, editable: stringSchema }) }),
    });
    const { first, second } = z
      .object({ fields: z.object({ data: z.object({ first: field, second: field }) }) })
      .parse(main[2]).fields.data;
    for (const { field: queriedField } of [first, second])
      expect(queriedField.jsonValue.editable).toContain('>صفحة</span>');
    expect(first.field.jsonValue.editable).not.toBe(second.field.jsonValue.editable);
  });
});
