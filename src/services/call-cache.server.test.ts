import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTENT_MAX_AGE_MS, CONTENT_WAIT_MS, CONTENT_RETRY_MS } from '#src/config/timings/content.ts';
import { cacheCall } from './call-cache.server.ts';
import { bumpContentVersion } from './content-version.ts';

const LIMITS = { name: 'things', maxEntries: 3, maxCharacters: 1000 };
const logged = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Returns a cached call that counts its calls, and a switch that lets it fail. */
function cachedCounter(result: (key: string, count: number) => unknown = (key, count) => `${key}${count}`) {
  const calls: string[] = [];
  const state = { isDown: false };
  const call = cacheCall((key: string) => {
    calls.push(key);
    return state.isDown ? Promise.reject(new Error(`down: ${key}`)) : Promise.resolve(result(key, calls.length));
  }, LIMITS);
  return { call, calls, state };
}

describe('cacheCall', () => {
  it('calls once per key until the age at which content is fetched again', async () => {
    const { call, calls } = cachedCounter();
    expect([await call.get('a'), await call.get('a'), await call.get('b')]).toEqual(['a1', 'a1', 'b2']);
    vi.advanceTimersByTime(CONTENT_MAX_AGE_MS - 1);
    expect(await call.get('a')).toBe('a1');
    vi.advanceTimersByTime(1);
    expect(await call.get('a')).toBe('a3');
    expect(calls).toEqual(['a', 'b', 'a']);
  });

  it('calls again after a publish, and joins concurrent calls of one key', async () => {
    const { call, calls } = cachedCounter();
    await call.get('a');
    bumpContentVersion();
    expect(await Promise.all([call.get('a'), call.get('a')])).toEqual(['a2', 'a2']);
    expect(calls).toHaveLength(2);
  });

  it('calls at every request on a development server', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { call } = cachedCounter();
    expect([await call.get('a'), await call.get('a')]).toEqual(['a1', 'a2']);
  });

  it.each([
    ['a date in the result comes', '2026-11-21T10:00:20Z', '2026-11-21T10:00:00Z', 20_000],
    ['the day ends in Riyadh', 'no date', '2026-11-21T20:59:30Z', 30_000],
  ])('calls again when %s', async (_, date, now, validForMs) => {
    vi.setSystemTime(now);
    const { call, calls } = cachedCounter(() => ({ date }));
    await call.get('a');
    vi.advanceTimersByTime(validForMs - 1);
    await call.get('a');
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await call.get('a');
    expect(calls).toHaveLength(2);
  });

  it('returns the same object for content that has not changed', async () => {
    const { call } = cachedCounter((_, count) => ({ title: count < 3 ? 'first' : 'second' }));
    const before = await call.get('a');
    bumpContentVersion();
    expect(await call.get('a')).toBe(before);
    bumpContentVersion();
    expect(await call.get('a')).toEqual({ title: 'second' });
  });

  it('keeps the most recently used results, by number and by length', async () => {
    const { call, calls } = cachedCounter((key) => (key === 'long' ? 'x'.repeat(996) : key));
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a']) await call.get(key);
    expect(calls).toEqual(['a', 'b', 'c', 'd']);
    for (const key of ['long', 'a', 'long']) await call.get(key);
    // The long one and another do not fit together.
    expect(calls.slice(4)).toEqual(['long', 'a', 'long']);
  });

  it('does not keep what its option leaves out', async () => {
    let calls = 0;
    const call = cacheCall(() => Promise.resolve((calls += 1)), { ...LIMITS, isCached: (value) => value > 1 });
    expect([await call.get(), await call.get(), await call.get()]).toEqual([1, 2, 2]);
  });

  it('does not keep a result that a publish came during as one from after it', async () => {
    const resolvers: ((value: string) => void)[] = [];
    const call = cacheCall(() => new Promise<string>((resolve) => resolvers.push(resolve)), LIMITS);
    const before = call.get();
    bumpContentVersion();
    const after = call.get();
    resolvers[1]?.('after');
    expect(await after).toBe('after');
    resolvers[0]?.('before');
    expect(await before).toBe('before');
    expect(await call.get()).toBe('after');
  });
});

describe('cacheCall when the call fails', () => {
  it('rejects when there is no result', async () => {
    const { call, state } = cachedCounter();
    state.isDown = true;
    await expect(call.get('a')).rejects.toThrow('down');
    await expect(call.getLastGood('a')).rejects.toThrow('down');
    expect(logged).not.toHaveBeenCalled();
  });

  it('returns the last good result, logs one line without the key, and tries again after a while', async () => {
    const { call, calls, state } = cachedCounter();
    await call.get('secret');
    vi.advanceTimersByTime(CONTENT_MAX_AGE_MS);
    state.isDown = true;
    expect(await Promise.all([call.get('secret'), call.getLastGood('secret')])).toEqual(['secret1', 'secret1']);
    expect(logged.mock.calls).toEqual([['things: the last good result is kept: Error']]);
    vi.advanceTimersByTime(CONTENT_RETRY_MS - 1);
    await call.get('secret');
    expect(calls).toHaveLength(2);
    state.isDown = false;
    vi.advanceTimersByTime(1);
    expect(await call.get('secret')).toBe('secret3');
  });

  it('returns what precedes a publish only to callers that take it', async () => {
    const { call, state } = cachedCounter();
    await call.get('a');
    bumpContentVersion();
    state.isDown = true;
    await expect(call.get('a')).rejects.toThrow('down');
    expect(await call.getLastGood('a')).toBe('a1');
    await expect(call.get('a')).rejects.toThrow('down');
  });
});

describe('cacheCall when the call takes long', () => {
  /** Returns a cached call with a result that is too old, and the resolvers of the calls after the first. */
  async function slowCall() {
    const resolvers: ((value: string) => void)[] = [];
    const results = [Promise.resolve('first')];
    const slow = () => new Promise<string>((resolve) => resolvers.push(resolve));
    const call = cacheCall(() => results.pop() ?? slow(), LIMITS);
    await call.get();
    vi.advanceTimersByTime(CONTENT_MAX_AGE_MS);
    return { call, resolvers };
  }

  it('returns the last good result after a second, to all at once who come later, and the new one as soon as it is there', async () => {
    const { call, resolvers } = await slowCall();
    const seen: string[] = [];
    void call.getLastGood().then((value) => seen.push(value));
    await vi.advanceTimersByTimeAsync(CONTENT_WAIT_MS - 1);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['first']);
    void call.getLastGood().then((value) => seen.push(value));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['first', 'first']);
    expect(resolvers).toHaveLength(1);
    resolvers[0]?.('second');
    await vi.advanceTimersByTimeAsync(0);
    expect(await call.getLastGood()).toBe('second');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for the new one after a publish, and for a page that is cached', async () => {
    const { call, resolvers } = await slowCall();
    const cachedPage = call.get();
    bumpContentVersion();
    const query = call.getLastGood();
    await vi.advanceTimersByTimeAsync(2 * CONTENT_WAIT_MS);
    for (const resolve of resolvers) resolve('second');
    expect(await Promise.all([cachedPage, query])).toEqual(['second', 'second']);
  });
});
