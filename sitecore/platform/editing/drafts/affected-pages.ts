import { pagesOf, siteOf } from '../../content/content.ts';
import type { Item } from '../../content/tree.ts';
import type { Database } from '../../database.ts';
import { PageDependencies } from '../../publishing/page-dependencies.ts';

/** Dependencies of the pages of each state of the content, computed once. */
const known = new WeakMap<Database, PageDependencies>();

/** Returns the dependencies of the pages of a database. */
export function dependenciesOf(database: Database): PageDependencies {
  const dependencies = known.get(database) ?? new PageDependencies(database.layouts);
  known.set(database, dependencies);
  return dependencies;
}

/** Returns the ids of an item's file: its own and those of the items in it. */
export function idsOf(item: Item): Set<string> {
  const within = ({ id, children, url }: Item, isTop: boolean): string[] =>
    !isTop && url !== undefined ? [] : [id, ...children.flatMap((child) => within(child, false))];
  return new Set(within(item, true));
}

/** Returns pages that show any of these items as the drafts have them: at most `limit`, the items that are pages first. */
export async function affectedPages(items: readonly Item[], master: Database, limit: number): Promise<Item[]> {
  const ids = new Set(items.flatMap((item) => [...idsOf(item)]));
  const sites = new Set(items.map((item) => siteOf(master.content, item)));
  const own = items.filter(({ url }) => url !== undefined);
  const affected = new Set(own.slice(0, limit));
  const dependencies = dependenciesOf(master);
  for (const page of [...sites].flatMap((site) => pagesOf(master.content, site))) {
    if (affected.size >= limit) break;
    if (!ids.isDisjointFrom(await dependencies.of(page))) affected.add(page);
  }
  return [...affected];
}
