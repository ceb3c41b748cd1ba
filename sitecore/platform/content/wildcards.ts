import { page as pageTemplate } from '#sitecore/definitions/templates/page.ts';
import { folder } from '#sitecore/definitions/templates/system.ts';
import { shortPath } from './check-references.ts';
import type { MutableItem, TreeBuilder } from './tree-builder.ts';
import { inherits } from './inherits.ts';

/** Ends the path of a wildcard below another: the items of each item that the upper one shows. */
const EACH = '/*';

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
  // Each parent comes before its children: a wildcard's items have their URLs before those of the wildcard below it.
  for (const wildcard of wildcards)
    if (wildcard.shows) showItems(wildcard, wildcard.shows, builder, { rootPath, urls });
}

/** An item whose children a wildcard shows, and the URL above them. */
interface Source {
  readonly item: MutableItem;
  readonly above: string;
}

function showItems(
  wildcard: MutableItem,
  shows: NonNullable<MutableItem['shows']>,
  builder: TreeBuilder,
  { rootPath, urls }: { readonly rootPath: string; readonly urls: ReadonlySet<string> },
): void {
  const sources = sourcesOf(wildcard, shows, builder, rootPath);
  if (typeof sources === 'string') return void builder.diagnostics.push(shows.node.diagnostic(sources));
  for (const { item: source, above } of sources) {
    for (const item of itemsIn(source)) {
      const url = `${above}/${item.name}`;
      if (!inherits(item.template, pageTemplate.id)) {
        const named = `${shortPath(item.path, rootPath)} is a ${item.template.name}`;
        const expected = `a folder of pages: ${named}, which does not inherit Page`;
        builder.diagnostics.push(shows.node.diagnostic(expected));
      } else if (!urls.has(url.toLowerCase())) Object.assign(item, { url, wildcard } satisfies Partial<MutableItem>);
    }
  }
}

/** Returns the items whose children a wildcard shows, or what its path should be instead. */
function sourcesOf(
  { parent }: MutableItem,
  { path }: NonNullable<MutableItem['shows']>,
  builder: TreeBuilder,
  rootPath: string,
): readonly Source[] | string {
  const upper = parent?.shows?.path;
  const expected = upper !== undefined && `${upper}${EACH}`;
  if (expected && path !== expected)
    return `the items of those that the page above shows: ${shortPath(expected, rootPath)}`;
  const folderPath = expected ? path.slice(0, -EACH.length) : path;
  const source = builder.items.get(folderPath.toLowerCase());
  if (!source) return `the path of a folder of items: there is no ${shortPath(path, rootPath)}`;
  if (!expected) return [{ item: source, above: (parent?.url ?? '').replace(/\/$/, '') }];
  return itemsIn(source).flatMap((item) =>
    item.wildcard === parent && item.url !== undefined ? [{ item, above: item.url }] : [],
  );
}

const itemsIn = ({ children }: MutableItem): readonly MutableItem[] =>
  children.filter(({ template }) => template.id !== folder.id);
