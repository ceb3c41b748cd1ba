import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bumpContentVersion } from '#src/services/content-version.ts';
import { startWarming } from './start-warming.ts';
import { warmSite } from './warm-site.ts';

vi.mock('./warm-site.ts', () => ({ warmSite: vi.fn() }));

const SECOND = 1000;
const passes = vi.mocked(warmSite);

/** Lets time pass, and with it the checks of the content version. */
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND);

beforeEach(() => {
  vi.useFakeTimers();
  passes.mockReset().mockResolvedValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('startWarming', () => {
  it('warms once after the start, in the background, and once after publishes that come together', async () => {
    const isWarm = startWarming('http://127.0.0.1:3000');
    expect(passes).not.toHaveBeenCalled();
    await after(60);
    expect(passes).toHaveBeenCalledTimes(1);
    expect(isWarm()).toBe(true);
    for (let publish = 0; publish < 3; publish += 1) {
      bumpContentVersion();
      await after(5);
    }
    expect(passes).toHaveBeenCalledTimes(1);
    await after(60);
    expect(passes).toHaveBeenCalledTimes(2);
    expect(isWarm()).toBe(true);
  });

  it('warms again after a minute when a pass was not complete or failed, and at once after a publish', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    passes.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('away'));
    const isWarm = startWarming('http://127.0.0.1:3000');
    await after(5);
    expect([passes.mock.calls.length, isWarm()]).toEqual([1, false]);
    await after(60);
    expect(passes).toHaveBeenCalledTimes(1);
    await after(5);
    expect(passes).toHaveBeenCalledTimes(2);
    expect(logged.mock.calls).toEqual([['pages are not warmed: away']]);
    await after(60);
    expect(passes).toHaveBeenCalledTimes(2);
    bumpContentVersion();
    await after(10);
    expect([passes.mock.calls.length, isWarm()]).toEqual([3, true]);
  });

  it('has one pass at a time, which a publish ends and another follows', async () => {
    const pass = Promise.withResolvers<boolean>();
    passes.mockReturnValueOnce(pass.promise);
    startWarming('http://127.0.0.1:3000');
    await after(60);
    expect(passes).toHaveBeenCalledTimes(1);
    const { isOutdated } = passes.mock.calls[0]?.[0] ?? {};
    expect(isOutdated?.()).toBe(false);
    bumpContentVersion();
    expect(isOutdated?.()).toBe(true);
    await after(60);
    expect(passes).toHaveBeenCalledTimes(1);
    pass.resolve(false);
    await after(5);
    expect(passes).toHaveBeenCalledTimes(2);
  });
});
