import type { AnyTemplate, MediaFile, Reference } from '#sitecore/definitions/fields/kind.ts';
import { guidOf } from '#sitecore/definitions/guid.ts';
import { perLanguage } from '#sitecore/definitions/language.ts';
import type { ItemSource } from './item-source.ts';
import type { YamlNode } from './yaml-file.ts';
import type { Item, LocalizedContent, PlacedRendering } from './tree.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** An item while the content is being read; it is an `Item` once reading is over. */
export interface MutableItem extends Writable<Omit<Item, 'children' | 'fields' | 'parent' | 'placeholders'>> {
  readonly parent: MutableItem | undefined;
  readonly children: MutableItem[];
  readonly fields: Map<string, LocalizedContent>;
  placeholders: Record<string, PlacedRendering[]> | undefined;
}

/** A pointer to something that must exist once every file is read. */
export interface UnresolvedReference extends Reference {
  readonly node: YamlNode;
  /** The template that an item pointed at must have. */
  readonly template?: AnyTemplate;
  /** The root item of the site on which an address is meant. */
  readonly rootPath: string;
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

/** The tree while it is being read: every item by its path, and what points where. */
export class TreeBuilder {
  readonly items = new Map<string, MutableItem>();
  readonly references: UnresolvedReference[] = [];

  /** Adds an item below its parent; undefined when its path is taken. */
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

  /** The folder at a path below an item, made when it is missing; what is written in place has the version of its page. */
  ensureFolder(parent: MutableItem, name: string, template: AnyTemplate): MutableItem {
    const there = this.items.get(`${parent.path}/${name}`.toLowerCase());
    const made = there ?? this.add({ name, template, parent, version: parent.version });
    if (!made) throw new Error(`no folder ${name} below ${parent.path}`);
    return made;
  }
}
