import { withoutEndSlashes } from '#sitecore/rules/url-path.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Content, Site } from '../content/content.ts';
import { type Item, Tree } from '../content/tree.ts';
import { createDatabase, type Database, type Databases, type SchemaRegistry } from '../database.ts';
import { requireFound } from '../layout/item-encoder.ts';
import { LayoutService, type PageLayout } from '../layout/layout-service.ts';
import { layoutOf, type QaPage, qaItem } from './qa-page.ts';

/** Returns the pages that tests have published, by path in lower case. */
export type QaPages = () => ReadonlyMap<string, QaPage>;

/**
 * Adds the pages of tests to the served databases. A page is found by its path or id only; no list of items contains it,
 * so sitemap, navigation and search are unchanged.
 */
export function withQaPages(
  databases: () => Databases,
  schemaRegistry: SchemaRegistry,
  pages: QaPages,
): () => Databases {
  const extended = new WeakMap<Databases, Databases>();
  return () => {
    const served = databases();
    const result = extended.get(served) ?? { ...served, web: withPages(served.web, schemaRegistry, pages) };
    extended.set(served, result);
    return result;
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

/** A tree with the pages of tests, which belong to the first site. */
class QaTree extends Tree {
  readonly #site: Site;
  readonly #home: Item;
  readonly #pages: QaPages;

  constructor({ tree, sites: [site] }: Content, pages: QaPages) {
    super(tree);
    this.#site = site;
    this.#home = requireFound(tree.pageAt('/', site.rootPath), '/');
    this.#pages = pages;
  }

  override pageAt(url: string, rootPath = this.#site.rootPath): Item | undefined {
    const path = pathOf(url);
    const isQaPage = rootPath === this.#site.rootPath && this.#pages().has(path);
    return super.pageAt(url, rootPath) ?? (isQaPage ? qaItem(path, this.#home) : undefined);
  }

  override withId(id: string): Item | undefined {
    return super.withId(id) ?? this.#items().find((item) => new Tree([item]).withId(id));
  }

  #items(): Item[] {
    return [...this.#pages().keys()].map((path) => qaItem(path, this.#home));
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
    return page ? { ...layout, json: layoutOf(layout.json, page, language) } : layout;
  }
}

const pathOf = (url: string): string => withoutEndSlashes(url.toLowerCase());
