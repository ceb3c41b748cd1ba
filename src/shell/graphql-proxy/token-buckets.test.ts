import { describe, expect, it } from 'vitest';
import { tokenBuckets } from './token-buckets.ts';

function limited(limits: { perSecond: number; burst: number; clients?: number }) {
  let now = 1000;
  const take = tokenBuckets({ clients: 10, ...limits }, () => now);
  return { take, wait: (ms: number) => void (now += ms) };
}

describe('a limit for each client', () => {
  it('lets a burst pass, then says in how many seconds to come back', () => {
    const { take } = limited({ perSecond: 0.5, burst: 2 });
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 2]);
  });

  it('gives tokens back as time passes, not before and never more than a burst', () => {
    const { take, wait } = limited({ perSecond: 1, burst: 2 });
    take('a');
    take('a');
    wait(999);
    expect(take('a')).toBe(1);
    wait(1);
    expect([take('a'), take('a')]).toEqual([0, 1]);
    wait(3_600_000);
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 1]);
  });

  it('takes nothing from others', () => {
    const { take } = limited({ perSecond: 1, burst: 1 });
    expect([take('a'), take('a'), take('b')]).toEqual([0, 1, 0]);
  });

  it('forgets the client that asked longest ago when there are too many', () => {
    const { take } = limited({ perSecond: 1, burst: 1, clients: 2 });
    expect([take('a'), take('b'), take('a'), take('c')]).toEqual([0, 0, 1, 0]);
    expect([take('a'), take('b')]).toEqual([1, 0]);
  });
});
