// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOutDeferred } from './lay-out-deferred.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const left = () => [...document.querySelectorAll('[data-deferred]')].map(({ id }) => id);

it('lays out one section in each frame, the topmost first', async () => {
  document.body.innerHTML = '<p id="text" data-deferred=""></p><p></p><footer id="foot" data-deferred=""></footer>';
  const laidOut = layOutDeferred();
  expect(left()).toEqual(['text', 'foot']);
  for (const next of [['foot'], []]) {
    vi.advanceTimersToNextFrame();
    await vi.advanceTimersByTimeAsync(0);
    expect(left()).toEqual(next);
  }
  await laidOut;
});
