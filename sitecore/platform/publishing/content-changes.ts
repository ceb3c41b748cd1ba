import type { Reference } from '#sitecore/definitions/fields/kind.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { dictionaryEntry } from '#sitecore/definitions/templates/system.ts';
import { type Content, siteOf } from '../content/content.ts';
import { inherits, type Item } from '../content/tree.ts';
import type { ContentDigest } from './content-digest.ts';

/** A state of the content with its digest. */
export interface DigestedContent {
  readonly content: Content;
  readonly digest: ContentDigest;
}

/** The differences between two states of the content. */
export interface ContentChanges {
  /** The ids of items that were changed, added or removed, and of those whose JSON embeds one of them. */
  readonly ids: ReadonlySet<string>;
  /** The names of sites whose every page may have changed: by layout, dictionary or error pages. */
  readonly sites: ReadonlySet<string>;
}

/** Compares two states of the content; undefined when nothing differs. */
export function changesBetween(old: DigestedContent, now: DigestedContent): ContentChanges | undefined {
  const ids = differing(old.digest.items, now.digest.items);
  const sites = differing(old.digest.sites, now.digest.sites);
  if (ids.size === 0 && sites.size === 0 && redirectsAndRobots(old.content) === redirectsAndRobots(now.content))
    return undefined;
  for (const { content } of [old, now]) {
    for (const item of content.tree.items) {
      if (ids.has(item.id) && inherits(item.template, dictionaryEntry.id)) sites.add(siteOf(content, item).name);
    }
    addEmbeddingItems(content, ids);
  }
  return { ids, sites };
}

function differing(old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Set<string> {
  const keys = new Set([...old.keys(), ...now.keys()]);
  return new Set([...keys].filter((key) => old.get(key) !== now.get(key)));
}

/** Returns the redirects and robots.txt of every site, which no page shows, as a comparable text. */
const redirectsAndRobots = ({ sites }: Content): string =>
  JSON.stringify(sites.map(({ redirects, robots }) => [redirects, robots]));

/** Adds the items whose JSON embeds one of these items, in a list of items or as a child. */
function addEmbeddingItems({ tree }: Content, ids: Set<string>): void {
  const embedding = new Map<string, Item[]>();
  for (const item of tree.items) {
    for (const embedded of embeddedItems(item, (path) => tree.at(path))) {
      const known = embedding.get(embedded.id);
      if (known) known.push(item);
      else embedding.set(embedded.id, [item]);
    }
  }
  const pending = [...ids];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    for (const { id: parent } of embedding.get(id) ?? []) {
      if (ids.has(parent)) continue;
      ids.add(parent);
      pending.push(parent);
    }
  }
}

function embeddedItems(item: Item, at: (path: string) => Item | undefined): Item[] {
  const references: Reference[] = [...item.fields.values()].flatMap((content) =>
    LANGUAGES.flatMap((language) => content[language].references),
  );
  const paths = new Set(references.filter(({ to }) => to === 'item').map(({ path }) => path));
  const listed = [...paths].map(at).filter((found) => found !== undefined);
  return Object.values(item.template.fields).some(({ fromChildren }) => fromChildren)
    ? [...listed, ...item.children]
    : listed;
}
