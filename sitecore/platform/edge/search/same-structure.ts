import type { Item, Tree } from '../../content/tree.ts';
import { hasLayout } from '../item-view.ts';

/** Values of an item from which its system fields are read, besides those of the items above it. */
const SYSTEM_VALUES: readonly ((item: Item) => unknown)[] = [
  ({ id }) => id,
  ({ name }) => name,
  ({ template }) => template,
  ({ parent }) => parent?.id,
  ({ wildcard }) => wildcard?.id,
  ({ shows }) => shows === undefined,
  hasLayout,
];

/** Returns true when two trees have the same items in the same order, with the same values of all system fields. */
export function hasSameStructure(one: Tree, other: Tree): boolean {
  if (one.sharesStructure(other)) return true;
  const items = one.items[Symbol.iterator]();
  for (const item of other.items) {
    const same = items.next();
    if (same.done === true || SYSTEM_VALUES.some((read) => read(item) !== read(same.value))) return false;
  }
  return items.next().done === true;
}
