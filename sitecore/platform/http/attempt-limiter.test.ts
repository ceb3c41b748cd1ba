import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AttemptLimiter } from './attempt-limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('AttemptLimiter', () => {
  it('refuses a client above its limit until its minute ends, and no other client', async () => {
    const attempts = new AttemptLimiter({ perClient: 2, perHour: 100 });
    const tries = async (client: string) => {
      const seconds = [];
      for (let attempt = 0; attempt < 3; attempt += 1) seconds.push(await attempts.retryAfter(client));
      return seconds;
    };
    expect(await tries('one')).toEqual([0, 0, 60]);
    expect(await attempts.retryAfter('other')).toBe(0);
    vi.advanceTimersByTime(45_000);
    expect(await attempts.retryAfter('one')).toBe(15);
    vi.advanceTimersByTime(15_000);
    expect(await attempts.retryAfter('one')).toBe(0);
  });

  it('slows all clients down above the limit of an hour, and locks none out', async () => {
    const attempts = new AttemptLimiter({ perClient: 10, perHour: 5 });
    for (let client = 0; client < 5; client += 1) expect(await attempts.retryAfter(`attacker ${client}`)).toBe(0);
    expect([await attempts.retryAfter('author'), await attempts.retryAfter('author')]).toEqual([0, 60]);
    vi.advanceTimersByTime(60_000);
    expect(await attempts.retryAfter('author')).toBe(0);
    vi.advanceTimersByTime(3_600_000);
    expect([await attempts.retryAfter('author'), await attempts.retryAfter('author')]).toEqual([0, 0]);
  });

  it('forgets the attempts of a client that knew the password', async () => {
    const attempts = new AttemptLimiter({ perClient: 2, perHour: 2 });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await attempts.retryAfter('author')).toBe(0);
      await attempts.reset('author');
    }
  });
});
