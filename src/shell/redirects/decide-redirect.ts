import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import { isLanguage, type Language } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { type Asked, matchPattern } from './rule-pattern.ts';

/** What a rule makes of an address: visitors go elsewhere, or see another page under the address that they asked for. */
export type Redirected =
  | { readonly kind: 'redirect'; readonly to: string; readonly statusCode: 301 | 302 }
  | { readonly kind: 'transfer'; readonly path: string; readonly language: Language; readonly search: URLSearchParams };

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;
const HTTP = /^https?:\/\//i;
const SITE_LANGUAGE = /\$siteLang/gi;

/** What the first rule that matches says; undefined when none does, or when it leads to the address itself. */
export function decideRedirect(
  rules: readonly RedirectInfo[],
  asked: Asked,
  siteLanguage: Language,
): Redirected | undefined {
  for (const rule of rules) {
    const fill = isSpoken(rule, asked.language) ? matchPattern(rule.pattern, asked) : undefined;
    if (fill) return leadTo(fill(rule.target.replace(SITE_LANGUAGE, siteLanguage)), rule, asked);
  }
  return undefined;
}

const isSpoken = ({ locale }: RedirectInfo, language: Language): boolean =>
  !locale || locale.toLowerCase() === language;

const STATUS = { REDIRECT_301: 301, REDIRECT_302: 302 } as const;

function leadTo(target: string, rule: RedirectInfo, asked: Asked): Redirected | undefined {
  if (ELSEWHERE.test(target)) return leadElsewhere(target, rule, asked);
  const there = readTarget(target, asked);
  if (!there) return undefined;
  const { path, language, search } = there;
  const merged = rule.isQueryStringPreserved ? mergeSearch(asked.search, search) : search;
  if (path === asked.path && language === asked.language && merged.toString() === asked.search.toString())
    return undefined;
  if (rule.redirectType === 'SERVER_TRANSFER') return { kind: 'transfer', path, language, search: merged };
  const query = merged.size === 0 ? '' : `?${merged.toString()}`;
  const to = `${localizeHref(encodeURI(path), language)}${query}`;
  return { kind: 'redirect', to, statusCode: STATUS[readType(rule)] };
}

/** Another host's page cannot be shown under an address of this site: visitors are sent there, for now. */
function leadElsewhere(target: string, rule: RedirectInfo, asked: Asked): Redirected | undefined {
  if (!HTTP.test(target) || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  if (rule.isQueryStringPreserved) url.search = mergeSearch(asked.search, url.searchParams).toString();
  return { kind: 'redirect', to: url.href, statusCode: STATUS[readType(rule)] };
}

const readType = ({ redirectType }: RedirectInfo): keyof typeof STATUS =>
  redirectType === 'REDIRECT_301' ? 'REDIRECT_301' : 'REDIRECT_302';

/** An address of the site; its first step may name a language, otherwise the visitor's stays. */
function readTarget(target: string, asked: Asked): Asked | undefined {
  if (!target.startsWith('/') || !URL.canParse(target, NOWHERE)) return undefined;
  const { pathname, searchParams } = new URL(target, NOWHERE);
  const [, first = '', ...rest] = decoded(pathname).split('/');
  const lower = first.toLowerCase();
  if (!isLanguage(lower))
    return { path: `/${[first, ...rest].join('/')}`, language: asked.language, search: searchParams };
  return { path: `/${rest.join('/')}`, language: lower, search: searchParams };
}

const NOWHERE = 'http://site.invalid';

function decoded(path: string): string {
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
