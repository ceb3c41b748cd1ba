import { type FieldContent, type MediaFile } from '#sitecore/definitions/fields/kind.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import type { ItemSource } from './item-source.ts';
import { inSlices, type Pause } from './pause.ts';
import { TreeIndex } from './tree-index.ts';

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

/** An item while its tree is made. */
interface PlacedItem extends Item {
  readonly children: PlacedItem[];
  wildcard?: Item;
}

/** The path of the media library with the slash that ends it. */
export const MEDIA_LIBRARY = '/sitecore/media library/';

/** The items of the content tree, found by path, id or page path. */
export class Tree {
  #items: Item[] = [];
  readonly #index: TreeIndex;

  /** Creates the tree of these items, each parent before its children, or one with the items of another tree. */
  constructor(items: Iterable<Item> | Tree = []) {
    if (items instanceof Tree) {
      this.#items = items.#items;
      this.#index = items.#index;
      return;
    }
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
   * Returns a tree of the same structure: an item has the content of that in `contents` by its `origin`, and its own place. Lets other
   * work of the process run meanwhile.
   */
  async withContents(contents: ReadonlyMap<object, ItemContent>, pause: Pause): Promise<Tree> {
    const tree = new Tree(this);
    const { parents, wildcards } = this.#index.linksOf(this.#items);
    const items: PlacedItem[] = [];
    for await (const slice of inSlices(this.#items, pause))
      for (const item of slice) {
        const parent = items[parents[items.length] ?? -1];
        const placed = { ...withContent(item, contents), parent, children: [] };
        items.push(placed);
        parent?.children.push(placed);
      }
    for (const [position, wildcard] of wildcards) {
      const [shown, by] = [items[position], items[wildcard]];
      if (shown && by) shown.wildcard = by;
    }
    tree.#items = items;
    return tree;
  }

  /** Returns true for a tree with the same structure by `withContents`: ids, paths, templates and URLs at the same positions. */
  sharesStructure(other: Tree): boolean {
    return this.#index === other.#index;
  }

  /** All items, each parent before its children. */
  get items(): Iterable<Item> {
    return this.#items;
  }

  /** The number of items. */
  get size(): number {
    return this.#index.size;
  }

  get pages(): Iterable<Item> {
    return this.#each(this.#index.pages);
  }

  at(path: string): Item | undefined {
    return this.#item(this.#index.at(path));
  }

  /** Finds an item by an id in any of Sitecore's formats. */
  withId(id: string): Item | undefined {
    return this.#item(this.#index.withId(id));
  }

  /**
   * Finds the page at a path without language prefix; `rootPath` is the site's root item, by default the first site's.
   */
  pageAt(url: string, rootPath?: string): Item | undefined {
    return this.#item(this.#index.pageAt(url, rootPath));
  }

  /** Returns the items of a template and of those that inherit it, in the order of the tree; the id in any format. */
  ofTemplate(id: string): readonly Item[] {
    return this.#each(this.#index.ofTemplate(id, this.#items));
  }

  /** Finds a file of the media library by its path in the folder of media, `hero/home.svg`. */
  mediaAt(path: string): Item | undefined {
    return this.at(MEDIA_LIBRARY + path);
  }

  /** Finds an item by path or by id. */
  find(pathOrId: string): Item | undefined {
    return this.at(pathOrId) ?? this.withId(pathOrId);
  }

  #item(position: number | undefined): Item | undefined {
    return position === undefined ? undefined : this.#items[position];
  }

  #each(positions: Iterable<number>): readonly Item[] {
    const found: Item[] = [];
    for (const position of positions) {
      const item = this.#items[position];
      if (item) found.push(item);
    }
    return found;
  }
}

/** Returns an item at its place with the content that is given for its origin; itself without one. */
function withContent(item: Item, contents: ReadonlyMap<object, ItemContent>): Item {
  const { id, path, name, template, url, wildcard, parent, children, origin } = item;
  const content = origin && contents.get(origin);
  if (!content) return item;
  const place = { id, path, name, template, url, ...(wildcard && { wildcard }), parent, children };
  return { ...content, ...place, origin: content };
}

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
