import { Placeholder, SitecoreContext } from '@sitecore-jss/sitecore-jss-nextjs';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { image } from '#sitecore/definitions/fields/image.ts';
import { link } from '#sitecore/definitions/fields/link.ts';
import { richText } from '#sitecore/definitions/fields/rich-text.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import { textParam } from '#sitecore/definitions/params.ts';
import { navigationRendering, rendering, type Rendering } from '#sitecore/definitions/rendering.ts';
import { template } from '#sitecore/definitions/template.ts';
import { folder, jssApp } from '#sitecore/definitions/templates/system.ts';
import { type PlacedRendering, Tree } from '#sitecore/platform/content/tree.ts';
import { createDatabases, createSchemaRegistry } from '#sitecore/platform/database.ts';
import { isLayout } from '#tests/support/widget-page.ts';
import { itemBuilder, siteWithRoot } from './specimen.ts';
import { sxaFactory } from './sxa-components.tsx';
import { linkListLink, linkListTemplate, sxaLinkList } from './sxa-link-list.ts';
import { sxaTitle } from './sxa-title.ts';

const page = template('Page Of SXA', { Title: text(), Content: richText() });
const words = template('Text Of SXA', { Text: richText() });
const picture = template('Image Of SXA', { Image: image(), ImageCaption: text(), TargetUrl: link() });
const offer = template('Promo Of SXA', { PromoIcon: image(), PromoText: richText(), PromoLink: link() });

/** SXA's renderings by name, with the datasources, queries and placeholders that SXA's have. */
const definitions = {
  Title: sxaTitle,
  RichText: rendering('RichText', { datasource: words, params: { Styles: textParam() } }),
  LinkList: sxaLinkList,
  Navigation: navigationRendering('Navigation'),
  Image: rendering('Image', { datasource: picture }),
  Promo: rendering('Promo', { datasource: offer }),
  PageContent: rendering('PageContent'),
  Container: rendering('Container', { placeholders: ['container-{*}'] }),
  RowSplitter: rendering('RowSplitter', { placeholders: ['row-1-{*}', 'row-2-{*}'] }),
  ColumnSplitter: rendering('ColumnSplitter', { placeholders: ['column-1-{*}', 'column-2-{*}'] }),
  PartialDesignDynamicPlaceholder: rendering('PartialDesignDynamicPlaceholder', {
    params: { sid: textParam(), ph: textParam(), sig: textParam() },
    placeholders: ['sxa-main'],
  }),
} satisfies Record<string, Rendering>;

type Name = keyof typeof definitions;

/** Places a rendering without any parameter of its own, unless some are given. */
const placed = (name: Name, more: Partial<PlacedRendering> = {}): PlacedRendering => ({
  uid: `uid-of-${name}`,
  rendering: definitions[name],
  datasource: undefined,
  params: {},
  placeholders: {},
  ...more,
});

const textAt = (name: string): PlacedRendering =>
  placed('RichText', { uid: `uid-of-${name}`, datasource: `/sitecore/content/rukn/${name}` });

/** Returns the databases of a site whose page places every rendering of SXA below a partial design. */
function databasesOfSxaPage() {
  const { items, plant } = itemBuilder();
  const source = { file: 'a.yml', steps: [], revision: '0' };
  const top = plant('sitecore', folder, undefined);
  const root = plant('rukn', jssApp, plant('content', folder, top));
  const png = { url: '/-/media/a.png', name: 'a', extension: 'png', mimeType: 'image/png', size: 9 };
  plant('a.png', folder, plant('media library', folder, top), { media: png });
  const add = (name: string, of: AnyTemplate, fields: Readonly<Record<string, unknown>>) =>
    plant(name, of, root, { fields, source });
  for (const name of ['plain', 'held', 'row', 'column']) add(name, words, { Text: `<p>${name}</p>` });
  add('picture', picture, { Image: { src: 'a.png', alt: 'صورة' }, ImageCaption: 'caption' });
  add('offer', offer, {
    PromoIcon: { src: 'a.png', alt: 'promo' },
    PromoText: '<p>promo text</p>',
    PromoLink: { href: '/', text: 'promo link' },
  });
  const links = add('links', linkListTemplate, { Title: 'list of links' });
  plant('first', linkListLink, links, { fields: { Link: { href: '/', text: 'first link' } }, source });
  const main: readonly PlacedRendering[] = [
    placed('Title'),
    placed('RichText', { datasource: `${root.path}/plain`, params: { Styles: 'indent' } }),
    placed('LinkList', { datasource: links.path }),
    placed('Navigation'),
    placed('Image', { datasource: `${root.path}/picture` }),
    placed('Promo', { datasource: `${root.path}/offer` }),
    placed('PageContent'),
    placed('Container', { placeholders: { 'container-{*}': [textAt('held')] } }),
    placed('RowSplitter', { placeholders: { 'row-1-{*}': [], 'row-2-{*}': [textAt('row')] } }),
    placed('ColumnSplitter', { placeholders: { 'column-1-{*}': [textAt('column')], 'column-2-{*}': [] } }),
  ];
  const partial = placed('PartialDesignDynamicPlaceholder', {
    params: { sid: '{1}', ph: 'headless-main', sig: 'sxa-main' },
    placeholders: { 'sxa-main': main },
  });
  const fields = { Title: 'page title', Content: '<p>page content</p>' };
  const home = plant('home', page, root, { url: '/', fields, source, placeholders: { 'headless-main': [partial] } });
  plant('about', page, home, { url: '/about', fields: { Title: 'about' }, source });
  const content = { sites: [siteWithRoot(root.path)] as const, tree: new Tree(items) };
  const schemaRegistry = createSchemaRegistry({
    renderings: Object.values(definitions),
    templates: [page, words, picture, offer, linkListLink, linkListTemplate],
  });
  const states = { web: content, master: content };
  return { home, ...createDatabases(states, { schemaRegistry, siteUrl: 'https://www.rukn.example' }) };
}

const { home, web, editingLayouts } = databasesOfSxaPage();

/** The members of a router that the SDK's links and rich texts read on the server. */
const router = z.custom<NextRouter>(() => true).parse({ asPath: '/', pathname: '/', query: {}, isLocaleDomain: false });

/** Renders the page's main placeholder with the SDK's placeholder. */
async function rendered(layouts = web.layouts): Promise<string> {
  const layoutData: unknown = JSON.parse(JSON.stringify(await layouts.page(home, 'ar')));
  if (!isLayout(layoutData) || !layoutData.sitecore.route) throw new Error('the layout has no route');
  return renderToStaticMarkup(
    <SitecoreContext componentFactory={sxaFactory} layoutData={layoutData}>
      <RouterContext.Provider key="" value={router}>
        <Placeholder name="headless-main" rendering={layoutData.sitecore.route} />
      </RouterContext.Provider>
    </SitecoreContext>,
  );
}

const messages: string[] = [];

beforeEach(() => {
  messages.length = 0;
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...args) => void messages.push(args.join(' ')));
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(messages).toEqual([]);
});

/** Returns the classes of the blocks of a page, in order. */
const blocksIn = (html: string): string[] =>
  [...html.matchAll(/class="component ([^"]*)"/g)].map(([, classes = '']) => classes);

const BLOCKS = [
  'title col-12',
  'rich-text col-12 indent',
  'link-list col-12',
  'navigation col-12',
  'image col-12',
  'promo col-12',
  'content col-12',
  'container col-12',
  'rich-text col-12',
  'rows col-12',
  'rich-text col-12',
  'columns col-12',
  'rich-text col-12',
];

describe('a page of SXA’s renderings', () => {
  it('is rendered completely by components that read parameters and fields as SXA’s do', async () => {
    const html = await rendered();
    expect(blocksIn(html)).toEqual(BLOCKS);
    for (const shown of [
      'href="/">page title</a>',
      '<p>plain</p>',
      '<h3>list of links</h3>',
      'href="/">first link</a>',
      'href="/about">about</a>',
      'alt="صورة"',
      '<span>caption</span>',
      '<p>promo text</p>',
      'href="/">promo link</a>',
      '<p>page content</p>',
      '<p>held</p>',
      '<p>row</p>',
      '<div class="col-6"><div class="component rich-text col-12"><div><p>column</p></div></div></div>',
    ])
      expect(html).toContain(shown);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });

  it('is rendered completely in editing', async () => {
    const html = await rendered(editingLayouts);
    expect(blocksIn(html)).toEqual(BLOCKS);
    expect(html).not.toMatch(/NaN|\[object/);
  });

  it('has FieldNames for renderings with variants, and what an author set instead of SXA’s', async () => {
    const json = JSON.stringify(await web.layouts.page(home, 'ar'));
    expect(json).toContain('"params":{"GridParameters":"col-12","FieldNames":"Default","Styles":"indent"}');
    expect(json).toContain('"params":{"sid":"{1}","ph":"headless-main","sig":"sxa-main"}');
  });
});
