import type { LinkValue } from '#sitecore/definitions/fields/link.ts';

/**
 * The words of an author's link. In editing they come with a whole link of the editor's, for which the link around them
 * must make room: see `leadTo`.
 */
export function LinkText({ field, fallback = '' }: { readonly field: LinkValue; readonly fallback?: string }) {
  const { editableFirstPart, editableLastPart = '', text } = field;
  if (!editableFirstPart) return text || fallback;
  const __html = editableFirstPart + editableLastPart;
  return <span className="sc-link-wrapper" dangerouslySetInnerHTML={{ __html }} />;
}

/** Where a link leads, and whether it has to leave that to what it holds. */
export const linkProps = (field: LinkValue) => ({ href: field.href, holdsLink: Boolean(field.editableFirstPart) });

/** Whether there is somewhere to go, or a place for an author to say where. */
export const isLinked = (field: LinkValue): boolean => field.href !== '' || Boolean(field.editableFirstPart);

/** Whether a link has both words and a target, or a place for an author to write them. */
export const isLinkComplete = (field: LinkValue): boolean =>
  (field.href !== '' && field.text !== '') || Boolean(field.editableFirstPart);
