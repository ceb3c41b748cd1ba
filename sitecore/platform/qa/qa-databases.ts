import type { Language } from '#sitecore/definitions/language.ts';
import type { Content, Site } from '../content/content.ts';
import { type Item, Tree } from '../content/tree.ts';
import { createDatabase, type Database, type Databases, type SchemaRegistry } from '../database.ts';
import { requireFound } from '../layout/item-encoder.ts';
import { LayoutService, type PageLayout } from '../layout/layout-service.ts';
import { type QaPage, qaItem, withPage } from './qa-page.ts';

/** The pages that tests have published, by address in lower case. */
export type QaPages = () => ReadonlyMap<string, QaPage>;

/**
 * What is served, with the pages of tests beside it: whoever asks for the address or the id of one gets it. No list of
 * items has it, so that sitemap, navigation and search stay as the content says.
 */
export function withQaPages(
  databases: () => Databases,
  schemaRegistry: SchemaRegistry,
  pages: QaPages,
): () => Databases {
  const made = new WeakMap<Databases, Databases>();
  return () => {
    const served = databases();
    const known = made.get(served) ?? { ...served, web: withPages(served.web, schemaRegistry, pages) };
    made.set(served, known);
    return known;
  };
}

const withPages = (
  { name, content, createEdgeContext }: Database,
  schemaRegistry: SchemaRegistry,
  pages: QaPages,
): Database =>
  createDatabase(
    name,
    { ...content, tree: new QaTree(content, pages) },
    {
      schemaRegistry,
      siteUrl: createEdgeContext().siteUrl,
      createLayoutService: (...options) => new QaLayouts(pages, ...options),
    },
  );

/** The pages of tests belong to the first site, which is the one that a test drives. */
class QaTree extends Tree {
  readonly #site: Site;
  readonly #home: Item;
  readonly #pages: QaPages;

  constructor({ tree, sites: [site] }: Content, pages: QaPages) {
    super(tree.items);
    this.#site = site;
    this.#home = requireFound(tree.pageAt('/', site.rootPath), '/');
    this.#pages = pages;
  }

  override pageAt(url: string, rootPath = this.#site.rootPath): Item | undefined {
    const address = pathOf(url);
    const isOne = rootPath === this.#site.rootPath && this.#pages().has(address);
    return super.pageAt(url, rootPath) ?? (isOne ? qaItem(address, this.#home) : undefined);
  }

  override withId(id: string): Item | undefined {
    return super.withId(id) ?? this.#items().find((item) => new Tree([item]).withId(id));
  }

  #items(): Item[] {
    return [...this.#pages().keys()].map((address) => qaItem(address, this.#home));
  }
}

class QaLayouts extends LayoutService {
  readonly #pages: QaPages;

  constructor(pages: QaPages, ...options: ConstructorParameters<typeof LayoutService>) {
    super(...options);
    this.#pages = pages;
  }

  override async pageWithDependencies(item: Item, language: Language): Promise<PageLayout> {
    const layout = await super.pageWithDependencies(item, language);
    const page = this.#pages().get(pathOf(item.url ?? ''));
    return page ? { ...layout, json: withPage(layout.json, page[language]) } : layout;
  }
}

const pathOf = (url: string): string => url.toLowerCase().replace(/\/+$/, '');
