import type { Islands } from '#src/cms/hydration/island.ts';
import type { BrowserRegistry } from '#src/cms/hydration/activate.ts';
import { hydrateIslands } from '#src/cms/hydration/hydrate-islands.ts';
import { markLateText } from '#src/cms/text-rules/mark-late-text.ts';
import { languageOf } from '#src/i18n/language.ts';
import { logFailedImages } from './log-failed-images.ts';

declare global {
  /** Base URL from which webpack loads further chunks. */
  var __webpack_public_path__: string;
}

/** Data in the page's `__NEXT_DATA__` that the browser reads; src/pages/_document.tsx writes it. */
interface NextData {
  readonly props: { readonly pageProps: { readonly islands?: Islands } };
  readonly isPreview?: boolean;
}

/**
 * Starts a page in the browser: hydrates its islands, marks late text and logs failed images; for an author sets up
 * editing.
 */
export function startPage(registry: BrowserRegistry): void {
  const data: unknown = JSON.parse(document.getElementById('__NEXT_DATA__')?.textContent ?? 'null');
  if (!isNextData(data)) return;
  const script = document.currentScript;
  // The origin of this script: an editor shows the site's pages on another origin.
  if (script instanceof HTMLScriptElement) __webpack_public_path__ = new URL('/_next/', script.src).href;
  // Authors see texts unmarked, and only authors load the editor's code.
  if (data.isPreview) void import('../editing/set-up-editing.ts').then((module) => module.setUpEditing());
  else markLateText(languageOf(document.documentElement.lang));
  logFailedImages();
  hydrateIslands(data.props.pageProps.islands ?? {}, registry);
}

const isNextData = (value: unknown): value is NextData =>
  typeof value === 'object' && value !== null && 'props' in value;
