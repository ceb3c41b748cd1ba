import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { escapeXml } from './escape-xml.ts';

/** A page's path without prefix, and the languages that have it. */
export interface SitemapEntry {
  readonly path: string;
  readonly languages: readonly Language[];
}

/** Merges the routes of each language into one entry per page, sorted by path. */
export function sitemapEntries(routes: Readonly<Record<Language, readonly string[]>>): SitemapEntry[] {
  const paths = new Set(LANGUAGES.flatMap((language) => routes[language]));
  return [...paths]
    .sort()
    .map((path) => ({ path, languages: LANGUAGES.filter((language) => routes[language].includes(path)) }));
}

/** Returns the sitemap (sitemaps.org 0.9): one URL per page and language, each with its alternates. */
export function sitemapXml(entries: readonly SitemapEntry[], publicUrl: string): string {
  const address = (path: string, language: Language) => escapeXml(encodeURI(publicUrl + localizeHref(path, language)));
  const urls = entries.flatMap(({ path, languages }) => {
    const fallback = languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : languages[0];
    const alternates = [
      ...languages.map((language) => alternate(language, address(path, language))),
      ...(fallback ? [alternate('x-default', address(path, fallback))] : []),
    ].join('');
    return languages.map((language) => `<url><loc>${address(path, language)}</loc>${alternates}</url>`);
  });
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls.join('\n')}\n</urlset>\n`;
}

const alternate = (language: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
