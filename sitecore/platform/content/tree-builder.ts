import type { AnyTemplate, MediaFile, Reference } from '#sitecore/definitions/fields/kind.ts';
import { guidOf } from '#sitecore/definitions/guid.ts';
import { perLanguage } from '#sitecore/definitions/language.ts';
import type { ReadValue } from './content-warnings.ts';
import type { Diagnostic, DiagnosticList } from './diagnostics.ts';
import type { FileSnapshot } from './file-cache.ts';
import type { ItemSource } from './item-source.ts';
import type { YamlNode } from './yaml-file.ts';
import type { Item, LocalizedContent, PlacedRendering } from './tree.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** An item during loading; the finished tree uses it as an `Item`. */
export interface MutableItem extends Writable<Omit<Item, 'children' | 'fields' | 'parent' | 'placeholders'>> {
  readonly parent: MutableItem | undefined;
  readonly children: MutableItem[];
  readonly fields: Map<string, LocalizedContent>;
  placeholders: Record<string, PlacedRendering[]> | undefined;
  /** Of a wildcard page: the path of the folder whose items it shows, and the value that names it. */
  shows?: { readonly path: string; readonly node: YamlNode };
}

/** A reference whose target must exist once every file is read. */
export interface UnresolvedReference extends Reference {
  readonly node: YamlNode;
  /** The template that the target must have. */
  readonly template?: AnyTemplate;
  /** The path of the root item of the site whose pages the reference means. */
  readonly rootPath: string;
}

/** The items of one file, below a parent that is not known yet, and what is to be checked of them. */
export interface FileItems {
  /** The item that is the whole file; undefined when it cannot be read. */
  readonly item: MutableItem | undefined;
  readonly references: readonly UnresolvedReference[];
  /** The lower-case paths of items whose template is unknown. */
  readonly unreadable: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
  /** Values that may be served otherwise than they are written. */
  readonly values: readonly ReadValue[];
}

/** A file whose items are in a tree. */
export interface ReadFile {
  /** Its path, and that of its draft. */
  readonly paths: readonly string[];
  readonly items: FileItems;
  /** Reads its items again, of the files as they are then. */
  readonly read: (files: FileSnapshot, diagnostics: DiagnosticList) => FileItems;
}

interface ItemOptions {
  readonly name: string;
  readonly template: AnyTemplate;
  readonly parent?: MutableItem | undefined;
  readonly id?: string | undefined;
  readonly url?: string;
  readonly media?: MediaFile;
  readonly version?: number;
  readonly source?: ItemSource | undefined;
}

/** The tree during loading: its items by lower-case path, and the references to check. */
export class TreeBuilder {
  readonly items = new Map<string, MutableItem>();
  readonly references: UnresolvedReference[] = [];
  /** The lower-case paths of items whose file is no YAML, or whose template is unknown: references to them are not checked. */
  readonly unreadable = new Set<string>();
  readonly diagnostics: Diagnostic[] = [];
  readonly values: ReadValue[] = [];
  /** The files of pages and shared items by path. */
  readonly files = new Map<string, ReadFile>();

  /** Adds an item below its parent; returns undefined when its path is taken. */
  add({ name, template, parent, id, url, media, version = 1, source }: ItemOptions): MutableItem | undefined {
    const path = `${parent?.path ?? ''}/${name}`;
    if (this.items.has(path.toLowerCase())) return undefined;
    const item: MutableItem = {
      id: id ?? guidOf(path.toLowerCase()),
      path,
      name,
      displayName: perLanguage(() => name),
      template,
      parent,
      children: [],
      fields: new Map(),
      url,
      placeholders: undefined,
      media,
      version,
      source,
    };
    this.items.set(path.toLowerCase(), item);
    parent?.children.push(item);
    return item;
  }

  /**
   * Adds copies of a file's items below their parent, which stay linked to what they copy; returns the first, or
   * undefined when its path is taken.
   */
  attach({ item, references, unreadable }: FileItems, parent: MutableItem): MutableItem | undefined {
    const attached = item && this.#copy(item, parent);
    if (attached) for (const reference of references) this.references.push(reference);
    for (const path of unreadable) this.unreadable.add(path);
    return attached;
  }

  #copy(origin: MutableItem, parent: MutableItem): MutableItem | undefined {
    const key = origin.path.toLowerCase();
    if (this.items.has(key)) return undefined;
    const item: MutableItem = { ...origin, parent, children: [], origin };
    this.items.set(key, item);
    parent.children.push(item);
    for (const child of origin.children) this.#copy(child, item);
    return item;
  }

  /** Returns the folder with a name below an item, added when it is missing, with the version of that item. */
  ensureFolder(parent: MutableItem, name: string, template: AnyTemplate): MutableItem {
    const existing = this.items.get(`${parent.path}/${name}`.toLowerCase());
    const ensured = existing ?? this.add({ name, template, parent, version: parent.version });
    if (!ensured) throw new Error(`no folder ${name} below ${parent.path}`);
    return ensured;
  }
}
