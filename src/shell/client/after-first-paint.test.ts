// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFirstPaint } from './after-first-paint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('calls back once, in a task after the next frame', () => {
  const callback = vi.fn();
  let isInFrame = true;
  callback.mockImplementation(() => expect(isInFrame).toBe(false));
  afterFirstPaint(callback);
  requestAnimationFrame(() => (isInFrame = false));
  expect(callback).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledOnce();
});

it('does not wait for a frame of a hidden page', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
  const callback = vi.fn();
  afterFirstPaint(callback);
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledOnce();
  expect(frame).not.toHaveBeenCalled();
});
