/** Resolves when the browser is about to paint the next frame. */
export const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Calls back in a task after the next frame: a frame's callbacks run before it is painted, a task from within one after. */
export const afterFrame = (callback: () => void): void => void requestAnimationFrame(() => void setTimeout(callback));
