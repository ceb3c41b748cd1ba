import { type LayoutServiceData, Placeholder, SitecoreContext } from '@sitecore-jss/sitecore-jss-nextjs';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { richText as richTextField } from '#sitecore/definitions/fields/rich-text.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import { columnSplitter } from '#sitecore/definitions/renderings/column-splitter.ts';
import { container } from '#sitecore/definitions/renderings/container.ts';
import { image } from '#sitecore/definitions/renderings/image.ts';
import { linkList } from '#sitecore/definitions/renderings/link-list.ts';
import { navigation } from '#sitecore/definitions/renderings/navigation.ts';
import { pageContent } from '#sitecore/definitions/renderings/page-content.ts';
import { partialDesignDynamicPlaceholder } from '#sitecore/definitions/renderings/partial-design-dynamic-placeholder.ts';
import { promo } from '#sitecore/definitions/renderings/promo.ts';
import { richText } from '#sitecore/definitions/renderings/rich-text.ts';
import { rowSplitter } from '#sitecore/definitions/renderings/row-splitter.ts';
import { title } from '#sitecore/definitions/renderings/title.ts';
import { template } from '#sitecore/definitions/template.ts';
import { listLink, listOfLinks } from '#sitecore/definitions/templates/link-list.ts';
import { folder, jssApp } from '#sitecore/definitions/templates/system.ts';
import { type PlacedRendering, Tree } from '#sitecore/platform/content/tree.ts';
import { createDatabases, createSchemaRegistry } from '#sitecore/platform/database.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { isLayout, renderLayout } from '#tests/support/widget-page.ts';
import { itemBuilder, siteWithRoot } from './specimen.ts';
import { sxaFactory } from './sxa-components.tsx';

const page = template('Page Of SXA', { Title: text(), Content: richTextField() });

/** The site's definitions of SXA's renderings, by name. */
const definitions = {
  Title: title,
  RichText: richText,
  LinkList: linkList,
  Navigation: navigation,
  Image: image,
  Promo: promo,
  PageContent: pageContent,
  Container: container,
  RowSplitter: rowSplitter,
  ColumnSplitter: columnSplitter,
  PartialDesignDynamicPlaceholder: partialDesignDynamicPlaceholder,
} satisfies Record<string, Rendering>;

type Name = keyof typeof definitions;

function datasourceOf({ name, datasource }: Rendering): AnyTemplate {
  if (!datasource) throw new Error(`${name} has no datasource`);
  return datasource;
}

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
  for (const name of ['plain', 'held', 'row', 'column']) add(name, datasourceOf(richText), { Text: `<p>${name}</p>` });
  add('picture', datasourceOf(image), { Image: { src: 'a.png', alt: 'صورة' }, ImageCaption: 'caption' });
  add('offer', datasourceOf(promo), {
    PromoIcon: { src: 'a.png', alt: 'promo' },
    PromoText: '<p>promo text</p>',
    PromoLink: { href: '/', text: 'promo link' },
  });
  const links = add('links', listOfLinks, { Title: 'list of links' });
  plant('first', listLink, links, { fields: { Link: { href: '/about?x=1#team', text: 'first link' } }, source });
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
    templates: [page, ...[richText, image, promo].map(datasourceOf), listLink, listOfLinks],
  });
  const states = { web: content, master: content };
  return { home, ...createDatabases(states, { schemaRegistry, siteUrl: 'https://www.rukn.example' }) };
}

const { home, web, editingLayouts } = databasesOfSxaPage();

/** The members of a router that the SDK's links and rich texts read on the server. */
const router = z.custom<NextRouter>(() => true).parse({ asPath: '/', pathname: '/', query: {}, isLocaleDomain: false });

async function layoutOf(layouts = web.layouts): Promise<LayoutServiceData> {
  const layoutData: unknown = JSON.parse(JSON.stringify(await layouts.page(home, 'ar')));
  if (!isLayout(layoutData)) throw new Error('no layout');
  return layoutData;
}

/** Renders the page's main placeholder with the SDK's placeholder. */
async function rendered(layouts = web.layouts): Promise<string> {
  const layoutData = await layoutOf(layouts);
  if (!layoutData.sitecore.route) throw new Error('the layout has no route');
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
      'href="/about?x=1#team">first link</a>',
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

/** Returns what HTML shows: its texts, the targets of its links, and the names of its pictures. */
function shownIn(html: string) {
  const all = (pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, found = '']) => found.trim()));
  const texts = [...all(/>([^<]+)</g)].filter((text) => text !== '');
  return {
    texts: texts.toSorted(),
    links: [...all(/<a [^>]*href="([^"]*)"/g)].toSorted(),
    pictures: [...all(/alt="([^"]*)"/g)],
  };
}

describe('the site', () => {
  it('shows of a page of SXA’s renderings what the components of SXA’s starter show', async () => {
    const { html, errors } = await renderLayout(serverRegistry, await layoutOf(), 'ar');
    expect(errors).toEqual([]);
    expect(shownIn(html)).toEqual(shownIn(await rendered()));
  });

  it('shows the same of a page whose placeholders and partial designs are named by patterns and nested ids', async () => {
    const json = JSON.stringify(await layoutOf());
    const nested = json
      .replaceAll('"container-{*}"', '"container-7"')
      .replaceAll('"column-1-{*}"', '"column-1-7"')
      .replaceAll('"row-2-{*}"', '"row-2-12-4"');
    for (const name of ['container-7', 'column-1-7', 'row-2-12-4']) expect(nested).toContain(`"${name}"`);
    const [{ html }, asSent] = [
      await renderLayout(serverRegistry, JSON.parse(nested), 'ar'),
      await renderLayout(serverRegistry, await layoutOf(), 'ar'),
    ];
    expect(shownIn(html)).toEqual(shownIn(asSent.html));
  });
});
