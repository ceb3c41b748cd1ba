import type { FieldKind } from '#sitecore/definitions/fields/kind.ts';

/** Kinds whose values are of one language even where they have no text of their own: a picture, a link, a document. */
const SOURCES = ['link', 'image', 'file', 'nameValueList'];

/** Returns true for a kind whose values stay apart by language, whatever they are. */
export const isSourceKind = ({ kind }: FieldKind<unknown>): boolean => SOURCES.includes(kind);

/** Returns true for a text that is the same in every language. */
function isShared(kind: FieldKind<unknown>): boolean {
  const read = kind.read('text');
  return read.ok && !read.content.isLocalized;
}

/** Returns true for a kind of which authors write a value for each language. */
export const isLocalizedKind = (kind: FieldKind<unknown>): boolean =>
  kind.kind === 'text' ? !isShared(kind) : kind.kind === 'richText' || isSourceKind(kind);
