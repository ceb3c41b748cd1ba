import type { Item, Placeholders } from '#sitecore/platform/content/tree.ts';

const isBranch = ({ url = '' }: Item): boolean => url.startsWith('/help/branches/');

/** Returns the pages without those of all branches but three: they have one layout. */
export const withoutFurtherBranches = (pages: readonly Item[]): readonly Item[] => [
  ...pages.filter((page) => !isBranch(page)),
  ...pages.filter(isBranch).slice(0, 3),
];

/** Returns the pages that are the first with their template or with one of their widgets: together they have all of them. */
export function coveringPages(pages: readonly Item[]): readonly Item[] {
  const seen = new Set<string>();
  return pages.filter(({ template, placeholders = {} }) => {
    const names = [template.name, ...widgetsIn(placeholders)];
    const isNew = names.some((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    return isNew;
  });
}

const widgetsIn = (placeholders: Placeholders): readonly string[] =>
  Object.values(placeholders)
    .flat()
    .flatMap(({ rendering, placeholders: inner }) => [rendering.name, ...widgetsIn(inner)]);
