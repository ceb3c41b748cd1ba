import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import { isPlainPath } from './rule-pattern.ts';

/** What the build needs to know of a rule. */
export type QueryRule = Pick<RedirectInfo, 'pattern' | 'isQueryStringPreserved'>;

/**
 * An expression for the addresses, without their first slash, of rules that look at the query or keep it: a page that is
 * generated ahead does not know the query, so these are answered when they are asked for. Undefined when there are none.
 * A rule's expression that the matcher of rewrites cannot read is left out; it still redirects, without the query.
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

/** What no rule can move: services, scripts, media. */
const NOT_RESERVED = '(?!api/|_next/|_query|-/|~/|sitecore/)';

/** Whether an expression can be read and is meant for some addresses only: every page would wait for one that is not. */
function isNarrow(expression: string): boolean {
  try {
    const whole = new RegExp(`^(?:${expression})$`);
    return expression !== '' && !['', 'about', 'no-such-page/at-all'].some((address) => whole.test(address));
  } catch {
    return false;
  }
}
