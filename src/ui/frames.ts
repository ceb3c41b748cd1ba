import { IDLE_TIMEOUT_MS } from '#src/config/timings/motion.ts';

/** Resolves when the browser is about to paint the next frame. */
export const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Resolves when the browser has painted a frame and has nothing else to do; at the next frame where it does not tell. */
export async function nextIdleFrame(): Promise<void> {
  await nextFrame();
  if ('requestIdleCallback' in window)
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS }));
}

/** Calls back in a task after the next frame: a frame's callbacks run before it is painted, a task from within one after. */
export const afterFrame = (callback: () => void): void => void requestAnimationFrame(() => void setTimeout(callback));

/**
 * Resolves in a task of its own, so that input is handled and frames are painted between two pieces of work. By a message: browsers
 * delay timers of pages in the background.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
