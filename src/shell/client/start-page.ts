import type { BrowserRegistry } from '#src/cms/hydration/activate.ts';
import { hydrateIslands } from '#src/cms/hydration/hydrate-islands.ts';
import { markLateText } from '#src/cms/text-rules/mark-late-text.ts';
import { languageOf } from '#src/i18n/language.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { logFailedImages } from './log-failed-images.ts';
import { readPageData } from './page-data.ts';

declare global {
  /** Base URL from which webpack loads further chunks. */
  var __webpack_public_path__: string;
}

/**
 * Starts a page in the browser after its first paint: hydrates its islands, marks late text and logs failed images; for an
 * author sets up editing.
 */
export function startPage(registry: BrowserRegistry): void {
  const data = readPageData();
  if (!data) return;
  const script = document.currentScript;
  // The origin of this script: an editor shows the site's pages on another origin.
  if (script instanceof HTMLScriptElement) __webpack_public_path__ = new URL('/_next/', script.src).href;
  afterFirstPaint(() => {
    // Authors see texts unmarked, and only authors load the editor's code.
    if (data.preview) void import('../editing/set-up-editing.ts').then((module) => module.setUpEditing());
    else markLateText(languageOf(document.documentElement.lang));
    logFailedImages();
    hydrateIslands(data.islands, registry);
  });
}
