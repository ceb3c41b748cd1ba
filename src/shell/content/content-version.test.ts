import { expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';
import { bumpContentVersion, loadForCache, contentVersion } from './content-version.ts';

/** Loads the next of some values; a publish comes during each load that is told so. */
function loader(...publishedDuring: readonly boolean[]) {
  let loads = 0;
  return async () => {
    await Promise.resolve();
    if (publishedDuring[loads]) bumpContentVersion();
    loads += 1;
    return loads;
  };
}

it('loads once when no publish comes meanwhile', async () => {
  expect(await loadForCache(loader())).toBe(1);
});

it('loads again what was begun before a publish', async () => {
  expect(await loadForCache(loader(true))).toBe(2);
});

it('does not load for ever while publishes keep coming', async () => {
  expect(await loadForCache(loader(true, true, true, true))).toBe(3);
});

it('gives nobody who asks after a publish the answer that was asked for before it', async () => {
  const answers: ((value: string) => void)[] = [];
  const ask = singleFlight(() => new Promise<string>((resolve) => answers.push(resolve)), contentVersion);
  const before = ask();
  bumpContentVersion();
  const after = ask();
  answers[0]?.('before');
  answers[1]?.('after');
  expect(await Promise.all([before, after])).toEqual(['before', 'after']);
});
