import { page as pageTemplate } from '#sitecore/definitions/templates/page.ts';
import { folder } from '#sitecore/definitions/templates/system.ts';
import { shortPath } from './check-references.ts';
import type { MutableItem, TreeBuilder } from './tree-builder.ts';
import { inherits } from './tree.ts';

/**
 * Gives the items that a site's wildcard pages show their URLs: below the wildcard's parent, by their names. A page of its
 * own at such a URL stays.
 */
export function showByWildcards(builder: TreeBuilder, rootPath: string): void {
  const urls = new Set<string>();
  const wildcards: MutableItem[] = [];
  for (const item of builder.items.values()) {
    if (item.url === undefined && !item.shows) continue;
    if (!item.path.startsWith(`${rootPath}/`)) continue;
    if (item.url !== undefined) urls.add(item.url.toLowerCase());
    if (item.shows) wildcards.push(item);
  }
  for (const wildcard of wildcards)
    if (wildcard.shows) showItems(wildcard, wildcard.shows, builder, { rootPath, urls });
}

function showItems(
  wildcard: MutableItem,
  { path, node }: NonNullable<MutableItem['shows']>,
  builder: TreeBuilder,
  { rootPath, urls }: { readonly rootPath: string; readonly urls: ReadonlySet<string> },
): void {
  const source = builder.items.get(path.toLowerCase());
  if (!source) {
    builder.diagnostics.push(
      node.diagnostic(`the path of a folder of items: there is no ${shortPath(path, rootPath)}`),
    );
    return;
  }
  const above = (wildcard.parent?.url ?? '').replace(/\/$/, '');
  for (const item of source.children.filter(({ template }) => template.id !== folder.id)) {
    const url = `${above}/${item.name}`;
    if (!inherits(item.template, pageTemplate.id)) {
      const named = `${shortPath(item.path, rootPath)} is a ${item.template.name}`;
      const expected = `a folder of pages: ${named}, which does not inherit Page`;
      builder.diagnostics.push(node.diagnostic(expected));
    } else if (!urls.has(url.toLowerCase())) Object.assign(item, { url, wildcard } satisfies Partial<MutableItem>);
  }
}
