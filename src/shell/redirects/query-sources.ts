import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import { isAddress } from './rule-pattern.ts';

/** What the build needs to know of a rule. */
export type QueryRule = Pick<RedirectInfo, 'pattern' | 'isQueryStringPreserved'>;

/**
 * The sources of rewrites for the addresses of rules that look at the query or keep it: a page that is generated ahead
 * does not know the query, so these addresses are answered when they are asked for. An expression that the matcher of
 * rewrites cannot read is left out; it still redirects, without the query.
 */
export const querySources = (rules: readonly QueryRule[]): string[] => [
  ...new Set(rules.filter(needsQuery).flatMap(({ pattern }) => sourceOf(pattern) ?? [])),
];

const needsQuery = ({ pattern, isQueryStringPreserved }: QueryRule): boolean =>
  isQueryStringPreserved || pattern.includes('?');

function sourceOf(pattern: string): string | undefined {
  if (isAddress(pattern)) {
    const [path = ''] = pattern.split('?');
    const bare = path.replace(/^\/(?:ar|en)(?=\/|$)/i, '').replace(/\/+$/, '');
    return bare === '' ? undefined : bare;
  }
  const [path = ''] = pattern
    .replace(/^\/?\^/, '')
    .replace(/\$$/, '')
    .split(/\\?\?(?=\w+=)/);
  const inner = path.replace(/^\\?\//, '').replace(/(?<!\\)\(/g, '(?:');
  return isNarrow(inner) && !path.includes('(?') ? `/:moved(${NOT_OURS}${inner})` : undefined;
}

/** What no rule can move: services, scripts, media. */
const NOT_OURS = '(?!api/|_next/|_query|-/|~/|sitecore/)';

/** Whether an expression can be read and is meant for some addresses only: every page would wait for one that is not. */
function isNarrow(expression: string): boolean {
  try {
    const whole = new RegExp(`^(?:${expression})$`);
    return expression !== '' && !['', 'about', 'no-such-page/at-all'].some((address) => whole.test(address));
  } catch {
    return false;
  }
}
