import type { LayoutServiceData, RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import { loadLazyComponents } from '#src/ui/lazy-component.tsx';
import { hasNoFields } from './empty-widget.tsx';
import { freezeInTests } from './freeze-in-tests.ts';
import { type PageNode, pageTree, type PageTree } from './page-tree.tsx';
import { PreparedDocument, type RenderedDocument, type RenderOptions } from './prepared-document.ts';
import { type ServerRegistry, widgetNamed } from './registered-widget.tsx';
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
  const { registry } = options;
  const tree = route
    ? withPageFields(pageTree(layout, route, [...placeholderNames]), registry, route.fields)
    : { slots: {}, children: [] };
  return PreparedDocument.prepare(tree, options);
}

/** Returns a tree whose renderings without a datasource have the fields of their page, where those are what they show. */
const withPageFields = (tree: PageTree, registry: ServerRegistry, fields: RouteData['fields']): PageTree => ({
  ...tree,
  children: tree.children.map((node) => ({
    ...node,
    ...withPageFields(node, registry, fields),
    rendering: showsPage(node, registry) ? { ...node.rendering, ...(fields && { fields }) } : node.rendering,
  })),
});

const showsPage = ({ rendering }: PageNode, registry: ServerRegistry): boolean =>
  widgetNamed(registry, rendering.componentName)?.showsPage === true && !rendering.dataSource && hasNoFields(rendering);

/** Prepares and renders a page for a query. */
export async function renderDocument(
  layout: LayoutServiceData,
  placeholderNames: readonly string[],
  { query = {}, ...options }: RenderOptions & { readonly query?: UrlQuery },
): Promise<RenderedDocument> {
  const document = await prepareDocument(layout, placeholderNames, options);
  return document.render(query);
}
