import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import { expect, it, vi } from 'vitest';
import { withoutSlowPatterns } from './without-slow-patterns.ts';

const rule = (pattern: string): RedirectInfo => ({
  pattern,
  target: '/',
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: false,
  locale: '',
});

it('leaves out and logs the rules whose expressions may match for too long, and keeps the others in their order', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const safe = ['/old', '^/news/(.*)$', '^/old-(\\w+)/(\\d+)$', '^/a/(.*)/b/(.*)$', '^/a/(?=b)b$', '^/(/$'];
  const slow = ['^/(a+)+$', '^/(a|a)*$', '^/(\\w+\\s?)*x$', '^/.*.*.*x$'];
  const rules = [...safe, ...slow].map(rule);
  expect((await withoutSlowPatterns(rules)).map(({ pattern }) => pattern)).toEqual(safe);
  expect(logged.mock.calls.map(([line]) => String(line))).toEqual(
    slow.map((pattern) => `redirect: a pattern is left out, it may match for too long: ${pattern}`),
  );
  expect(withoutSlowPatterns(rules)).toBe(withoutSlowPatterns(rules));
}, 60_000);

it('returns the same list of rules without expressions', async () => {
  const rules = [rule('/old')];
  expect(await withoutSlowPatterns(rules)).toBe(rules);
});
