import { isLanguage } from '#src/i18n/language.ts';

/** Returns a site path with a leading slash and no trailing one; the root stays `/`, and URLs of other sites stay unchanged. */
export function menuPath(href: string): string {
  if (href === '' || href.startsWith('#') || href.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const stripped = path.replace(/^\/+|\/+$/g, '');
  return `/${stripped}${rest}`;
}

/** Returns the path of a URL without its language prefix and query. */
function barePath(href: string): string {
  const path = menuPath(href).replace(/[?#].*$/s, '');
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  return isLanguage(first) ? rest || '/' : path;
}

/** Returns true when `href` is the URL of the page at `path` or of one of its ancestors. */
export function isActivePath(href: string, path: string): boolean {
  const stripped = barePath(href);
  const current = barePath(path);
  return stripped === current || current.startsWith(stripped === '/' ? '//' : `${stripped}/`);
}

/** Returns the link with the longest URL that is `path` or one of its ancestors; undefined without one. */
export function findActiveLink<T extends { readonly href: string }>(links: readonly T[], path: string): T | undefined {
  return links
    .filter(({ href }) => isActivePath(href, path))
    .sort((a, b) => barePath(b.href).length - barePath(a.href).length)
    .at(0);
}
