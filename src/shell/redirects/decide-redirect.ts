import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import { isLanguage, type Language } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { type PageRequest, matchPattern } from './rule-pattern.ts';

/** What a rule makes of an address: visitors go elsewhere, or see another page under the address that they asked for. */
export type RedirectResult =
  | { readonly kind: 'redirect'; readonly destination: string; readonly statusCode: 301 | 302 }
  | { readonly kind: 'transfer'; readonly path: string; readonly language: Language; readonly search: URLSearchParams };

const ABSOLUTE_URL = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;
const HTTP = /^https?:\/\//i;
const SITE_LANGUAGE = /\$siteLang/gi;

/** What the first rule that matches says; undefined when none does, or when it leads to the address itself. */
export function decideRedirect(
  rules: readonly RedirectInfo[],
  asked: PageRequest,
  siteLanguage: Language,
): RedirectResult | undefined {
  for (const rule of rules) {
    const fill = matchesLocale(rule, asked.language) ? matchPattern(rule.pattern, asked) : undefined;
    if (fill) return toRedirect(fill(rule.target.replace(SITE_LANGUAGE, siteLanguage)), rule, asked);
  }
  return undefined;
}

const matchesLocale = ({ locale }: RedirectInfo, language: Language): boolean =>
  !locale || locale.toLowerCase() === language;

const STATUS = { REDIRECT_301: 301, REDIRECT_302: 302 } as const;

function toRedirect(target: string, rule: RedirectInfo, asked: PageRequest): RedirectResult | undefined {
  if (ABSOLUTE_URL.test(target)) return toExternalRedirect(target, rule, asked);
  const there = parseTarget(target, asked);
  if (!there) return undefined;
  const { path, language, search } = there;
  const merged = rule.isQueryStringPreserved ? mergeSearch(asked.search, search) : search;
  if (path === asked.path && language === asked.language && merged.toString() === asked.search.toString())
    return undefined;
  if (rule.redirectType === 'SERVER_TRANSFER') return { kind: 'transfer', path, language, search: merged };
  const query = merged.size === 0 ? '' : `?${merged.toString()}`;
  const destination = `${localizeHref(encodeURI(path), language)}${query}`;
  return { kind: 'redirect', destination, statusCode: STATUS[readType(rule)] };
}

/** Another host's page cannot be shown under an address of this site: visitors are sent there, for now. */
function toExternalRedirect(target: string, rule: RedirectInfo, asked: PageRequest): RedirectResult | undefined {
  if (!HTTP.test(target) || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  if (rule.isQueryStringPreserved) url.search = mergeSearch(asked.search, url.searchParams).toString();
  return { kind: 'redirect', destination: url.href, statusCode: STATUS[readType(rule)] };
}

const readType = ({ redirectType }: RedirectInfo): keyof typeof STATUS =>
  redirectType === 'REDIRECT_301' ? 'REDIRECT_301' : 'REDIRECT_302';

/** An address of the site; its first step may name a language, otherwise the visitor's stays. */
function parseTarget(target: string, asked: PageRequest): PageRequest | undefined {
  if (!target.startsWith('/') || !URL.canParse(target, BASE_URL)) return undefined;
  const { pathname, searchParams } = new URL(target, BASE_URL);
  const [, first = '', ...rest] = decodePath(pathname).split('/');
  const lower = first.toLowerCase();
  if (!isLanguage(lower))
    return { path: `/${[first, ...rest].join('/')}`, language: asked.language, search: searchParams };
  return { path: `/${rest.join('/')}`, language: lower, search: searchParams };
}

const BASE_URL = 'http://site.invalid';

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What the target says itself wins over what the visitor brought along. */
function mergeSearch(brought: URLSearchParams, own: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(brought);
  for (const key of new Set(own.keys())) merged.delete(key);
  for (const [key, value] of own) merged.append(key, value);
  return merged;
}
