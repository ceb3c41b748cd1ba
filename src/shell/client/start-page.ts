import type { Islands } from '#src/cms/hydration/island.ts';
import type { BrowserRegistry } from '#src/cms/hydration/activate.ts';
import { hydrateIslands } from '#src/cms/hydration/hydrate-islands.ts';
import { markLateText } from '#src/cms/text-rules/mark-late-text.ts';
import { languageOf } from '#src/i18n/language.ts';
import { logFailedImages } from './log-failed-images.ts';

declare global {
  /** Where webpack has further code of a page come from. */
  var __webpack_public_path__: string;
}

/** What the server sends beside a page's HTML, as far as its browser needs it; src/pages/_document.tsx writes it. */
interface NextData {
  readonly props: { readonly pageProps: { readonly islands?: Islands } };
  readonly isPreview?: boolean;
}

/** All that a page does in a browser: its HTML stands as it came, its islands wake, an author's joins the editor. */
export function startPage(registry: BrowserRegistry): void {
  const sent: unknown = JSON.parse(document.getElementById('__NEXT_DATA__')?.textContent ?? 'null');
  if (!isNextData(sent)) return;
  const script = document.currentScript;
  // From where this code came: an editor shows the site's pages on an origin of its own.
  if (script instanceof HTMLScriptElement) __webpack_public_path__ = new URL('/_next/', script.src).href;
  // An author sees what was written. Only authors fetch what an editor needs.
  if (sent.isPreview) void import('../editing/set-up-editing.ts').then((module) => module.setUpEditing());
  else markLateText(languageOf(document.documentElement.lang));
  logFailedImages();
  hydrateIslands(sent.props.pageProps.islands ?? {}, registry);
}

const isNextData = (value: unknown): value is NextData =>
  typeof value === 'object' && value !== null && 'props' in value;
