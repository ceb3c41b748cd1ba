import { vi } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import type { BrowserRegistry } from '#src/cms/hydration/activate.ts';
import { hydrateIslands } from '#src/cms/hydration/hydrate-islands.ts';
import type { UrlQuery } from '#src/cms/widget.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { browserRegistry } from '#src/widgets/registry.browser.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { stubMethod } from './stub-method.ts';
import { WAIT_TIMEOUT_MS } from './timeouts.ts';
import { type RenderedExample, renderExample } from './widget-page.ts';

/** Renders an example for a query into the document as the server does and hydrates it; each phrase is its key. Needs jsdom. */
export async function hydrateExample(example: PlacedFixture, language: Language, query: UrlQuery = {}): Promise<void> {
  await hydrateHtml(await renderExample(serverRegistry, example, language, query), language, browserRegistry);
}

/** Hydrates the islands of rendered HTML in the document, all at once. Needs jsdom. */
export async function hydrateHtml(
  { html, islands }: Pick<RenderedExample, 'html' | 'islands'>,
  language: Language,
  registry: BrowserRegistry,
): Promise<void> {
  // jsdom has no viewport: islands are hydrated by a direct call.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // jsdom has no layout and does not implement scrolling.
  stubMethod(Element.prototype, 'scrollIntoView', () => undefined);
  document.documentElement.lang = language;
  document.body.innerHTML = html;
  const atOnce = Object.entries(islands).map(([uid, island]) => [uid, { ...island, client: 'load' }] as const);
  hydrateIslands(Object.fromEntries(atOnce), registry);
  await vi.waitFor(
    () => {
      if (document.querySelector('[data-island]:not([data-hydrated])'))
        throw new Error('an island is not hydrated yet');
    },
    { timeout: WAIT_TIMEOUT_MS },
  );
}
