import type { FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { type Content, siteOf } from '../../content/content.ts';
import { fullPath } from '../../content/read-fields.ts';
import type { Item } from '../../content/tree.ts';

interface Owner {
  readonly item: Item;
  readonly content: Content;
}

/**
 * Returns the items of its site that a field of an item may list, in the order of the tree: those of the field's source,
 * else, and in a site without that source, the shared items and pages of its template.
 */
export function offeredItems(kind: FieldKind<unknown>, { item, content }: Owner): readonly Item[] {
  const { rootPath } = siteOf(content, item);
  const template = kind.items?.();
  const found = template ? content.tree.ofTemplate(template.id) : [];
  const source = kind.source === undefined ? undefined : content.tree.at(fullPath(rootPath, kind.source))?.path;
  if (source === undefined) return found.filter((one) => isShared(one, rootPath) && !isOfField(one));
  return found.filter((one) => isOfSource(one, source) && !isWithin(one, item.path));
}

const isWithin = ({ path }: Item, above: string): boolean =>
  `${path}/`.toLowerCase().startsWith(`${above}/`.toLowerCase());

const isShared = (item: Item, rootPath: string): boolean =>
  isWithin(item, rootPath) && (item.path.startsWith(`${rootPath}/items/`) || item.url !== undefined);

/** Items that are written within a field belong to it alone, but for a source that is this field's list. */
const isOfSource = (item: Item, source: string): boolean =>
  isWithin(item, source) && (!isOfField(item) || item.parent?.path.toLowerCase() === source.toLowerCase());

/** Returns true for an item that is written within a field of another one, and for the folder of a field's items. */
const isOfField = ({ source, name, parent }: Item): boolean =>
  source ? source.steps.includes('fields') : parent?.template.fields[name]?.items !== undefined;
