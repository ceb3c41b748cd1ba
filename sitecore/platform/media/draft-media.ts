import type { Reference } from '#sitecore/definitions/fields/kind.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import type { Content } from '../content/content.ts';
import type { ItemContent, Tree } from '../content/tree.ts';
import type { Databases } from '../database.ts';

const MEDIA = '/-/media/';

/** The contents of visitors and of authors. */
type States = { readonly [Name in 'web' | 'master']: Pick<Databases[Name], 'content'> };

/** The number of references to each media file, by its URL in lower case. */
type ReferenceCounts = ReadonlyMap<string, number>;

/** One tree is in several pairs: an author's save changes that of the drafts alone. */
const countsByTree = new WeakMap<Tree, ReferenceCounts>();

/** The media of drafts by the tree of the authors, with the published tree that they were found beside. */
const draftsByTree = new WeakMap<Tree, { readonly web: Tree; readonly urls: ReadonlySet<string> }>();

/** Returns true for a media file that the authors' content refers to and no published item does. */
export const isDraftMedia = (url: string, states: States): boolean => draftMedia(states).has(url.toLowerCase());

/**
 * Returns the URLs, in lower case, of the files that the authors' content refers to and no published item does. Found once for
 * both trees; after a save from its own items, when `earlier` are the states before.
 */
export function draftMedia(states: States, earlier?: States): ReadonlySet<string> {
  const [web, master] = [states.web.content, states.master.content];
  const known = draftsByTree.get(master.tree);
  if (known?.web === web.tree) return known.urls;
  const urls =
    web.tree === master.tree
      ? new Set<string>()
      : referencedMedia(master, earlier?.master.content).difference(referencedMedia(web, earlier?.web.content));
  draftsByTree.set(master.tree, { web: web.tree, urls });
  return urls;
}

/** Returns the paths, as URLs have them, of the files that were public before and are those of drafts now. */
export function withdrawnMedia(before: States, now: States): readonly string[] {
  const known = draftMedia(before);
  const withdrawn = draftMedia(now, before).difference(known);
  return [...withdrawn].map((url) => url.toWellFormed().split('/').map(encodeURIComponent).join('/'));
}

/** Returns the URLs of the media that fields and redirects name. */
function referencedMedia({ sites, tree }: Content, earlier: Content | undefined): Set<string> {
  const targets = sites.flatMap(({ redirects }) => redirects.map(({ target }) => target));
  const redirected = targets.flatMap((path) => mediaUrl({ to: 'page', path }));
  return new Set([...countsOf(tree, earlier?.tree).keys(), ...redirected]);
}

function countsOf(tree: Tree, earlier: Tree | undefined): ReferenceCounts {
  const known = countsByTree.get(tree);
  if (known) return known;
  const before = earlier && tree.sharesStructure(earlier) ? countsByTree.get(earlier) : undefined;
  const counts = new Map(before);
  if (earlier && before) {
    for (const [was, now] of tree.changedSince(earlier)) {
      addReferences(counts, now, 1);
      addReferences(counts, was, -1);
    }
  } else for (const content of tree.contents) addReferences(counts, content, 1);
  countsByTree.set(tree, counts);
  return counts;
}

/** Adds the references of an item's fields to the counts; a file to which none is left is removed. */
function addReferences(counts: Map<string, number>, { fields }: Pick<ItemContent, 'fields'>, change: 1 | -1): void {
  const references = [...fields.values()].flatMap((content) => LANGUAGES.flatMap((one) => content[one].references));
  for (const url of references.flatMap(mediaUrl)) {
    const count = (counts.get(url) ?? 0) + change;
    if (count > 0) counts.set(url, count);
    else counts.delete(url);
  }
}

/** Returns the URL of the media file that a reference names, by its path in the library or, as a link does, by its URL. */
function mediaUrl({ to, path }: Reference): readonly string[] {
  const [pathname = ''] = path.toLowerCase().split(/[?#]/);
  if (to === 'media') return [MEDIA + pathname];
  return to === 'page' && pathname.startsWith(MEDIA) ? [pathname] : [];
}
