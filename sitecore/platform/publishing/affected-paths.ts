import { type Content, pageContentsOf, type Site, siteNamed } from '../content/content.ts';
import { createPause } from '../content/pause.ts';
import type { ItemContent } from '../content/tree.ts';
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

/** The paths of pages of a site, without language. */
interface SitePaths {
  readonly site: string;
  readonly paths: readonly string[];
}

/**
 * Yields the paths of the pages that a publish affects: first those that are known at once, of them the changed pages themselves
 * first, then those whose dependencies have to be computed, as soon after the start those of most pages.
 */
export async function* affectedPaths(publish: Publish): AsyncGenerator<SitePaths> {
  const names = new Set([...publish.old.sites, ...publish.now.sites].map(({ name }) => name));
  const unsure: { readonly site: string; readonly pages: ReadonlyMap<string, string> }[] = [];
  for (const site of names) {
    const { paths, pages } = await affectedAtOnce(site, publish);
    yield* withTransfers(site, paths, publish);
    if (pages.size > 0) unsure.push({ site, pages });
  }
  for (const { site, pages } of unsure) yield* withTransfers(site, await affectedAmong(pages, publish), publish);
}

function* withTransfers(name: string, paths: ReadonlySet<string>, { old, now }: Publish): Generator<SitePaths> {
  const sites = [siteNamed(old, name), siteNamed(now, name)].filter((site) => site !== undefined);
  const all = new Set([...paths, ...sites.flatMap((site) => serverTransferPaths(site, paths))]);
  if (all.size > 0) yield { site: name, paths: [...all] };
}

/** Returns the paths of a site that are affected, changed pages first, and the ids of pages by path whose dependencies are not known. */
async function affectedAtOnce(name: string, publish: Publish) {
  const [old, now] = [siteNamed(publish.old, name), siteNamed(publish.now, name)];
  const before = pagesByPath(publish.old, old);
  // Trees of one structure have the same pages.
  const after = publish.now.tree.sharesStructure(publish.old.tree) ? before : pagesByPath(publish.now, now);
  const moved = changedRedirectPaths(old, now);
  const every = moved === 'every' || publish.changes.sites.has(name);
  const own = new Set<string>();
  const others = new Set(moved === 'every' ? [] : moved);
  const pages = new Map<string, string>();
  const changed = changedPages(publish);
  const pause = createPause();
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    await pause();
    const page = before.get(path);
    const stays = page !== undefined && after.has(path);
    if (!stays || changed.has(page.id)) own.add(path);
    else if (every || isRouteAffected({ site: name, path }, publish) || isPageAffected(page, publish)) others.add(path);
    else if (!publish.pageDependencies.known(page)) pages.set(path, page.id);
  }
  return { paths: own.union(others), pages };
}

async function affectedAmong(pages: ReadonlyMap<string, string>, publish: Publish): Promise<Set<string>> {
  const paths = new Set<string>();
  const pause = createPause();
  for (const [path, id] of pages) {
    const page = publish.old.tree.withId(id);
    if (!page) continue;
    await publish.pageDependencies.of(page);
    if (isPageAffected(page, publish)) paths.add(path);
    await pause();
  }
  return paths;
}

const pagesByPath = (content: Content, site: Site | undefined): ReadonlyMap<string, ItemContent> =>
  new Map(site ? pageContentsOf(content, site).map((page) => [page.url ?? '/', page]) : []);

/** Returns the ids of the pages that have changed, and of those with a changed item in the same file. */
function changedPages({ old, changes: { ids } }: Publish): ReadonlySet<string> {
  const pages = new Set<string>();
  for (const id of ids) {
    const item = old.tree.withId(id);
    let page = item;
    while (page && page.url === undefined) page = page.parent;
    if (page && (page === item || (page.source && page.source.file === item?.source?.file))) pages.add(page.id);
  }
  return pages;
}

const isRouteAffected = (route: { readonly site: string; readonly path: string }, publish: Publish): boolean =>
  intersects(publish.routeDependencies.of(route), publish);

/** Returns true for a page that is affected by its dependencies, as far as they are known. */
const isPageAffected = (page: Pick<ItemContent, 'id'>, publish: Publish): boolean =>
  intersects(publish.pageDependencies.known(page) ?? NONE, publish);

const NONE: ReadonlySet<string> = new Set();

const intersects = (dependencies: ReadonlySet<string>, { changes: { ids } }: Publish): boolean =>
  (ids.size > 0 && dependencies.has(ANY_ITEM)) || !ids.isDisjointFrom(dependencies);
