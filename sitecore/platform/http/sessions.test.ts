import { describe, expect, it } from 'vitest';
import { readerTokenOf, SESSION_SECONDS, Sessions } from './sessions.ts';

/** A clock that moves only by `pass`. */
function clock() {
  let now = 1_000;
  return { now: () => now, pass: (seconds: number) => void (now += seconds * 1000) };
}

const COOKIE = { cookie: 'session', path: '/' };

describe('Sessions', () => {
  it('ends a session after eight hours', () => {
    const { now, pass } = clock();
    const sessions = new Sessions(COOKIE, now);
    const token = sessions.open();
    pass(SESSION_SECONDS - 1);
    expect(sessions.has(token)).toBe(true);
    pass(1);
    expect(sessions.has(token)).toBe(false);
  });

  it('ends what the reader of a session may, with the session', () => {
    const { now, pass } = clock();
    const sessions = new Sessions(COOKIE, now);
    const [closed, open] = [sessions.open(), sessions.open()];
    sessions.close(closed);
    expect([closed, open].map((token) => sessions.hasReader(readerTokenOf(token)))).toEqual([false, true]);
    expect([sessions.hasReader(open), sessions.has(readerTokenOf(open))]).toEqual([false, false]);
    pass(SESSION_SECONDS);
    expect(sessions.hasReader(readerTokenOf(open))).toBe(false);
  });

  it('closes one session and keeps the others', () => {
    const sessions = new Sessions(COOKIE);
    const [mine, yours] = [sessions.open(), sessions.open()];
    sessions.close(mine);
    expect([sessions.has(mine), sessions.has(yours)]).toEqual([false, true]);
  });

  it('ends the oldest session when there are more than 200', () => {
    const sessions = new Sessions(COOKIE);
    const tokens = Array.from({ length: 201 }, () => sessions.open());
    expect(tokens.filter((token) => !sessions.has(token))).toEqual(tokens.slice(0, 1));
    expect(new Set(tokens).size).toBe(201);
  });
});
