import { type FieldContent, type MediaFile } from '#sitecore/definitions/fields/kind.ts';
import { formatGuid, readGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { jssApp } from '#sitecore/definitions/templates/system.ts';
import type { ItemSource } from './item-source.ts';
import { inSlices, type Pause } from './pause.ts';

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

/** Paths of Sitecore's tree are case-insensitive. */
const keyOf = (path: string): string => (path.endsWith('/') ? path.replace(/\/+$/, '') : path).toLowerCase();

/** The path of the media library with the slash that ends it. */
export const MEDIA_LIBRARY = '/sitecore/media library/';

const pageKey = (url: string, rootPath: string): string => `${keyOf(rootPath)} ${keyOf(url)}`;

/** The items of the content tree, found by path, id or page path. */
export class Tree {
  readonly #byPath = new Map<string, Item>();
  readonly #byId = new Map<string, Item>();
  readonly #byUrl = new Map<string, Item>();
  #byTemplate: ReadonlyMap<string, readonly Item[]> | undefined;
  #firstRoot: string | undefined;
  /** The path of the site's root item of each item above a page. */
  readonly #roots = new Map<Item, string>();

  constructor(items: Iterable<Item> = []) {
    for (const item of items) this.#add(item);
  }

  /** Returns the tree of these items; lets other work of the process run meanwhile. */
  static async of(items: Iterable<Item>, pause: Pause): Promise<Tree> {
    const tree = new Tree();
    for await (const slice of inSlices(items, pause)) for (const item of slice) tree.#add(item);
    return tree;
  }

  #add(item: Item): void {
    this.#byPath.set(keyOf(item.path), item);
    this.#byId.set(item.id, item);
    if (item.url === undefined) return;
    const rootPath = rootPathOf(item.parent, this.#roots);
    this.#firstRoot ??= rootPath;
    this.#byUrl.set(pageKey(item.url, rootPath), item);
  }

  /** All items, each parent before its children. */
  get items(): Iterable<Item> {
    return this.#byPath.values();
  }

  /** The number of items. */
  get size(): number {
    return this.#byId.size;
  }

  get pages(): Iterable<Item> {
    return this.#byUrl.values();
  }

  at(path: string): Item | undefined {
    return this.#byPath.get(keyOf(path));
  }

  /** Finds an item by an id in any of Sitecore's formats. */
  withId(id: string): Item | undefined {
    const known = this.#byId.get(id);
    const digits = known ? undefined : readGuid(id);
    return digits === undefined ? known : this.#byId.get(formatGuid(digits, 'D'));
  }

  /**
   * Finds the page at a path without language prefix; `rootPath` is the site's root item, by default the first site's.
   */
  pageAt(url: string, rootPath?: string): Item | undefined {
    return this.#byUrl.get(pageKey(url, rootPath ?? this.#firstRoot ?? ''));
  }

  /** Returns the items of a template and of those that inherit it, in the order of the tree; the id in any format. */
  ofTemplate(id: string): readonly Item[] {
    this.#byTemplate ??= itemsByTemplate(this.items);
    return this.#byTemplate.get(readGuid(id) ?? '') ?? [];
  }

  /** Finds a file of the media library by its path in the folder of media, `hero/home.svg`. */
  mediaAt(path: string): Item | undefined {
    return this.at(MEDIA_LIBRARY + path);
  }

  /** Finds an item by path or by id. */
  find(pathOrId: string): Item | undefined {
    return this.at(pathOrId) ?? this.withId(pathOrId);
  }
}

function itemsByTemplate(items: Iterable<Item>): ReadonlyMap<string, readonly Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    for (const id of templateIds(item.template)) {
      const listed = found.get(id);
      if (listed) listed.push(item);
      else found.set(id, [item]);
    }
  }
  return found;
}

const knownIds = new WeakMap<AnyTemplate, ReadonlySet<string>>();

/** Returns the ids of a template and of those that it inherits, as 32 lower-case digits. */
function templateIds(template: AnyTemplate): ReadonlySet<string> {
  const known = knownIds.get(template) ?? readTemplateIds(template);
  knownIds.set(template, known);
  return known;
}

const readTemplateIds = (template: AnyTemplate): ReadonlySet<string> =>
  new Set([readGuid(template.id) ?? '', ...template.base.flatMap((base) => [...templateIds(base)])]);

/** Returns true when a template has this id (any format) or inherits from the template that has it. */
export const inherits = (template: AnyTemplate, id: string): boolean =>
  template.id === id || templateIds(template).has(readGuid(id) ?? '');

/** Returns the path of the site's root item among an item and its ancestors, "" without one; `known` has those found before. */
function rootPathOf(item: Item | undefined, known: Map<Item, string>): string {
  if (!item) return '';
  const path = known.get(item) ?? (inherits(item.template, jssApp.id) ? item.path : rootPathOf(item.parent, known));
  known.set(item, path);
  return path;
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
