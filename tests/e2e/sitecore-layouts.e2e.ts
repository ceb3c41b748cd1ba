import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '#tests/support/qa.ts';
import { requiredVariable } from '#tests/support/required-variable.ts';
import { expectNoAxeViolations } from '#tests/support/site.ts';

const ID = '{1D9E2C40-3F5A-4C1B-9B55-0A6E5C7D8E90}';

type Json = Readonly<Record<string, unknown>>;

/** A block that every page of these tests has. */
const text = (more: Json = {}): Json => ({
  uid: ID,
  componentName: 'RichText',
  dataSource: ID,
  params: {},
  fields: { Text: { value: '<p>What stays</p>' } },
  ...more,
});

const card = (fields: Json, more: Json = {}): Json => ({ id: ID, name: 'a', displayName: 'A', fields, ...more });

const questions = (items: unknown, fields: Json = {}): Json => ({
  uid: 'b2',
  componentName: 'FaqAccordion',
  dataSource: ID,
  params: {},
  fields: { Title: { value: 'Questions' }, items, ...fields },
});

const block = (componentName: string, fields: unknown, more: Json = {}): Json => ({
  uid: `${componentName}-${JSON.stringify(fields ?? more).length}`,
  componentName,
  dataSource: '',
  params: {},
  ...(fields !== undefined && { fields }),
  ...more,
});

const titled = (value: string, path: string): Json => ({ url: { path }, field: { jsonValue: { value } } });

const question = (name: string): Json =>
  card({ Question: { value: `Question ${name}` }, Answer: { value: `<p>Answer ${name}</p>` } }, { id: name });

/** The first heading of each page. */
const heading = block('Title', {
  data: { datasource: null, contextItem: titled('What the page is about', '/a-page') },
});

/** Returns a layout with blocks in its main placeholder. */
const layoutOf = (
  main: unknown,
  { route = {}, context = {} }: { readonly route?: Json; readonly context?: Json } = {},
): Json => ({
  sitecore: {
    context: { pageEditing: false, site: { name: 'rukn' }, pageState: 'normal', language: 'ar', ...context },
    route: {
      name: 'a-page',
      displayName: 'A page',
      fields: { Title: { value: 'A page' } },
      databaseName: 'web',
      itemId: ID,
      placeholders: { 'headless-header': [heading], 'headless-main': main, 'headless-footer': [] },
      ...route,
    },
  },
});

/** Layouts in the shapes that real Sitecores send; each shows at least `What stays`. */
const VARIANTS: Readonly<Record<string, { readonly layout: Json; readonly shows?: readonly string[] }>> = {
  'null among renderings': { layout: layoutOf([null, text(), null]) },
  'a rendering that is a text': { layout: layoutOf(['<!-- failed -->', text()]) },
  'a rendering without a name': { layout: layoutOf([{ uid: 'x' }, text()]) },
  'components called like properties of every object': {
    layout: layoutOf([
      text({ uid: 'c1', componentName: 'constructor' }),
      text({ uid: 'c2', componentName: '__proto__' }),
      text({ uid: 'c3', componentName: 'toString' }),
      text(),
    ]),
  },
  'placeholders that are null or no list': {
    layout: layoutOf([text()], {
      route: { placeholders: { 'headless-header': null, 'headless-main': [heading, text()], 'headless-footer': {} } },
    }),
  },
  'parameters that are null or a list': { layout: layoutOf([text({ params: null }), text({ uid: 'p2', params: [] })]) },
  'ids in braces, without dashes, and none': {
    layout: layoutOf([text(), text({ uid: ID.replaceAll(/[{}-]/g, '') }), text({ uid: null }), text({ uid: '' })]),
  },
  'a block without fields': {
    layout: layoutOf([text({ uid: 'f', fields: null }), text({ uid: 'g', fields: [] }), text()]),
  },
  'a text that is its bare value': {
    layout: layoutOf([text(), questions([question('one')], { Title: 'Bare questions' })]),
    shows: ['Bare questions', 'Question one'],
  },
  'an empty value of a picture, a link and a list': {
    layout: layoutOf([
      text(),
      questions([question('one')], { Link: { value: '' }, Description: { value: null } }),
      questions({ value: '' }),
    ]),
    shows: ['Question one'],
  },
  'a member of a list without fields': {
    layout: layoutOf([text(), questions([card({}, { fields: null }), question('two'), null, 'three'])]),
    shows: ['Question two'],
  },
  'a title that is a text': { layout: layoutOf([text()], { route: { fields: { Title: 'A bare title' } } }), shows: [] },
  'a title that is null': { layout: layoutOf([text()], { route: { fields: { Title: null } } }) },
  'a page without fields': { layout: layoutOf([text()], { route: { fields: null } }) },
  'uids and members whose names are properties of every object': {
    layout: layoutOf([
      text({ uid: 'constructor' }),
      text({ fields: { Text: { value: '<p>What stays</p>' }, constructor: { value: 1 } } }),
    ]),
  },
  'a picture with an empty value and one with sizes in words': {
    layout: layoutOf([
      text(),
      block('Image', { Image: { value: '' } }),
      block('Image', {
        Image: { value: { src: '/-/media/products/accounts-wide.svg', alt: null, width: 'wide', height: '' } },
      }),
    ]),
  },
  'a partial design around its blocks': {
    layout: layoutOf([
      block('PartialDesignDynamicPlaceholder', undefined, {
        params: { sid: ID, ph: 'headless-main', sig: 'sxa-main' },
        placeholders: { 'sxa-main': [text()] },
      }),
    ]),
  },
  'a container and splitters around its blocks': {
    layout: layoutOf([
      block('Container', undefined, {
        params: { GridParameters: 'col-12', Styles: 'container-color-background', DynamicPlaceholderId: '3' },
        placeholders: {
          'container-3': [
            block('ColumnSplitter', undefined, {
              params: { EnabledPlaceholders: '1,2', ColumnWidth1: 'col-12 col-lg-8', ColumnWidth2: 'col-12 col-lg-4' },
              placeholders: {
                'column-1-4': [text()],
                'column-2-{*}': [
                  block('RowSplitter', undefined, {
                    params: { EnabledPlaceholders: '1' },
                    placeholders: { 'row-1-4-2': [text({ uid: 'r', fields: { Text: { value: '<p>In a row</p>' } } })] },
                  }),
                ],
              },
            }),
          ],
        },
      }),
    ]),
    shows: ['In a row'],
  },
  'the content and the title of its page': {
    layout: layoutOf(
      [
        text(),
        block('Title', { data: { datasource: null, contextItem: titled('The title', '/a-page') } }),
        block('PageContent', undefined),
      ],
      { route: { fields: { Title: { value: 'A page' }, Content: { value: '<p>The content</p>' } } } },
    ),
    shows: ['The title', 'The content'],
  },
  'links, pages and a promo of SXA': {
    layout: layoutOf([
      text(),
      block('LinkList', {
        data: {
          datasource: {
            field: { title: { value: 'Useful links' } },
            children: { results: [{ field: { link: { value: { href: '/help', text: 'A useful link' } } } }, null] },
          },
        },
      }),
      block('Navigation', [
        {
          Id: ID,
          Styles: ['level1'],
          Href: '/personal',
          Querystring: '',
          NavigationTitle: { value: 'A page of it' },
          Children: null,
        },
        { Id: null },
      ]),
      block('Promo', {
        PromoIcon: { value: {} },
        PromoText: { value: '<p>A promo</p>' },
        PromoLink: { value: { href: '/personal', text: 'Its link' } },
      }),
    ]),
    shows: ['Useful links', 'A useful link', 'A page of it', 'A promo', 'Its link'],
  },
  'fields that the site does not know': {
    layout: layoutOf([text({ fields: { Text: { value: '<p>What stays</p>' }, Other: { value: { a: [1] } } } })]),
  },
};

for (const [name, { layout, shows = [] }] of Object.entries(VARIANTS))
  test(`a layout with ${name} shows what can be shown`, async ({ page, qa }) => {
    await qa.mockLayout(layout);
    await qa.open();
    await expect(page.getByText('What stays').first()).toBeVisible();
    for (const shown of shows) await expect(page.getByText(shown)).toBeVisible();
    await expectNoAxeViolations(page);
  });

/** Posts a layout as an Experience Editor does; returns the status, and the HTML of the page to edit. */
async function editedHtml(request: APIRequestContext, { sitecore }: { readonly sitecore?: unknown }) {
  const { context, route } = z.object({ context: z.looseObject({}), route: z.unknown() }).parse(sitecore);
  const edited = { ...context, itemPath: '/a-page', pageEditing: true, pageState: 'edit' };
  const response = await request.post('/api/editing/render', {
    data: {
      args: [
        '/a-page',
        JSON.stringify({ sitecore: { context: edited, route } }),
        JSON.stringify({ language: 'ar', dictionary: {} }),
      ],
      jssEditingSecret: requiredVariable('JSS_EDITING_SECRET'),
    },
  });
  const { html = '' } = z.object({ html: z.string().optional() }).parse(await response.json());
  return { status: response.status(), html };
}

test('an editor gets each of these layouts as a page, and one of more than 2 MB', async ({ request }) => {
  const large = layoutOf([
    text(),
    text({ uid: 'large', fields: { Text: { value: `<p>${'x'.repeat(2_500_000)}</p>` } } }),
  ]);
  for (const [name, layout] of [
    ...Object.entries(VARIANTS).map(([of, one]) => [of, one.layout] as const),
    ['large', large] as const,
  ]) {
    const { status, html } = await editedHtml(request, layout);
    expect([status, html.includes('What stays')], name).toEqual([200, true]);
  }
});

test('an editor’s page with a field that cannot be read says which it is', async ({ request }) => {
  const odd = layoutOf([text(), questions([question('one')], { Title: { value: {} } })]);
  const { status, html } = await editedHtml(request, odd);
  expect(status).toBe(200);
  expect(html).toContain('لا يرى الزوار الحقل');
});

test('a layout without a header is an error in the site’s readiness', async ({ page, qa }) => {
  await qa.mockLayout(layoutOf([heading, text()], { route: { placeholders: { 'headless-main': [heading, text()] } } }));
  await qa.open();
  const { emptyPages } = z.object({ emptyPages: z.number() }).parse(await (await page.request.get('/readyz')).json());
  expect(emptyPages).toBeGreaterThan(0);
});

test('a layout without a route is a missing page', async ({ page, qa }) => {
  await qa.mockLayout({ sitecore: { context: {}, route: null } });
  expect((await page.request.get(qa.path)).status()).toBe(404);
});
