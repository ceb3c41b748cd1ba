import { type FieldContent, type MediaFile } from '#sitecore/definitions/fields/kind.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import type { ItemSource } from './item-source.ts';
import { inSlices, type Pause } from './pause.ts';
import { type Links, TreeIndex } from './tree-index.ts';

/** A field's content in each language. */
export type LocalizedContent = Readonly<Record<Language, FieldContent>>;

/** A rendering that an author placed on a page or on the site's layout. */
export interface PlacedRendering {
  readonly uid: string;
  readonly rendering: Rendering;
  /** The path of the datasource item; undefined means that the page itself is the datasource. */
  readonly datasource: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly placeholders: Placeholders;
}

export type Placeholders = Readonly<Record<string, readonly PlacedRendering[]>>;

/** An item of the content tree: a page, a datasource, a shared item, a folder, a dictionary entry or a media file. */
export interface Item {
  /** Dashed, lower case. */
  readonly id: string;
  /** The full path, `/sitecore/content/rukn/home/about`. */
  readonly path: string;
  readonly name: string;
  readonly displayName: Readonly<Record<Language, string>>;
  readonly template: AnyTemplate;
  readonly parent: Item | undefined;
  readonly children: readonly Item[];
  readonly fields: ReadonlyMap<string, LocalizedContent>;
  /** The path of a page without language prefix, `/about`; undefined for an item that is no page. */
  readonly url: string | undefined;
  readonly placeholders: Placeholders | undefined;
  /** True for a page without the renderings that the site puts on every page. */
  readonly hasOwnLayout?: boolean;
  /** The wildcard page whose layout shows this item at its URL; undefined for a page of its own. */
  readonly wildcard?: Item;
  /** Of a wildcard page, which has no URL of its own: the path of the folder whose items it shows. */
  readonly shows?: { readonly path: string };
  readonly media: MediaFile | undefined;
  /** The number of the published version; a draft's is one higher. */
  readonly version: number;
  /** The position in its file; undefined for an item that has no drafts. */
  readonly source?: ItemSource | undefined;
  /** Equal for the items of two states whose file has not changed; undefined when that is not known. */
  readonly origin?: object;
}

/** The content of an item, without its place in the tree. */
export type ItemContent = Omit<Item, 'parent' | 'children' | 'wildcard'>;

/** The path of the media library with the slash that ends it. */
export const MEDIA_LIBRARY = '/sitecore/media library/';

/** The items of the content tree, found by path, id or page path. */
export class Tree {
  /** The contents of all items by position. */
  #contents: ItemContent[] = [];
  /** Items by position: all in a tree that was read whole, those accessed so far in one with replaced contents. */
  #items: Item[] = [];
  /** Links from which items are created on first access; undefined for a tree that was read whole. */
  #links: Links | undefined;
  readonly #index: TreeIndex;

  /** Creates the tree of these items, each parent before its children, or one with the items of another tree. */
  constructor(items: Iterable<Item> | Tree = []) {
    if (items instanceof Tree) {
      this.#contents = items.#contents;
      this.#items = items.#items;
      this.#links = items.#links;
      this.#index = items.#index;
      return;
    }
    this.#contents = this.#items;
    this.#index = new TreeIndex();
    for (const item of items) this.#index.add(item, this.#items);
  }

  /** Returns the tree of these items; lets other work of the process run meanwhile. */
  static async of(items: Iterable<Item>, pause: Pause): Promise<Tree> {
    const tree = new Tree();
    for await (const slice of inSlices(items, pause)) for (const item of slice) tree.#index.add(item, tree.#items);
    return tree;
  }

  /**
   * Returns a tree of the same structure: an item has the content of that in `contents` by its `origin`, and its own place. Costs
   * no more than the contents and a list of pointers: each item is created on first access.
   */
  withContents(contents: ReadonlyMap<object, ItemContent>): Tree {
    const replaced = [...this.#contents];
    for (const [origin, content] of contents) {
      const position = this.#index.at(content.path);
      const before = position === undefined ? undefined : replaced[position];
      if (position !== undefined && before?.origin === origin) replaced[position] = atPlaceOf(before, content);
    }
    const tree = new Tree(this);
    tree.#contents = replaced;
    tree.#items = [];
    tree.#links = this.#index.linksOf(this.#items);
    return tree;
  }

  /** Returns true for a tree with the same structure by `withContents`: ids, paths, templates and URLs at the same positions. */
  sharesStructure(other: Tree): boolean {
    return this.#index === other.#index;
  }

  /** Returns the items whose content differs from a tree of the same structure, each with the item there. */
  changedSince(other: Tree): readonly (readonly [before: Item, now: Item])[] {
    const changed: (readonly [Item, Item])[] = [];
    for (const [position, content] of this.#contents.entries()) {
      if (content === other.#contents[position]) continue;
      const [before, now] = [other.itemAt(position), this.itemAt(position)];
      if (before && now) changed.push([before, now]);
    }
    return changed;
  }

  /** All items, each parent before its children. */
  get items(): Iterable<Item> {
    return this.#each(this.#contents.keys());
  }

  /** The number of items. */
  get size(): number {
    return this.#index.size;
  }

  /** The contents of all items by position, which cost less than the items. */
  get contents(): readonly ItemContent[] {
    return this.#contents;
  }

  /** The contents of all pages, which cost less than their items. */
  get pageContents(): readonly ItemContent[] {
    return [...this.#index.pages].flatMap((position) => this.#contents[position] ?? []);
  }

  get pages(): Iterable<Item> {
    return this.#each(this.#index.pages);
  }

  at(path: string): Item | undefined {
    return this.itemAt(this.#index.at(path));
  }

  /** Finds an item by an id in any of Sitecore's formats. */
  withId(id: string): Item | undefined {
    return this.itemAt(this.#index.withId(id));
  }

  /**
   * Finds the page at a path without language prefix; `rootPath` is the site's root item, by default the first site's.
   */
  pageAt(url: string, rootPath?: string): Item | undefined {
    return this.itemAt(this.#index.pageAt(url, rootPath));
  }

  /** Returns the items of a template and of those that inherit it, in the order of the tree; the id in any format. */
  ofTemplate(id: string): readonly Item[] {
    return this.#each(this.#index.ofTemplate(id, this.#contents));
  }

  /** Finds a file of the media library by its path in the folder of media, `hero/home.svg`. */
  mediaAt(path: string): Item | undefined {
    return this.at(MEDIA_LIBRARY + path);
  }

  /** Finds an item by path or by id. */
  find(pathOrId: string): Item | undefined {
    return this.at(pathOrId) ?? this.withId(pathOrId);
  }

  /** Returns the item at a position; undefined where there is none. */
  itemAt(position: number | undefined): Item | undefined {
    if (position === undefined) return undefined;
    const known = this.#items[position];
    const content = this.#contents[position];
    if (known || !content || !this.#links) return known;
    return (this.#items[position] = this.#place(content, position, this.#links));
  }

  /** Returns an item whose parent and children are found in this tree on first access. */
  #place(content: ItemContent, position: number, { parents, children, wildcards }: Links): Item {
    const itemAt = (at: number | undefined) => this.itemAt(at);
    const each = (positions: readonly number[]) => this.#each(positions);
    const wildcard = this.itemAt(wildcards.get(position));
    let placed: readonly Item[] | undefined;
    return {
      ...content,
      get parent() {
        return itemAt(parents[position]);
      },
      get children() {
        return (placed ??= each(children.get(position) ?? []));
      },
      ...(wildcard && { wildcard }),
    };
  }

  #each(positions: Iterable<number>): readonly Item[] {
    const found: Item[] = [];
    for (const position of positions) {
      const item = this.itemAt(position);
      if (item) found.push(item);
    }
    return found;
  }
}

/** Returns an item's new content with its old id, path, name, template and URL. */
const atPlaceOf = ({ id, path, name, template, url }: ItemContent, content: ItemContent): ItemContent => ({
  ...content,
  ...{ id, path, name, template, url },
  origin: content,
});

/**
 * Returns the items above a page's URL, the nearest first: those of its wildcard, and where that is below another wildcard,
 * the item that the other shows.
 */
export function ancestorsByUrl(item: Item): Item[] {
  const { parent, wildcard } = item;
  if (!wildcard) return ancestorsOf(item);
  if (parent?.wildcard && parent.wildcard === wildcard.parent) return [parent, ...ancestorsByUrl(parent)];
  return ancestorsOf(wildcard);
}

/** Returns the ancestors of an item, the nearest first. */
export function ancestorsOf(item: Item): Item[] {
  return item.parent ? [item.parent, ...ancestorsOf(item.parent)] : [];
}
