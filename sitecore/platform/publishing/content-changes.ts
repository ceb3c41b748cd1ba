import type { Reference } from '#sitecore/definitions/fields/kind.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { dictionaryEntry } from '#sitecore/definitions/templates/system.ts';
import { type Content, type Site, siteOf } from '../content/content.ts';
import { inSlices } from '../content/pause.ts';
import { inherits, type Item, type Tree } from '../content/tree.ts';
import { changedTargets } from './changed-targets.ts';
import { isSameItem, isSameSite } from './same-content.ts';

/** The differences between two states of the content. */
export interface ContentChanges {
  /** The ids of items that were changed, added or removed, and of those whose JSON embeds one of them. */
  readonly ids: ReadonlySet<string>;
  /** The names of sites whose every page may have changed: by layout, dictionary or error pages. */
  readonly sites: ReadonlySet<string>;
}

/** Compares two states of the content; undefined when nothing differs. */
export async function changesBetween(old: Content, now: Content): Promise<ContentChanges | undefined> {
  if (old === now) return undefined;
  const changed = await changedItems(old, now);
  const ids = new Set(changed.map(({ id }) => id));
  const sites = changedSites(old.sites, now.sites);
  if (ids.size === 0 && sites.size === 0 && redirectsAndRobots(old) === redirectsAndRobots(now)) return undefined;
  for (const item of changed)
    if (inherits(item.template, dictionaryEntry.id))
      for (const content of [old, now]) if (content.tree.at(item.path)) sites.add(siteOf(content, item).name);
  for (const { tree } of [old, now]) await addEmbeddingItems(tree, ids);
  return { ids, sites };
}

/** Returns the items that were changed or added, as they are now, and those that were removed. */
async function changedItems(old: Content, now: Content): Promise<Item[]> {
  const targets = changedTargets(old.tree, now.tree);
  const changed: Item[] = [];
  let found = 0;
  for await (const items of inSlices(now.tree.items))
    for (const item of items) {
      const before = old.tree.withId(item.id);
      if (before) found += 1;
      if (!before || !isSameItem({ content: old, item: before }, { content: now, item }, targets)) changed.push(item);
    }
  if (found === old.tree.size) return changed;
  for await (const items of inSlices(old.tree.items)) changed.push(...items.filter(({ id }) => !now.tree.withId(id)));
  return changed;
}

function changedSites(old: readonly Site[], now: readonly Site[]): Set<string> {
  const names = new Set([...old, ...now].map(({ name }) => name));
  const named = (sites: readonly Site[], name: string) => sites.find((site) => site.name === name);
  return new Set([...names].filter((name) => !isSameSite(named(old, name), named(now, name))));
}

/** Returns the redirects and robots.txt of every site, which no page shows, as a comparable text. */
const redirectsAndRobots = ({ sites }: Content): string =>
  JSON.stringify(sites.map(({ redirects, robots }) => [redirects, robots]));

/** Adds the items whose JSON embeds one of these items, in a list of items or as a child. */
async function addEmbeddingItems(tree: Tree, ids: Set<string>): Promise<void> {
  const embedding = await itemsByReference(tree);
  const pending = [...ids];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const item = tree.withId(id);
    if (!item) continue;
    const { parent } = item;
    const above = parent && listsChildren(parent) ? [parent] : [];
    for (const { id: other } of [...above, ...(embedding.get(item.path.toLowerCase()) ?? [])]) {
      if (ids.has(other)) continue;
      ids.add(other);
      pending.push(other);
    }
  }
}

const listsChildren = ({ template: { fields } }: Item): boolean =>
  Object.values(fields).some(({ fromChildren }) => fromChildren);

/** The items that refer to an item, by its lower-case path. */
type Referring = ReadonlyMap<string, readonly Item[]>;

/** A state is compared with the one before and with the one after. */
const knownReferring = new WeakMap<Tree, Promise<Referring>>();

function itemsByReference(tree: Tree): Promise<Referring> {
  const referring = knownReferring.get(tree) ?? readReferring(tree);
  knownReferring.set(tree, referring);
  return referring;
}

async function readReferring({ items }: Tree): Promise<Referring> {
  const found = new Map<string, Item[]>();
  const add = (item: Item, path: string): void => {
    const known = found.get(path);
    if (known) known.push(item);
    else found.set(path, [item]);
  };
  for await (const slice of inSlices(items))
    for (const item of slice) for (const path of referredItems(item.fields)) add(item, path);
  return found;
}

/** The paths of the items that fields refer to; states share the fields of a file that has not changed. */
const referred = new WeakMap<Item['fields'], readonly string[]>();

function referredItems(fields: Item['fields']): readonly string[] {
  const known = referred.get(fields);
  if (known) return known;
  const references: Reference[] = [...fields.values()].flatMap((content) =>
    LANGUAGES.flatMap((language) => content[language].references),
  );
  const paths = references.filter(({ to }) => to === 'item').map(({ path }) => path.toLowerCase());
  const unique = [...new Set(paths)];
  referred.set(fields, unique);
  return unique;
}
