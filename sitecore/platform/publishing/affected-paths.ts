import { type Content, pagesOf, type Site, siteNamed } from '../content/content.ts';
import { createPause } from '../content/pause.ts';
import type { Item } from '../content/tree.ts';
import { ANY_ITEM } from '../content/dependencies.ts';
import type { ContentChanges } from './content-changes.ts';
import { changedRedirectPaths, serverTransferPaths } from './changed-redirect-paths.ts';
import type { PageDependencies } from './page-dependencies.ts';
import type { RouteDependencies } from './route-dependencies.ts';

interface Publish {
  readonly old: Content;
  readonly now: Content;
  readonly changes: ContentChanges;
  /** Dependencies of the pages of the old state. */
  readonly pageDependencies: PageDependencies;
  readonly routeDependencies: RouteDependencies;
}

/** Returns the paths of the pages that a publish affects, without language, by the name of their site. */
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
  const moved = changedRedirectPaths(old, now);
  const every = moved === 'every' || publish.changes.sites.has(name);
  const paths = new Set(moved === 'every' ? [] : moved);
  const pause = createPause();
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    await pause();
    const page = before.get(path);
    const stays = page !== undefined && after.has(path);
    if (every || !stays || (await isAffected(page, { site: name, path }, publish))) paths.add(path);
  }
  for (const site of [old, now]) if (site) for (const path of serverTransferPaths(site, paths)) paths.add(path);
  return [...paths];
}

const pagesByPath = (content: Content, site: Site | undefined): ReadonlyMap<string, Item> =>
  new Map(site ? pagesOf(content, site).map((page) => [page.url ?? '/', page]) : []);

async function isAffected(
  page: Item,
  route: { readonly site: string; readonly path: string },
  { changes: { ids }, pageDependencies, routeDependencies }: Publish,
): Promise<boolean> {
  const intersects = (dependencies: ReadonlySet<string>): boolean =>
    (ids.size > 0 && dependencies.has(ANY_ITEM)) || !ids.isDisjointFrom(dependencies);
  return intersects(routeDependencies.of(route)) || intersects(await pageDependencies.of(page));
}
