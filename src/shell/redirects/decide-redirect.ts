import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import { isLanguage, type Language } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { type FillTarget, matchPattern, type PageRequest, precisionOf } from './rule-pattern.ts';

/** Result of a matching rule: a redirect, or another page shown under the requested URL. */
export type RedirectResult =
  | { readonly kind: 'redirect'; readonly destination: string; readonly statusCode: 301 | 302 }
  | { readonly kind: 'transfer'; readonly path: string; readonly language: Language; readonly search: URLSearchParams };

const ABSOLUTE_URL = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;
const HTTP = /^https?:\/\//i;
const SITE_LANGUAGE = /\$siteLang/gi;

/**
 * Returns the result of the rule that matches most precisely, of equal ones the first; undefined when none does, or when its target is
 * the request itself.
 */
export function decideRedirect(
  rules: readonly RedirectInfo[],
  request: PageRequest,
  siteLanguage: Language,
): RedirectResult | undefined {
  let best: { readonly rule: RedirectInfo; readonly fill: FillTarget; readonly precision: number } | undefined;
  for (const rule of rules) {
    const fill = matchesLocale(rule, request.language) ? matchPattern(rule.pattern, request) : undefined;
    // Of two that match alike the one of the language is the more precise.
    const precision = fill ? precisionOf(rule.pattern, request) + (rule.locale ? 0.5 : 0) : -1;
    if (fill && precision > (best?.precision ?? -1)) best = { rule, fill, precision };
  }
  return best && toRedirect(best.fill(best.rule.target.replace(SITE_LANGUAGE, siteLanguage)), best.rule, request);
}

const matchesLocale = ({ locale }: RedirectInfo, language: Language): boolean =>
  !locale || locale.toLowerCase() === language;

const STATUS = { REDIRECT_301: 301, REDIRECT_302: 302 } as const;

function toRedirect(target: string, rule: RedirectInfo, request: PageRequest): RedirectResult | undefined {
  if (ABSOLUTE_URL.test(target)) return toExternalRedirect(target, rule, request);
  const destination = parseTarget(target, request);
  if (!destination) return undefined;
  const { path, language, search, hash } = destination;
  const merged = rule.isQueryStringPreserved ? mergeSearch(request.search, search) : search;
  if (path === request.path && language === request.language && merged.toString() === request.search.toString())
    return undefined;
  if (rule.redirectType === 'SERVER_TRANSFER') return { kind: 'transfer', path, language, search: merged };
  const query = merged.size === 0 ? '' : `?${merged.toString()}`;
  const href = `${localizeHref(encodeURI(path), language)}${query}${hash}`;
  return { kind: 'redirect', destination: href, statusCode: STATUS[readType(rule)] };
}

/** Returns a redirect to another host; 302 for SERVER_TRANSFER, since the site does not serve other hosts' pages. */
function toExternalRedirect(target: string, rule: RedirectInfo, request: PageRequest): RedirectResult | undefined {
  if (!HTTP.test(target) || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  if (rule.isQueryStringPreserved) url.search = mergeSearch(request.search, url.searchParams).toString();
  return { kind: 'redirect', destination: url.href, statusCode: STATUS[readType(rule)] };
}

const readType = ({ redirectType }: RedirectInfo): keyof typeof STATUS =>
  redirectType === 'REDIRECT_301' ? 'REDIRECT_301' : 'REDIRECT_302';

/** A page on this site, and the part of it that a target leads to. */
interface Target extends PageRequest {
  readonly hash: string;
}

/** Parses a target on this site; its first segment may name a language, otherwise the request's stays. */
function parseTarget(target: string, request: PageRequest): Target | undefined {
  if (!target.startsWith('/') || !URL.canParse(target, BASE_URL)) return undefined;
  const { pathname, searchParams: search, hash } = new URL(target, BASE_URL);
  const [, first = '', ...rest] = decodePath(pathname).split('/');
  const lower = first.toLowerCase();
  if (!isLanguage(lower)) return { path: `/${[first, ...rest].join('/')}`, language: request.language, search, hash };
  return { path: `/${rest.join('/')}`, language: lower, search, hash };
}

const BASE_URL = 'http://site.invalid';

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Merges queries; values of the target replace the request's. */
function mergeSearch(requested: URLSearchParams, ofTarget: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(requested);
  for (const key of new Set(ofTarget.keys())) merged.delete(key);
  for (const [key, value] of ofTarget) merged.append(key, value);
  return merged;
}
