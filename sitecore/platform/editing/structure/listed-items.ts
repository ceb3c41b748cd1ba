import type { FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { shortPath } from '../../content/check-references.ts';
import { type Content, siteOf } from '../../content/content.ts';
import { fullPath } from '../../content/read-fields.ts';
import type { Item } from '../../content/tree.ts';
import { defaultItem } from './default-values.ts';
import { nameOf } from './name-of.ts';
import { offeredItems } from './offered-items.ts';

interface Owner {
  readonly item: Item;
  readonly content: Content;
}

/** Returns the items that a field of an item may list, as `[{ path, name, of }]` in the order of the tree. */
export function listableItems(kind: FieldKind<unknown>, owner: Owner, language: Language): JsonObject[] {
  const { rootPath } = siteOf(owner.content, owner.item);
  return offeredItems(kind, owner).map((item) => ({
    path: shortPath(item.path, rootPath),
    name: nameOf(item)[language],
    of: item.parent?.displayName[language] ?? '',
  }));
}

/** Returns a new member of a field: the path of a listed item, or for "" an item written in place; undefined for anything else. */
export function listedItem(field: string, name: string, owner: Owner): Json | undefined {
  const kind = owner.item.template.fields[field];
  const template = kind?.items?.();
  if (!kind || !template) return undefined;
  if (name === '') return defaultItem(template, owner);
  const { rootPath } = siteOf(owner.content, owner.item);
  const wanted = fullPath(rootPath, name).toLowerCase();
  const found = offeredItems(kind, owner).find(({ path }) => path.toLowerCase() === wanted);
  return found && shortPath(found.path, rootPath);
}

/** Returns the items that a field lists, as a content file has them: `isShared` is true for one of another file, with its `path`. */
export function entriesOf(field: string, written: readonly unknown[], { item, content }: Owner): JsonObject[] {
  const { rootPath } = siteOf(content, item);
  const inPlace = item.children.find(({ name }) => name === field)?.children ?? [];
  return written.map((member, index) => {
    const isShared = typeof member === 'string';
    const found = isShared
      ? content.tree.at(fullPath(rootPath, member))
      : inPlace.find(({ source }) => source?.steps.at(-1) === index && source.steps.at(-2) === field);
    return {
      id: found ? formatGuid(found.id, 'N') : '',
      name: found ? nameOf(found) : { ar: String(member), en: String(member) },
      isShared,
      ...(isShared && { path: member }),
    };
  });
}
