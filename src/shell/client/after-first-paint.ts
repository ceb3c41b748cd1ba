import { afterFrame } from '#src/ui/frames.ts';

/**
 * Calls a function once the page has painted content, in a task of its own, so that neither it nor what it loads delays that
 * paint; soon in a hidden page, which paints nothing, and after a frame in a browser that reports no paints.
 */
export function afterFirstPaint(callback: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(callback);
  else if (PerformanceObserver.supportedEntryTypes.includes('paint')) observePaint(callback);
  else afterFrame(callback);
}

/** Calls a function when the first paint of content is reported, or at once if it was before. */
function observePaint(callback: () => void): void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
