import { decodePath } from '#sitecore/rules/url-path.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { languageOf } from '#src/i18n/language.ts';

/** Paths that are no pages. */
const NOT_A_PAGE = /^\/(?:api|_next|fonts|-|~|sitecore)(?:\/|$)/;

const URL_PARTS = /^(\/(?:ar|en)(?=[/?]|$))?([^?]*)(.*)$/is;

/** The parts of a URL that may be a page's. */
interface PageUrl {
  /** Language prefix, `/en` or empty, as it stands in the URL. */
  readonly prefix: string;
  readonly pathname: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  /** Decoded path without prefix. */
  readonly path: string;
  readonly language: Language;
}

/** Returns the parts of a page's URL; undefined for one that is no page's. */
export function pageAddress(url: string): PageUrl | undefined {
  const [, prefix = '', pathname = '', search = ''] = URL_PARTS.exec(url) ?? [];
  if (!/^(?:\/|$)/.test(pathname) || NOT_A_PAGE.test(pathname)) return undefined;
  const language = languageOf(prefix.slice(1).toLowerCase() || undefined);
  return { prefix, pathname, search, path: decodePath(pathname === '' ? '/' : pathname), language };
}
