import { join, resolve, sep } from 'node:path';

/** The content folder of the checkout as diagnostics show it. */
export const CONTENT_DISPLAY_PATH = 'sitecore/content';

/**
 * Returns the content folder of a checkout: that of CONTENT_DIR, below the checkout when it is relative, or else the demo's, which
 * belongs to the code. An empty variable counts as not set.
 */
export function contentLocation(root, { CONTENT_DIR }) {
  const demo = join(root, 'sitecore', 'content');
  const folder = CONTENT_DIR ? resolve(root, CONTENT_DIR) : demo;
  const isDemo = folder === demo;
  return { folder, displayPath: isDemo ? CONTENT_DISPLAY_PATH : folder.replaceAll(sep, '/'), isDemo };
}
