import type { Reference } from '#sitecore/definitions/fields/kind.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import type { Content } from '../content/content.ts';
import type { Tree } from '../content/tree.ts';
import type { Databases } from '../database.ts';

const MEDIA = '/-/media/';

/** URLs of media files in lower case. */
type MediaUrls = ReadonlySet<string>;

type States = { readonly [Name in 'web' | 'master']: { readonly content: Content } };

/** One tree is in several pairs: an author's save changes that of the drafts alone. */
const referencedByTree = new WeakMap<Tree, MediaUrls>();

/** The media of drafts by the tree of the authors, with the published tree that they were found beside. */
const draftsByTree = new WeakMap<Tree, { readonly web: Tree; readonly urls: MediaUrls }>();

/** Returns true for a media file that the authors' content refers to and no published item does. */
export const isDraftMedia = (url: string, databases: Pick<Databases, 'web' | 'master'>): boolean =>
  draftMedia(databases).has(url.toLowerCase());

/** Returns the URLs, in lower case, of the files that the authors' content refers to and no published item does. */
export function draftMedia({ web: { content: web }, master: { content: master } }: States): MediaUrls {
  const known = draftsByTree.get(master.tree);
  if (known?.web === web.tree) return known.urls;
  const urls = web.tree === master.tree ? new Set<string>() : referencedMedia(master).difference(referencedMedia(web));
  draftsByTree.set(master.tree, { web: web.tree, urls });
  return urls;
}

function referencedMedia(content: Content): MediaUrls {
  const known = referencedByTree.get(content.tree);
  if (known) return known;
  const urls = new Set(urlsIn(content));
  referencedByTree.set(content.tree, urls);
  return urls;
}

/** Yields the URLs of the media that fields and redirects name. */
function* urlsIn({ sites, tree }: Content): Generator<string> {
  for (const { redirects } of sites) for (const { target } of redirects) yield* mediaUrl({ to: 'page', path: target });
  for (const { fields } of tree.contents)
    for (const content of fields.values())
      for (const language of LANGUAGES)
        for (const reference of content[language].references) yield* mediaUrl(reference);
}

/** Returns the URL of the media file that a reference names, by its path in the library or, as a link does, by its URL. */
function mediaUrl({ to, path }: Reference): readonly string[] {
  const [pathname = ''] = path.toLowerCase().split(/[?#]/);
  if (to === 'media') return [MEDIA + pathname];
  return to === 'page' && pathname.startsWith(MEDIA) ? [pathname] : [];
}
