import type { LinkValue } from '#sitecore/definitions/fields/link.ts';

/**
 * Renders the text of an author's link. In editing that is the editor's whole link, so the element around it must not
 * be a link: see `linkProps`.
 */
export function LinkText({ field, fallback = '' }: { readonly field: LinkValue; readonly fallback?: string }) {
  const { editableFirstPart, editableLastPart = '', text } = field;
  // The text rules mark the text of elements and fragments, not what a component returns by itself.
  if (!editableFirstPart) return <>{text || fallback}</>;
  const __html = editableFirstPart + editableLastPart;
  return <span className="sc-link-wrapper" dangerouslySetInnerHTML={{ __html }} />;
}

/** Returns the Anchor props of a link field; with `holdsLink` the Anchor renders no link of its own. */
export const linkProps = (field: LinkValue) => ({ href: field.href, holdsLink: Boolean(field.editableFirstPart) });

/** Returns true when a link has a target or is being edited. */
export const isLinked = (field: LinkValue): boolean => field.href !== '' || Boolean(field.editableFirstPart);

/** Returns true when a link has both a text and a target, or is being edited. */
export const isLinkComplete = (field: LinkValue): boolean =>
  (field.href !== '' && field.text !== '') || Boolean(field.editableFirstPart);
