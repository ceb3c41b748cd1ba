import { withoutEndSlashes } from '#sitecore/rules/url-path.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { formatGuid, readGuid } from '#sitecore/definitions/guid.ts';
import { jssApp } from '#sitecore/definitions/templates/system.ts';
import { inherits, templateIds } from './inherits.ts';

/** An item as far as it is found and linked. */
interface IndexedItem {
  readonly id: string;
  readonly path: string;
  readonly url: string | undefined;
  readonly template: AnyTemplate;
  readonly parent: IndexedItem | undefined;
  readonly wildcard?: IndexedItem;
}

/** Paths of Sitecore's tree are case-insensitive. */
const keyOf = (path: string): string => withoutEndSlashes(path).toLowerCase();

const pageKey = (url: string, rootPath: string): string => `${keyOf(rootPath)} ${keyOf(url)}`;

/** Positions of the items of a tree by what they are found by; trees of the same structure share them. */
export class TreeIndex {
  readonly #byPath = new Map<string, number>();
  readonly #byId = new Map<string, number>();
  readonly #byUrl = new Map<string, number>();
  /** The path of the site's root item of each item above a page. */
  readonly #roots = new WeakMap<IndexedItem, string>();
  #firstRoot: string | undefined;
  #byTemplate: ReadonlyMap<string, readonly number[]> | undefined;
  #links: Links | undefined;

  /** Adds an item to a list and to this index; it replaces one with the same path. */
  add(item: IndexedItem, items: IndexedItem[]): void {
    const key = keyOf(item.path);
    const position = this.#byPath.get(key) ?? items.length;
    items[position] = item;
    this.#byPath.set(key, position);
    this.#byId.set(item.id, position);
    if (item.url === undefined) return;
    const rootPath = rootPathOf(item.parent, this.#roots);
    this.#firstRoot ??= rootPath;
    this.#byUrl.set(pageKey(item.url, rootPath), position);
  }

  /** The number of ids. */
  get size(): number {
    return this.#byId.size;
  }

  /** Positions of the pages. */
  get pages(): Iterable<number> {
    return this.#byUrl.values();
  }

  at(path: string): number | undefined {
    return this.#byPath.get(keyOf(path));
  }

  withId(id: string): number | undefined {
    const known = this.#byId.get(id);
    const digits = known === undefined ? readGuid(id) : undefined;
    return digits === undefined ? known : this.#byId.get(formatGuid(digits, 'D'));
  }

  pageAt(url: string, rootPath: string | undefined): number | undefined {
    return this.#byUrl.get(pageKey(url, rootPath ?? this.#firstRoot ?? ''));
  }

  /** Returns the positions of the items of a template and of those that inherit it; of the items of any tree with this index. */
  ofTemplate(id: string, items: readonly Pick<IndexedItem, 'template'>[]): readonly number[] {
    this.#byTemplate ??= positionsByTemplate(items);
    return this.#byTemplate.get(readGuid(id) ?? '') ?? [];
  }

  /** Returns the links between items, the same for every tree with this index; reads them from `items` on the first call. */
  linksOf(items: readonly IndexedItem[]): Links {
    return (this.#links ??= readLinks(items));
  }
}

/** Positions of the items that items are linked to. */
export interface Links {
  /** The position of each item's parent; -1 without one. */
  readonly parents: Int32Array;
  /** Positions of children by their parent's position; an item without children has no entry. */
  readonly children: ReadonlyMap<number, readonly number[]>;
  /** The position of the wildcard page that shows an item, by the item's. */
  readonly wildcards: ReadonlyMap<number, number>;
}

function readLinks(items: readonly IndexedItem[]): Links {
  const positions = new Map(items.map((item, position) => [item, position]));
  const positionOf = (item: IndexedItem | undefined): number => (item && positions.get(item)) ?? -1;
  const shown = items.flatMap(({ wildcard }, position) =>
    wildcard ? [[position, positionOf(wildcard)] as const] : [],
  );
  const parents = Int32Array.from(items, ({ parent }) => positionOf(parent));
  const children = Map.groupBy(items.keys(), (position) => parents[position] ?? -1);
  return { parents, children, wildcards: new Map(shown) };
}

function positionsByTemplate(items: readonly Pick<IndexedItem, 'template'>[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [position, { template }] of items.entries()) {
    for (const id of templateIds(template)) {
      const listed = found.get(id);
      if (listed) listed.push(position);
      else found.set(id, [position]);
    }
  }
  return found;
}

/** Returns the path of the site's root item among an item and its ancestors, "" without one; `known` has those found before. */
function rootPathOf(item: IndexedItem | undefined, known: WeakMap<IndexedItem, string>): string {
  if (!item) return '';
  const path = known.get(item) ?? (inherits(item.template, jssApp.id) ? item.path : rootPathOf(item.parent, known));
  known.set(item, path);
  return path;
}
