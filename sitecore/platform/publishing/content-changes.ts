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

/** What differs between two states of the content. */
export interface ContentChanges {
  /** The ids of items that changed, came or went, and of those that carry what one of them says. */
  readonly ids: ReadonlySet<string>;
  /** The names of sites of which every page may show something else: frame, dictionary, error pages. */
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

/** What no page shows: where addresses have moved, and what robots are told. */
const redirectsAndRobots = ({ sites }: Content): string =>
  JSON.stringify(sites.map(({ redirects, robots }) => [redirects, robots]));

/** Adds the items whose JSON carries that of another one among them: by a list of items, or of its children. */
function addEmbeddingItems({ tree }: Content, ids: Set<string>): void {
  const carriers = new Map<string, Item[]>();
  for (const item of tree.items) {
    for (const carried of embeddedItems(item, (path) => tree.at(path))) {
      const known = carriers.get(carried.id);
      if (known) known.push(item);
      else carriers.set(carried.id, [item]);
    }
  }
  const left = [...ids];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    for (const { id: carrier } of carriers.get(id) ?? []) {
      if (ids.has(carrier)) continue;
      ids.add(carrier);
      left.push(carrier);
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
