// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextIdleFrame } from './frames.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for a frame, and then until the browser is idle', async () => {
  const request = vi.fn<typeof requestIdleCallback>();
  vi.stubGlobal('requestIdleCallback', request);
  const resolved = vi.fn();
  void nextIdleFrame().then(resolved);
  expect(request).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  expect(resolved).not.toHaveBeenCalled();
  request.mock.lastCall?.[0]({ didTimeout: false, timeRemaining: () => 50 });
  await vi.waitFor(() => expect(resolved).toHaveBeenCalledOnce());
});

it('waits for a frame only where the browser does not tell', async () => {
  const resolved = vi.fn();
  void nextIdleFrame().then(resolved);
  await Promise.resolve();
  expect(resolved).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  await vi.waitFor(() => expect(resolved).toHaveBeenCalledOnce());
});
