import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import { LRUCache } from 'lru-cache';
import { checkInThread } from '#src/config/env.ts';
import { isPlainSource } from '#sitecore/rules/redirect-source.ts';
import { sourceOf } from './rule-pattern.ts';

/** Highest degree of a polynomial that URLs of at most 1,000 characters allow: a million steps. */
const MAX_DEGREE = 2;

/** Results of checks by expression: true for one whose matching may take too long. */
const results = new LRUCache<string, Promise<boolean>>({ max: 2000 });

const filtered = new WeakMap<readonly RedirectInfo[], Promise<readonly RedirectInfo[]>>();

/**
 * Returns the rules without those whose expression can take exponentially long to match, which are logged. The same list for
 * the same rules; the check runs in a thread of its own.
 */
export function withoutSlowPatterns(rules: readonly RedirectInfo[]): Promise<readonly RedirectInfo[]> {
  const known = filtered.get(rules) ?? filterRules(rules);
  filtered.set(rules, known);
  return known;
}

async function filterRules(rules: readonly RedirectInfo[]): Promise<readonly RedirectInfo[]> {
  if (rules.every(({ pattern }) => isPlainlyFast(pattern))) return rules;
  const slow = await Promise.all(rules.map(async ({ pattern }) => !isPlainlyFast(pattern) && (await isSlow(pattern))));
  for (const [index, { pattern }] of rules.entries())
    if (slow[index]) console.error(`redirect: a pattern is left out, it may match for too long: ${pattern}`);
  return rules.filter((_, index) => !slow[index]);
}

/** Returns true for a pattern that repeats nothing: it needs no check, and pages do not wait for one. */
const isPlainlyFast = (pattern: string): boolean =>
  isPlainSource(pattern) || !(/[*+{]/.test(pattern) || /\?.*\?.*\?/.test(pattern));

function isSlow(pattern: string): Promise<boolean> {
  const known = results.get(pattern) ?? check(sourceOf(pattern, 'ar'));
  results.set(pattern, known);
  return known;
}

async function check(source: string): Promise<boolean> {
  checkInThread();
  const recheck = await import('recheck');
  const result = await recheck.check(source, 'i', { randomSeed: 1, timeout: null });
  switch (result.status) {
    case 'safe':
      return false;
    case 'unknown':
      // An invalid expression matches nothing.
      return result.error.kind !== 'invalid';
    case 'vulnerable':
      return !(result.complexity.type === 'polynomial' && result.complexity.degree <= MAX_DEGREE);
  }
}
