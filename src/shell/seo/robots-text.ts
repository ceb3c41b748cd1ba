const SITEMAP_LINE = /^([ \t]*sitemap[ \t]*:[ \t]*)([^\s#]*)/gim;
const SITEMAP_PATH = '/sitemap.xml';

/**
 * Returns robots.txt as authored, except that each Sitemap line (sitemaps.org) names the origin of `publicUrl`. Adds the
 * line when there is none. The content platform knows the site by other addresses: the authored host may be an internal one.
 */
export function robotsText(authored: string, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  if (authored.search(SITEMAP_LINE) === -1) {
    return [authored.trimEnd(), `Sitemap: ${origin}${SITEMAP_PATH}\n`].filter((part) => part !== '').join('\n\n');
  }
  return authored.replace(SITEMAP_LINE, (_, name: string, url: string) => `${name}${origin}${pathOf(url, origin)}`);
}

/** Returns the path and query of an absolute or relative URL; the site's own sitemap when it names none. */
function pathOf(url: string, origin: string): string {
  if (url === '' || !URL.canParse(url, origin)) return SITEMAP_PATH;
  const { pathname, search } = new URL(url, origin);
  return pathname + search;
}
