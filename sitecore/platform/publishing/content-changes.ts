import { isDeepStrictEqual } from 'node:util';
import type { Reference } from '#sitecore/definitions/fields/kind.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { dictionaryEntry } from '#sitecore/definitions/templates/system.ts';
import { type Content, type Site, siteOf } from '../content/content.ts';
import { inSlices } from '../content/pause.ts';
import { inherits } from '../content/inherits.ts';
import type { Item, Tree } from '../content/tree.ts';
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
  shareReferring(old.tree, now.tree, changed);
  for (const { tree } of [old, now]) await addEmbeddingItems(tree, ids);
  return { ids, sites };
}

/** Returns the items that were changed or added, as they are now, and those that were removed. */
async function changedItems(old: Content, now: Content): Promise<Item[]> {
  if (now.tree.sharesStructure(old.tree)) return changedContents(old, now);
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

/** Returns the items whose content differs, in a tree of the same structure. */
const changedContents = (old: Content, now: Content): Item[] =>
  now.tree
    .changedSince(old.tree)
    .filter(([was, item]) => !isSameItem({ content: old, item: was }, { content: now, item }, () => false))
    .map(([, item]) => item);

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
    const above = parent && listsChildren(parent) ? [parent.id] : [];
    for (const other of [...above, ...(embedding.get(item.path.toLowerCase()) ?? [])]) {
      if (ids.has(other)) continue;
      ids.add(other);
      pending.push(other);
    }
  }
}

const listsChildren = ({ template: { fields } }: Item): boolean =>
  Object.values(fields).some(({ fromChildren }) => fromChildren);

/** The ids of the items that refer to an item, by its lower-case path. */
type Referring = ReadonlyMap<string, readonly string[]>;

/** A state is compared with the one before and with the one after. */
const knownReferring = new WeakMap<Tree, Promise<Referring>>();

/** Uses what is known of a state for the next one when the items that have changed refer to the same ones. */
function shareReferring(old: Tree, now: Tree, changed: readonly Item[]): void {
  const referring = knownReferring.get(old);
  if (!referring || !now.sharesStructure(old)) return;
  const refersToTheSame = ({ id, fields }: Item): boolean =>
    isDeepStrictEqual(referredItems(fields), referredItems(old.withId(id)?.fields ?? new Map()));
  if (changed.every(refersToTheSame)) knownReferring.set(now, referring);
}

function itemsByReference(tree: Tree): Promise<Referring> {
  const referring = knownReferring.get(tree) ?? readReferring(tree);
  knownReferring.set(tree, referring);
  return referring;
}

async function readReferring({ items }: Tree): Promise<Referring> {
  const found = new Map<string, string[]>();
  const add = (id: string, path: string): void => {
    const known = found.get(path);
    if (known) known.push(id);
    else found.set(path, [id]);
  };
  for await (const slice of inSlices(items))
    for (const { id, fields } of slice) for (const path of referredItems(fields)) add(id, path);
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
