import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import { decodeExpression, decodeSource, isPlainSource, literalSource } from '#sitecore/rules/redirect-source.ts';
import { MAX_LENGTH, type PageRequest } from './rule-pattern.ts';

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

/** Returns true when a rule may read or keep the query of a request for a path: a cached page would not do. */
export const mayReadQuery = (
  rules: readonly QueryRule[],
  { path, language }: Pick<PageRequest, 'path' | 'language'>,
): boolean => {
  const { hasAnyPath, paths } = pathsReading(rules);
  if (hasAnyPath) return true;
  const decoded = decodeSource(path);
  return decoded.length <= MAX_LENGTH && [decoded.slice(1), `${language}${decoded}`].some((form) => paths?.test(form));
};

const readingPaths = new WeakMap<readonly QueryRule[], ReturnType<typeof findPathsReading>>();

/** Returns the paths of rules that need the query, found once for a list of rules. */
function pathsReading(rules: readonly QueryRule[]) {
  const known = readingPaths.get(rules) ?? findPathsReading(rules);
  readingPaths.set(rules, known);
  return known;
}

function findPathsReading(rules: readonly QueryRule[]) {
  const expressions = queryRedirectPaths(rules);
  return {
    /** True when a rule's paths are not known: it may match any. */
    hasAnyPath: rules.filter(needsQuery).some(({ pattern }) => expressionOf(pattern) === undefined),
    paths: expressions === undefined ? undefined : new RegExp(`^(?:${expressions})/?$`, 'i'),
  };
}

const needsQuery = ({ pattern, isQueryStringPreserved }: QueryRule): boolean =>
  isQueryStringPreserved || pattern.includes('?');

function expressionOf(pattern: string): string | undefined {
  const literal = literalExpression(pattern);
  if (isPlainSource(pattern)) return literal;
  const [path = ''] = decodeExpression(pattern)
    .replace(/^\/?\^/, '')
    .replace(/\$$/, '')
    .split(/\\?\?(?=\w+=)/);
  const inner = path.replace(/^\\?\//, '').replace(/(?<!\\)\(/g, '(?:');
  if (isNarrow(inner) && !path.includes('(?')) return literal === undefined ? inner : `${literal}|${inner}`;
  return isValid(inner) ? undefined : literal;
}

/** Returns an expression of the path that a pattern names as it stands, without leading slash. */
function literalExpression(pattern: string): string | undefined {
  const [path = ''] = (literalSource(pattern) ?? '').split('?');
  const bare = path.replace(/^\/(?:ar|en)(?=\/|$)/i, '').replace(/^\/+|\/+$/g, '');
  return bare === '' ? undefined : bare.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function isValid(expression: string): boolean {
  try {
    return new RegExp(expression) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Paths that no rule redirects: services, scripts, media. */
const NOT_RESERVED = '(?!api/|_next/|-/|~/|sitecore/)';

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
