import { handleEditorAnchors } from '@sitecore-jss/sitecore-jss/editing';
import { reloadOnce } from './reload-once.ts';

/** Sets up a page for its author in the browser, as the SDK requires: keys of placeholders, usable anchors. */
export function setUpEditing(): void {
  reloadOnce();
  // React cannot render an attribute named key. The SDK's render handler renames them; a reload does not pass through it.
  for (const chrome of document.querySelectorAll('[phkey]'))
    chrome.setAttribute('key', chrome.getAttribute('phkey') ?? '');
  handleEditorAnchors();
}
