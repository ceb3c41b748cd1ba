import { isLanguage } from '#sitecore/definitions/language.ts';

/** An address of the site with a slash at its start and none at its end; the root stays `/`, other addresses as they are. */
export function menuPath(href: string): string {
  if (href === '' || href.startsWith('#') || href.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const bare = path.replace(/^\/+|\/+$/g, '');
  return `/${bare}${rest}`;
}

/** The path of an address alone: no language prefix, no query. */
function barePath(href: string): string {
  const path = menuPath(href).replace(/[?#].*$/s, '');
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  return isLanguage(first) ? rest || '/' : path;
}

/** Whether an address is that of the page at a path, or of one above it. */
export function isActivePath(href: string, path: string): boolean {
  const bare = barePath(href);
  const here = barePath(path);
  return bare === here || here.startsWith(bare === '/' ? '//' : `${bare}/`);
}

/** The one that leads nearest to a path: the longest address that is the path's own or its leading segments. */
export function findActiveLink<T extends { readonly href: string }>(links: readonly T[], path: string): T | undefined {
  return links
    .filter(({ href }) => isActivePath(href, path))
    .sort((a, b) => barePath(b.href).length - barePath(a.href).length)
    .at(0);
}
