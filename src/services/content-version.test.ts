import { describe, expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';
import { bumpContentVersion, contentVersion } from './content-version.ts';

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
