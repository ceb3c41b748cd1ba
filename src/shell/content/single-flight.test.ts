import { expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

it('lets one call per key be under way, and asks anew when it has ended', async () => {
  const asked: string[] = [];
  const answers: ((value: string) => void)[] = [];
  const ask = singleFlight((key: string) => {
    asked.push(key);
    return new Promise<string>((resolve) => answers.push(resolve));
  });
  const both = [ask('a'), ask('a')];
  const other = ask('b');
  expect(asked).toEqual(['a', 'b']);
  answers[0]?.('first');
  answers[1]?.('other');
  expect(await Promise.all(both)).toEqual(['first', 'first']);
  expect(await other).toBe('other');
  void ask('a');
  expect(asked).toEqual(['a', 'b', 'a']);
});

it('forgets a call that failed', async () => {
  let calls = 0;
  const ask = singleFlight(() => {
    calls += 1;
    return Promise.reject(new Error('down'));
  });
  await expect(ask()).rejects.toThrow('down');
  await expect(ask()).rejects.toThrow('down');
  expect(calls).toBe(2);
});
