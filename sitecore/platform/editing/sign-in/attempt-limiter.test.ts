import { describe, expect, it } from 'vitest';
import { AttemptLimiter } from './attempt-limiter.ts';

describe('AttemptLimiter', () => {
  it('allows two attempts a minute, then returns the seconds until the next minute', () => {
    let now = 1_000;
    const attempts = new AttemptLimiter(2, () => now);
    expect([attempts.retryAfter(), attempts.retryAfter(), attempts.retryAfter()]).toEqual([0, 0, 60]);
    now += 45_000;
    expect(attempts.retryAfter()).toBe(15);
    now += 15_000;
    expect(attempts.retryAfter()).toBe(0);
  });
});
