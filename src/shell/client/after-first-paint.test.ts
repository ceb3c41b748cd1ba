// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFirstPaint } from './after-first-paint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('calls back once, when the browser has painted content', () => {
  const report = stubPaints();
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
  const callback = vi.fn();
  afterFirstPaint(callback);
  report('first-paint');
  vi.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
  report('first-contentful-paint');
  report('first-contentful-paint');
  expect(callback).toHaveBeenCalledOnce();
  // A callback of the first frame would make that frame wait for this script.
  expect(frame).not.toHaveBeenCalled();
});

it('calls back once, in a task after the next frame, in a browser that reports no paints', () => {
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

/** Makes the browser one that reports paints; returns a function that reports one by its name. */
function stubPaints(): (name: string) => void {
  let listener: ((list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) | undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = ['paint'];

      constructor(callback: typeof listener) {
        listener = callback;
      }

      observe() {}

      disconnect() {
        listener = undefined;
      }
    },
  );
  const { timeOrigin } = performance;
  const entry = (name: string) => ({
    name,
    entryType: 'paint',
    startTime: timeOrigin,
    duration: 0,
    toJSON: () => name,
  });
  return (name) => listener?.({ getEntriesByName: (wanted) => (wanted === name ? [entry(name)] : []) });
}
