import { DEFAULT_LANGUAGE, type Language } from '#sitecore/definitions/language.ts';
import type { UrlQuery } from '#src/cms/widget.ts';
import { paths } from '#src/config/paths.ts';
import { languageOf } from '#src/i18n/language.ts';
import { ERROR_PATHS } from '#src/shell/page/page-facts.ts';
import { pageAddress } from './page-address.ts';

/** A page for all visitors: what its cache knows it by, and where Next renders it. */
export interface PageKey {
  readonly name: string;
  /** Path in content. */
  readonly path: string;
  readonly language: Language;
  /** Values of the query that change it. */
  readonly values: UrlQuery;
  /** URL of the page without a query. */
  readonly url: string;
  /** True for a spelling that no page of the site is linked by. */
  readonly isOdd: boolean;
  /** True for what is no page: a file for robots, a feed, a dictionary. */
  readonly isDocument?: boolean;
}

/** A URL that Next redirects before it looks for a page: repeated slashes, or one at the end. */
const IS_REDIRECTED = /\/\/|\\|.\/$/;

/** A path as no link of the site spells one: escaped slashes and other marks lead to the same page as plain ones. */
const IS_ODD = /\/\/|.\/$|[?#\\%\s]/;

/** Paths at which Next renders other pages than at those of the content. */
const RENDERED_AT: Readonly<Record<string, string>> = {
  [paths.notFound]: ERROR_PATHS.notFound,
  [paths.serverError]: ERROR_PATHS.serverError,
  [ERROR_PATHS.serverError]: ERROR_PATHS.notFound,
};

/** Returns the key of the page at a URL, without its query, and the query; undefined for a URL that is no page's. */
export function pageKey(url: string, publicFiles: ReadonlySet<string>): { key: PageKey; search: string } | undefined {
  const address = pageAddress(url);
  if (!address) return undefined;
  const { prefix, pathname, search, path, language } = address;
  if (IS_REDIRECTED.test(prefix + pathname) || publicFiles.has(path)) return undefined;
  const shown = RENDERED_AT[path] ?? pathname;
  const bare = shown === '/' ? '' : shown;
  const key = {
    name: `${language}${path}`,
    path,
    language,
    values: {},
    url: `${prefixOf(language, bare)}${bare}` || '/',
    isOdd: path !== path.toLowerCase() || IS_ODD.test(path),
  };
  return { key, search };
}

/** Paths of what Next makes of all pages or phrases: the same for all visitors, until any publish. */
const DOCUMENT =
  /^\/api\/(?:robots\.txt|security\.txt|sitemap\.xml|(?:dictionary|suggestions|feed|manifest)\/(ar|en))$/;

/** Returns the key of the document at a URL, whose query changes nothing; undefined for any other URL. */
export function documentKey(url: string): PageKey | undefined {
  const [path = ''] = url.split('?');
  const found = DOCUMENT.exec(path);
  if (!found) return undefined;
  return { name: path, path, language: languageOf(found[1]), values: {}, url: path, isOdd: false, isDocument: true };
}

/** Returns the prefix with which Next knows a path's language: a path may begin like one itself. */
const prefixOf = (language: Language, path: string): string =>
  language === DEFAULT_LANGUAGE && !/^\/(?:ar|en)(?:\/|$)/i.test(path) ? '' : `/${language}`;

/** Returns the key of a page with values of its query: the same for every order of them. */
export function withValues(key: PageKey, values: UrlQuery): PageKey {
  return { ...key, name: `${key.name}?${searchOf(values)}`, values };
}

/** Returns the URL at which Next renders a page. */
export const renderedUrl = ({ url, values }: PageKey): string => {
  const search = searchOf(values);
  return search === '' ? url : `${url}?${search}`;
};

function searchOf(values: UrlQuery): string {
  const search = new URLSearchParams(values);
  search.sort();
  return search.toString();
}
