import type { IconName } from '#src/ui/icon/icon-names.ts';

/** Icons of categories, by the lower-case name of the category's item. */
const ICONS: ReadonlyMap<string, IconName> = new Map([
  ['retail', 'store'],
  ['human resources', 'users'],
  ['medical', 'heart'],
  ['electronics -home devices', 'plug'],
]);

/** Returns the icon of a category by its lower-case name; a tag for one without an icon of its own. */
export const sahlhaIcon = (category: string): IconName => ICONS.get(category) ?? 'tag';
