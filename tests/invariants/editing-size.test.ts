import { text as bodyOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { renderings } from '#sitecore/definitions/registry.ts';
import { loadContentStates } from '#sitecore/platform/content/load.ts';
import type { Item } from '#sitecore/platform/content/tree.ts';
import { createDatabases, createSchemaRegistry, type Databases } from '#sitecore/platform/database.ts';
import { renderPage } from '#sitecore/platform/editing/page/render-page.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { readEnv } from '#src/config/env.ts';
import { config as dataConfig } from '#src/pages/api/editing/data/[key].ts';
import { config as renderConfig } from '#src/pages/api/editing/render.ts';
import { dictionaryOf, requestBody } from '../../scripts/bench/editing/editing-sizes.ts';
import { DEMO } from '#tests/conformance/running-platform.ts';
import { editMode, objectOf } from '#tests/support/edit-mode.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { coveringPages } from '#tests/support/pages-of-demo.ts';
import { layoutWith } from '#tests/support/widget-page.ts';

type FixtureModule = { readonly fixtures: Readonly<Record<string, PlacedFixture>> };

const modules = import.meta.glob<FixtureModule>('/src/widgets/**/*.fixture.ts', { eager: true });
const examples = Object.values(modules).flatMap(({ fixtures }) => Object.values(fixtures));

/** Largest layout JSON of header and footer together in editing, in bytes. */
const LARGEST_FRAME = 100_000;

/** Largest request that renders a page of the demo for editing, in bytes. */
const LARGEST_PAGE = 705_000;

/** Largest body that the SDK's editing route accepts where nothing is set, in bytes. */
const LARGEST_BODY = readEnv({ SITECORE_API_KEY: 'key' }).EDITING_BODY_LIMIT_MB * 1024 * 1024;

let databases: Databases;
let site: HttpServer;
let received = '';

beforeAll(async () => {
  const options = { schemaRegistry: createSchemaRegistry(), siteUrl: 'https://rukn.example' };
  databases = createDatabases(await loadContentStates(DEMO), options);
  site = await startHttpServer((request, response) => {
    void bodyOf(request).then((body) => {
      received = body;
      response.end(JSON.stringify({ html: '' }));
    });
  });
});

afterAll(() => site.stop());

const editedLayout = (page: Item, language: Language): Promise<JsonObject> =>
  databases.editingLayouts.page(page, language);

function home(): Item {
  const page = databases.master.content.tree.pageAt('/');
  if (!page) throw new Error('no home page');
  return page;
}

const placeholdersOf = (layout: JsonObject): JsonObject =>
  objectOf(objectOf(objectOf(layout.sitecore).route).placeholders);

const bytes = (json: Json | undefined): number => Buffer.byteLength(JSON.stringify(json));

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

/** Returns the first rendering of every kind in placeholders, between its chromes. */
function collectBlocks(placeholders: JsonObject, blocks: Map<string, readonly Json[]>): void {
  for (const elements of Object.values(placeholders).filter(isList)) {
    for (const [index, element] of elements.entries()) {
      const { componentName, placeholders: inner } = objectOf(element);
      if (typeof componentName !== 'string') continue;
      if (!blocks.has(componentName)) blocks.set(componentName, elements.slice(index - 1, index + 2));
      collectBlocks(objectOf(inner), blocks);
    }
  }
}

/** Returns one rendering of every kind with its chromes: of the demo's pages, else an example that no page of it has. */
async function everyBlock(language: Language): Promise<ReadonlyMap<string, readonly Json[]>> {
  const blocks = new Map<string, readonly Json[]>();
  for (const page of coveringPages([...databases.master.content.tree.pages]))
    collectBlocks(placeholdersOf(await editedLayout(page, language)), blocks);
  for (const example of examples) collectBlocks(placeholdersOf(editMode(layoutWith(example, language)).layout), blocks);
  return blocks;
}

/** Number of kinds of block on one page; the pages of the demo have at most thirteen. */
const KINDS_OF_A_PAGE = 33;

/** Blocks of the header and the footer, which the page has besides. */
const FRAME: ReadonlySet<string> = new Set(['Header', 'SearchPopup', 'Footer']);

/** Returns as many kinds as a page has, evenly from the largest to the smallest. */
function kindsOfAllSizes(blocks: ReadonlyMap<string, readonly Json[]>): readonly Json[] {
  const sorted = [...blocks]
    .filter(([name]) => !FRAME.has(name))
    .map(([, block]) => block)
    .sort((a, b) => bytes(b) - bytes(a));
  const step = sorted.length / KINDS_OF_A_PAGE;
  return Array.from({ length: KINDS_OF_A_PAGE }, (_, index) => sorted[Math.floor(index * step)] ?? []).flat();
}

describe('the routes of editors', () => {
  it('leave their bodies to the handlers, which have a limit', () => {
    for (const { api } of [renderConfig, dataConfig]) expect(api).toEqual({ bodyParser: false, responseLimit: false });
  });
});

describe.each(LANGUAGES)('the layout of a page that is edited, in %s', (language) => {
  it('has at most 100 kB of header and footer', async () => {
    const { 'headless-header': header, 'headless-footer': footer } = placeholdersOf(
      await editedLayout(home(), language),
    );
    expect(bytes(header)).toBeGreaterThan(10_000);
    expect(bytes(header) + bytes(footer)).toBeLessThanOrEqual(LARGEST_FRAME);
  });

  it('is sent in at most 705 kB, on every page of the demo', async () => {
    const { pages } = databases.master.content.tree;
    const dictionary = dictionaryOf(databases, language);
    const sizes: { path: string; body: number }[] = [];
    for (const page of pages) {
      const body = requestBody(page, await editedLayout(page, language), { language, dictionary });
      sizes.push({ path: page.url ?? '/', body: Buffer.byteLength(body) });
    }
    expect(sizes.length).toBeGreaterThan(70);
    expect(sizes.filter(({ body }) => body > LARGEST_PAGE)).toEqual([]);
  });

  it('fits the SDK’s limit with thirty-three kinds of block, large and small ones, beside header and footer', async () => {
    const blocks = await everyBlock(language);
    expect([...blocks.keys()].sort()).toEqual(renderings.map(({ name }) => name).sort());
    const layout = await editedLayout(home(), language);
    const { context, route } = objectOf(layout.sitecore);
    const placeholders = { ...placeholdersOf(layout), 'headless-main': kindsOfAllSizes(blocks) };
    const result = await renderPage({
      renderingHost: site.url,
      secret: 'secret-of-the-rendering-host',
      path: '/',
      language,
      layout: { sitecore: { context: objectOf(context), route: { ...objectOf(route), placeholders } } },
      dictionary: dictionaryOf(databases, language),
    });
    expect(result).toEqual({ kind: 'page', html: '' });
    expect(Buffer.byteLength(received)).toBeGreaterThan(500_000);
    expect(Buffer.byteLength(received)).toBeLessThan(LARGEST_BODY);
  });
});
