import { expect, it } from 'vitest';
import { singleFlight } from '../single-flight.ts';
import { hearPublish, loadToKeep, publishesHeard } from './publishes.ts';

/** Loads the next of some values; a publish comes during each load that is told so. */
function loader(...publishedDuring: readonly boolean[]) {
  let loads = 0;
  return async () => {
    await Promise.resolve();
    if (publishedDuring[loads]) hearPublish();
    loads += 1;
    return loads;
  };
}

it('loads once when no publish comes meanwhile', async () => {
  expect(await loadToKeep(loader())).toBe(1);
});

it('loads again what was begun before a publish', async () => {
  expect(await loadToKeep(loader(true))).toBe(2);
});

it('does not load for ever while publishes keep coming', async () => {
  expect(await loadToKeep(loader(true, true, true, true))).toBe(3);
});

it('gives nobody who asks after a publish the answer that was asked for before it', async () => {
  const answers: ((value: string) => void)[] = [];
  const ask = singleFlight(() => new Promise<string>((resolve) => answers.push(resolve)), publishesHeard);
  const before = ask();
  hearPublish();
  const after = ask();
  answers[0]?.('before');
  answers[1]?.('after');
  expect(await Promise.all([before, after])).toEqual(['before', 'after']);
});
