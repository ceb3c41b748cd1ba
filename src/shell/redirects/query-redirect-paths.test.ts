import { describe, expect, it } from 'vitest';
import { queryRedirectPaths } from './query-redirect-paths.ts';

const preserving = (...patterns: readonly string[]) =>
  queryRedirectPaths(patterns.map((pattern) => ({ pattern, isQueryStringPreserved: true })));

/** Whether an address without its first slash is among them. */
const matches = (expression: string | undefined, address: string): boolean =>
  expression !== undefined && new RegExp(`^(?:${expression})$`).test(address);

describe('the addresses that are answered when they are asked for', () => {
  it('are those whose rule keeps the query or looks at it', () => {
    const rules = [
      { pattern: '/plain', isQueryStringPreserved: false },
      { pattern: '/en/old/', isQueryStringPreserved: true },
      { pattern: '/page?id=1', isQueryStringPreserved: false },
      { pattern: '/page?id=2', isQueryStringPreserved: false },
    ];
    const moved = queryRedirectPaths(rules);
    expect(['old', 'page', 'plain', 'old/er', 'my-page', 'ol'].filter((one) => matches(moved, one))).toEqual([
      'old',
      'page',
    ]);
  });

  it('are those of an expression, its groups without names and numbers', () => {
    const expression = preserving('^/legacy/(.*)/(\\d+)$') ?? '';
    expect(matches(expression, 'legacy/cards/12')).toBe(true);
    expect(matches(expression, 'legacy')).toBe(false);
    expect(new RegExp(`${expression}|`).exec('')).toHaveLength(1);
  });

  it('are all of them together, whatever is between two bars', () => {
    const expression = preserving('/old', '^/a|b/(\\d)$', '/new');
    const asked = ['old', 'a', 'b/1', 'new', 'b', 'olda'];
    expect(asked.filter((one) => matches(expression, one))).toEqual(['old', 'a', 'b/1', 'new']);
  });

  it.each(['^/(.*)$', '^/([a-z]+)$', '^/(?=a)b$', '^/(old$', '/'])(
    'are not those of %s, which every page, or none, would be',
    (pattern) => {
      expect(preserving(pattern)).toBeUndefined();
      expect(matches(preserving(pattern, '/old'), 'old')).toBe(true);
      expect(matches(preserving(pattern, '/old'), 'about')).toBe(false);
    },
  );

  it('are never services, scripts or media', () => {
    const expression = preserving('^/(_next|api|old)/(.*)$', '/api/old');
    expect(
      ['_next/static/x.js', 'api/healthz', 'api/old', 'old/x'].filter((path) => matches(expression, path)),
    ).toEqual(['old/x']);
  });
});
