/** Whether an address leads to the page at a path or to one above it; addresses may carry a language prefix. */
export function isCurrent(href: string, path: string): boolean {
  const bare = href.replace(/^\/en(?=\/|$)/, '').replace(/[?#].*$/, '') || '/';
  return bare === path || (bare !== '/' && path.startsWith(`${bare}/`));
}

/** The link that leads nearest to a path: the longest address that is the path's own or above it. */
export function nearest<T extends { readonly href: string }>(links: readonly T[], path: string): T | undefined {
  return links
    .filter(({ href }) => isCurrent(href, path))
    .sort((a, b) => b.href.length - a.href.length)
    .at(0);
}
