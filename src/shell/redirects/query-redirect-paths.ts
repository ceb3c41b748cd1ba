import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import { isPlainPath } from './rule-pattern.ts';

/** Part of a redirect rule that the build reads. */
export type QueryRule = Pick<RedirectInfo, 'pattern' | 'isQueryStringPreserved'>;

/**
 * Returns an expression for the paths, without leading slash, of rules that read or keep the query: a cached page
 * does not know the query, so these are rendered per request. Undefined when there are none. Leaves out expressions
 * that a rewrite cannot match; they still redirect, without the query.
 */
export function queryRedirectPaths(rules: readonly QueryRule[]): string | undefined {
  const expressions = new Set(rules.filter(needsQuery).flatMap(({ pattern }) => expressionOf(pattern) ?? []));
  return expressions.size === 0 ? undefined : `${NOT_RESERVED}(?:${[...expressions].join('|')})`;
}

const needsQuery = ({ pattern, isQueryStringPreserved }: QueryRule): boolean =>
  isQueryStringPreserved || pattern.includes('?');

function expressionOf(pattern: string): string | undefined {
  if (isPlainPath(pattern)) {
    const [path = ''] = pattern.split('?');
    const bare = path.replace(/^\/(?:ar|en)(?=\/|$)/i, '').replace(/^\/+|\/+$/g, '');
    return bare === '' ? undefined : bare;
  }
  const [path = ''] = pattern
    .replace(/^\/?\^/, '')
    .replace(/\$$/, '')
    .split(/\\?\?(?=\w+=)/);
  const inner = path.replace(/^\\?\//, '').replace(/(?<!\\)\(/g, '(?:');
  return isNarrow(inner) && !path.includes('(?') ? inner : undefined;
}

/** Paths that no rule redirects: services, scripts, media. */
const NOT_RESERVED = '(?!api/|_next/|_query|-/|~/|sitecore/)';

/**
 * Returns true when an expression is valid and matches some paths only: one that matches all would make every page
 * wait.
 */
function isNarrow(expression: string): boolean {
  try {
    const whole = new RegExp(`^(?:${expression})$`);
    return expression !== '' && !['', 'about', 'no-such-page/at-all'].some((address) => whole.test(address));
  } catch {
    return false;
  }
}
