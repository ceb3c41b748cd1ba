import { describe, expect, it } from 'vitest';
import { mayReadQuery, type QueryRule, queryRedirectPaths } from './query-redirect-paths.ts';

const preserving = (...patterns: readonly string[]) =>
  queryRedirectPaths(patterns.map((pattern) => ({ pattern, isQueryStringPreserved: true })));

/** Returns true when the expression matches a path without leading slash. */
const matches = (expression: string | undefined, address: string): boolean =>
  expression !== undefined && new RegExp(`^(?:${expression})$`).test(address);

describe('queryRedirectPaths', () => {
  it('matches paths of rules that read or keep the query', () => {
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

  it('matches an expression’s paths, with its groups made non-capturing', () => {
    const expression = preserving('^/legacy/(.*)/(\\d+)$') ?? '';
    expect(matches(expression, 'legacy/cards/12')).toBe(true);
    expect(matches(expression, 'legacy')).toBe(false);
    expect(new RegExp(`${expression}|`).exec('')).toHaveLength(1);
  });

  it('matches the paths of all rules together, alternatives included', () => {
    const expression = preserving('/old', '^/a|b/(\\d)$', '/new');
    const requested = ['old', 'a', 'b/1', 'new', 'b', 'olda'];
    expect(requested.filter((one) => matches(expression, one))).toEqual(['old', 'a', 'b/1', 'new']);
  });

  it.each(['^/(.*)$', '^/([a-z]+)$', '^/(?=a)b$', '^/(old$', '/'])(
    'leaves out %s, which would match every page or none',
    (pattern) => {
      expect(preserving(pattern)).toBeUndefined();
      expect(matches(preserving(pattern, '/old'), 'old')).toBe(true);
      expect(matches(preserving(pattern, '/old'), 'about')).toBe(false);
    },
  );

  it('never matches services, scripts or media', () => {
    const expression = preserving('^/(_next|api|old)/(.*)$', '/api/old');
    expect(
      ['_next/static/x.js', 'api/healthz', 'api/old', 'old/x'].filter((path) => matches(expression, path)),
    ).toEqual(['old/x']);
  });
});

describe('mayReadQuery', () => {
  const paths = ['/old', '/en/old', '/OLD/', '/article', '/about', '/'];
  const readAt = (rule: QueryRule) => paths.filter((path) => mayReadQuery([rule], { path, language: 'en' }));

  it.each<[pattern: string, keepsQuery: boolean, read: readonly string[]]>([
    ['/old', false, []],
    ['/old', true, ['/old', '/OLD/']],
    ['/article?id=1', false, ['/article']],
    ['^/article\\?id=(\\d+)$', false, ['/article']],
    ['^/en/old$', true, ['/old', '/en/old', '/OLD/']],
    ['^/(.*)$', true, paths],
    ['^/(?=old)', true, paths],
  ])('knows the paths at which %s (keeps the query: %s) may need it', (pattern, isQueryStringPreserved, read) => {
    expect(readAt({ pattern, isQueryStringPreserved })).toEqual(read);
  });

  it('matches no path that is too long for a rule, which would take a second each', () => {
    const rules = [{ pattern: '^/x(a*)(a*)b?$', isQueryStringPreserved: true }];
    const readAtLength = (length: number) => mayReadQuery(rules, { path: `/x${'a'.repeat(length)}`, language: 'ar' });
    expect([readAtLength(900), readAtLength(15_000)]).toEqual([true, false]);
  });
});
