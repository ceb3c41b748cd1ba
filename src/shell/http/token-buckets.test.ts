import { describe, expect, it } from 'vitest';
import { tokenBuckets } from './token-buckets.ts';

function limited(limits: { perSecond: number; burst: number; clients?: number }) {
  let now = 1000;
  const take = tokenBuckets({ clients: 10, ...limits }, () => now);
  return { take, wait: (ms: number) => void (now += ms) };
}

describe('tokenBuckets', () => {
  it('allows a burst, then returns the seconds to wait', () => {
    const { take } = limited({ perSecond: 0.5, burst: 2 });
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 2]);
  });

  it('refills tokens with time, up to a burst', () => {
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

  it('counts clients separately', () => {
    const { take } = limited({ perSecond: 1, burst: 1 });
    expect([take('a'), take('a'), take('b')]).toEqual([0, 1, 0]);
  });

  it('gives a token back, up to a burst and to known clients', () => {
    const { take } = limited({ perSecond: 1, burst: 2 });
    take.giveBack('a');
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 1]);
    take.giveBack('a');
    expect([take('a'), take('a')]).toEqual([0, 1]);
    for (let index = 0; index < 9; index += 1) take.giveBack('a');
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 1]);
  });

  it('evicts the least recent client above the limit', () => {
    const { take } = limited({ perSecond: 1, burst: 1, clients: 2 });
    expect([take('a'), take('b'), take('a'), take('c')]).toEqual([0, 0, 1, 0]);
    expect([take('a'), take('b')]).toEqual([1, 0]);
  });
});
