import { describe, expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

describe('singleFlight', () => {
  it('joins concurrent calls of one key and calls again after they end', async () => {
    const calledKeys: string[] = [];
    const resolvers: ((value: string) => void)[] = [];
    const request = singleFlight((key: string) => {
      calledKeys.push(key);
      return new Promise<string>((resolve) => resolvers.push(resolve));
    });
    const both = [request('a'), request('a')];
    const other = request('b');
    expect(calledKeys).toEqual(['a', 'b']);
    resolvers[0]?.('first');
    resolvers[1]?.('other');
    expect(await Promise.all(both)).toEqual(['first', 'first']);
    expect(await other).toBe('other');
    void request('a');
    expect(calledKeys).toEqual(['a', 'b', 'a']);
  });

  it('calls again after a failure', async () => {
    let calls = 0;
    const request = singleFlight(() => {
      calls += 1;
      return Promise.reject(new Error('down'));
    });
    await expect(request()).rejects.toThrow('down');
    await expect(request()).rejects.toThrow('down');
    expect(calls).toBe(2);
  });
});
