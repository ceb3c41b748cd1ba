import { describe, expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';
import { bumpContentVersion, loadForCache, contentVersion } from './content-version.ts';

/** Returns a loader that counts its calls; a publish comes during each load marked true. */
function loader(...publishedDuring: readonly boolean[]) {
  let loads = 0;
  return async () => {
    await Promise.resolve();
    if (publishedDuring[loads]) bumpContentVersion();
    loads += 1;
    return loads;
  };
}

describe('loadForCache', () => {
  it('loads once when no publish comes meanwhile', async () => {
    expect(await loadForCache(loader())).toBe(1);
  });

  it('loads again when a publish comes during the load', async () => {
    expect(await loadForCache(loader(true))).toBe(2);
  });

  it('loads three times at most while publishes keep coming', async () => {
    expect(await loadForCache(loader(true, true, true, true))).toBe(3);
  });
});

describe('singleFlight with contentVersion', () => {
  it('does not join a request after a publish to one before it', async () => {
    const resolvers: ((value: string) => void)[] = [];
    const request = singleFlight(() => new Promise<string>((resolve) => resolvers.push(resolve)), contentVersion);
    const before = request();
    bumpContentVersion();
    const after = request();
    resolvers[0]?.('before');
    resolvers[1]?.('after');
    expect(await Promise.all([before, after])).toEqual(['before', 'after']);
  });
});
