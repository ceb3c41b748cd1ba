import type { Language } from '#sitecore/definitions/language.ts';
import type { BrowserRegistry } from '#src/cms/hydration/activate.ts';
import type { EarlyEvents } from '#src/cms/hydration/early-events.ts';
import { hydrateIslands } from '#src/cms/hydration/hydrate-islands.ts';
import { markLateText } from '#src/cms/text-rules/mark-late-text.ts';
import { manifestPath } from '#src/config/manifest-path.ts';
import { SPECULATION_RULES } from '#src/config/speculation-rules.ts';
import { languageOf } from '#src/i18n/language.ts';
import { datePrints } from './date-prints.ts';
import { handleFailedImages } from './handle-failed-images.ts';
import { layOutDeferred } from './lay-out-deferred.ts';
import { readPageData } from './page-data.ts';
import { rememberLanguage } from './remember-language.ts';
import { trackScrolling } from './track-scrolling.ts';

/**
 * Starts a page in the browser: hydrates its islands with the events held for them, handles failed images, dates prints and names
 * the manifest; for an author sets up editing.
 */
export function startPage(registry: BrowserRegistry, events: EarlyEvents): void {
  const data = readPageData();
  if (!data) return;
  const language = languageOf(document.documentElement.lang);
  // Authors see texts unmarked, and only authors load the editor's code.
  if (data.preview) void import('../editing/set-up-editing.ts').then((module) => module.setUpEditing());
  else startForVisitors(language);
  handleFailedImages(data.preview);
  datePrints(language);
  // Phones fetch a manifest that the HTML names, and rules that a header names, beside the fonts, before the first paint.
  const manifest = Object.assign(document.createElement('link'), { rel: 'manifest', href: manifestPath(language) });
  document.head.append(manifest);
  hydrateIslands(data.islands, registry, (root) => events.take(root));
}

/** Marks late text, clears the address, switches languages, follows scrolling, lays out what the first frame left out, and adds the rules for prefetching. */
function startForVisitors(language: Language): void {
  markLateText(language);
  forgetKeys();
  rememberLanguage();
  trackScrolling();
  void layOutDeferred();
  // The browser compares every link with the rules as soon as it has them: in a task of its own.
  setTimeout(() => document.head.append(speculationRules()));
}

/** Takes the query keys that widgets name (`forgottenKeys`) out of the page's address, so that the browser's history does not keep them. */
function forgetKeys(): void {
  const named = [...document.querySelectorAll<HTMLElement>('[data-forget]')];
  const url = new URL(location.href);
  for (const { dataset } of named) for (const key of (dataset.forget ?? '').split(' ')) url.searchParams.delete(key);
  if (named.length > 0 && url.href !== location.href) history.replaceState(history.state, '', url);
}

const speculationRules = () =>
  Object.assign(document.createElement('script'), { type: 'speculationrules', textContent: SPECULATION_RULES });
