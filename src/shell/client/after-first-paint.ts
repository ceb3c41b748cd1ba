/**
 * Calls a function once the page's next frame is painted, so that what it loads does not delay that frame; in a hidden page,
 * which paints nothing, soon.
 */
export function afterFirstPaint(callback: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(callback);
  // A frame's callbacks run before it is painted, a task from within one after.
  else requestAnimationFrame(() => void setTimeout(callback));
}
