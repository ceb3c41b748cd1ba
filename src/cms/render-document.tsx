import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { loadLazyComponents } from '#src/ui/lazy-component.tsx';
import { freezeInTests } from './freeze-in-tests.ts';
import { pageTree } from './page-tree.tsx';
import { PreparedDocument, type RenderedDocument, type RenderOptions } from './prepared-document.ts';
import { withShortUids } from './short-uids.ts';
import type { UrlQuery } from './widget.ts';

/**
 * Prepares a page: fetches the data of all its widgets at once. Every widget is rendered by itself; one that fails is
 * left out and reported. On a page that is being edited nothing hydrates, the editor's elements are where the SDK puts
 * them, and a notice for the author replaces a widget that visitors do not see. The layout is never changed.
 */
export async function prepareDocument(
  layout: LayoutServiceData,
  placeholderNames: readonly string[],
  options: RenderOptions,
): Promise<PreparedDocument> {
  const { route } = freezeInTests(layout).sitecore;
  await loadLazyComponents();
  const tree = route ? pageTree(layout, route, [...placeholderNames]) : { slots: {}, children: [] };
  // An editor finds a rendering by its uid.
  return PreparedDocument.prepare(options.page.state === 'edit' ? tree : withShortUids(tree), options);
}

/** Prepares and renders a page for a query. */
export async function renderDocument(
  layout: LayoutServiceData,
  placeholderNames: readonly string[],
  { query = {}, ...options }: RenderOptions & { readonly query?: UrlQuery },
): Promise<RenderedDocument> {
  const document = await prepareDocument(layout, placeholderNames, options);
  return document.render(query);
}
