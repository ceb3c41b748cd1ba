import { type Content, pagesOf, type Site, siteNamed } from '../content/content.ts';
import type { Item } from '../content/tree.ts';
import { ANY_ITEM } from '../edge/edge.ts';
import type { ContentChanges } from './content-changes.ts';
import { movedAddresses, transfersTo } from './moved-addresses.ts';
import type { PageUses } from './page-uses.ts';
import type { RouteUses } from './route-uses.ts';

interface Publish {
  readonly old: Content;
  readonly now: Content;
  readonly changes: ContentChanges;
  /** What the pages of the old state are made of. */
  readonly pageUses: PageUses;
  readonly routeUses: RouteUses;
}

/** The paths whose pages a publish affects, without language, by the name of their site. */
export async function affectedPaths(publish: Publish): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Set([...publish.old.sites, ...publish.now.sites].map(({ name }) => name));
  const affected = new Map<string, readonly string[]>();
  for (const name of names) {
    const paths = await affectedOf(name, publish);
    if (paths.length > 0) affected.set(name, paths);
  }
  return affected;
}

async function affectedOf(name: string, publish: Publish): Promise<string[]> {
  const [old, now] = [siteNamed(publish.old, name), siteNamed(publish.now, name)];
  const before = pagesByPath(publish.old, old);
  const after = pagesByPath(publish.now, now);
  const moved = movedAddresses(old, now);
  const every = moved === 'every' || publish.changes.sites.has(name);
  const paths = new Set(moved === 'every' ? [] : moved);
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const page = before.get(path);
    const stays = page !== undefined && after.has(path);
    if (every || !stays || (await isAffected(page, { site: name, path }, publish))) paths.add(path);
  }
  for (const site of [old, now]) if (site) for (const path of transfersTo(site, paths)) paths.add(path);
  return [...paths];
}

const pagesByPath = (content: Content, site: Site | undefined): ReadonlyMap<string, Item> =>
  new Map(site ? pagesOf(content, site).map((page) => [page.url ?? '/', page]) : []);

async function isAffected(
  page: Item,
  route: { readonly site: string; readonly path: string },
  { changes: { ids }, pageUses, routeUses }: Publish,
): Promise<boolean> {
  const meets = (uses: ReadonlySet<string>): boolean =>
    (ids.size > 0 && uses.has(ANY_ITEM)) || [...uses].some((id) => ids.has(id));
  return meets(routeUses.of(route)) || meets(await pageUses.of(page));
}
