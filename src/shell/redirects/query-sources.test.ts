import { describe, expect, it } from 'vitest';
import { querySources } from './query-sources.ts';

const kept = (pattern: string) => querySources([{ pattern, isQueryStringPreserved: true }]);

describe('the addresses that are answered when they are asked for', () => {
  it('are those whose rule keeps the query or looks at it', () => {
    const rules = [
      { pattern: '/plain', isQueryStringPreserved: false },
      { pattern: '/en/old/', isQueryStringPreserved: true },
      { pattern: '/page?id=1', isQueryStringPreserved: false },
      { pattern: '/page?id=2', isQueryStringPreserved: false },
    ];
    expect(querySources(rules)).toEqual(['/old', '/page']);
  });

  it('are those of an expression, its groups without names and numbers', () => {
    const [source = ''] = kept('^/legacy/(.*)/(\\d+)$');
    expect(source).toMatch(/^\/:moved\(/);
    const whole = new RegExp(`^(?:${source.slice('/:moved('.length, -1)})$`);
    expect(whole.test('legacy/cards/12')).toBe(true);
    expect(whole.test('legacy')).toBe(false);
    expect(new RegExp(`${whole.source}|`).exec('')).toHaveLength(1);
  });

  it.each(['^/(.*)$', '^/([a-z]+)$', '^/(?=a)b$', '^/(old$', '/'])(
    'are not those of %s, which every page, or none, would be',
    (pattern) => {
      expect(kept(pattern)).toEqual([]);
    },
  );

  it('are never services, scripts or media', () => {
    const [source = ''] = kept('^/(_next|api|old)/(.*)$');
    const whole = new RegExp(`^(?:${source.slice('/:moved('.length, -1)})$`);
    expect(['_next/static/x.js', 'api/healthz', 'old/x'].filter((path) => whole.test(path))).toEqual(['old/x']);
  });
});
