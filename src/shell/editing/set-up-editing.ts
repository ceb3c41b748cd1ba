import { handleEditorAnchors } from '@sitecore-jss/sitecore-jss/editing';

/** What the SDK does in a browser for a page that an author works on: names for placeholders, usable anchors. */
export function setUpEditing(): void {
  // React cannot write an attribute called key; the SDK's handler has renamed them already unless the page was reloaded.
  for (const chrome of document.querySelectorAll('[phkey]'))
    chrome.setAttribute('key', chrome.getAttribute('phkey') ?? '');
  handleEditorAnchors();
}
