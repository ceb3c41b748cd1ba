import { describe, expect, it } from 'vitest';
import { AttemptLimiter } from './attempt-limiter.ts';
import { SESSION_SECONDS, Sessions } from './sessions.ts';

/** A clock that stands still until it is set. */
function clock() {
  let now = 1_000;
  return { now: () => now, pass: (seconds: number) => void (now += seconds * 1000) };
}

describe('a session', () => {
  it('lasts eight hours and no longer', () => {
    const { now, pass } = clock();
    const sessions = new Sessions(now);
    const token = sessions.open();
    pass(SESSION_SECONDS - 1);
    expect(sessions.has(token)).toBe(true);
    pass(1);
    expect(sessions.has(token)).toBe(false);
  });

  it('ends when it is closed, and no other with it', () => {
    const sessions = new Sessions();
    const [mine, yours] = [sessions.open(), sessions.open()];
    sessions.close(mine);
    expect([sessions.has(mine), sessions.has(yours)]).toEqual([false, true]);
  });

  it('makes room for a new one when there are very many, the oldest first', () => {
    const sessions = new Sessions();
    const tokens = Array.from({ length: 201 }, () => sessions.open());
    expect(tokens.filter((token) => !sessions.has(token))).toEqual(tokens.slice(0, 1));
    expect(new Set(tokens).size).toBe(201);
  });
});

describe('tries', () => {
  it('are so many a minute; then there is a time to wait, and then a new minute', () => {
    const { now, pass } = clock();
    const attempts = new AttemptLimiter(2, now);
    expect([attempts.retryAfter(), attempts.retryAfter(), attempts.retryAfter()]).toEqual([0, 0, 60]);
    pass(45);
    expect(attempts.retryAfter()).toBe(15);
    pass(15);
    expect(attempts.retryAfter()).toBe(0);
  });
});
