import type { NavigationPage } from '#sitecore/definitions/fields/navigation.ts';

/** Returns a tree without the pages of some URLs; the pages below one of them take its place. */
export const withoutPages = (
  pages: readonly NavigationPage[],
  unlisted: readonly string[],
): readonly NavigationPage[] =>
  pages.flatMap((page) => {
    const children = withoutPages(page.children, unlisted);
    return unlisted.includes(page.href) ? children : { ...page, children };
  });
