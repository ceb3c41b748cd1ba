import { EarlyEvents } from '#src/cms/hydration/early-events.ts';
import { nextTask } from '#src/cms/hydration/next-task.ts';
import { afterFirstPaint } from './after-first-paint.ts';

declare global {
  /** Base URL from which webpack loads further chunks. */
  var __webpack_public_path__: string;
}

/**
 * Holds events on the islands of the page, and loads and calls the code that starts it once it has painted, so that neither
 * its bytes nor its time delay the largest paint. When the code does not load, the page works as without scripts.
 */
export function startAfterPaint(load: () => Promise<(events: EarlyEvents) => void>): void {
  const script = document.currentScript;
  // The origin of this script: an editor shows the site's pages on another origin.
  if (script instanceof HTMLScriptElement) __webpack_public_path__ = new URL('/_next/', script.src).href;
  const events = new EarlyEvents();
  const start = async () => {
    try {
      const startPage = await load();
      await nextTask();
      startPage(events);
    } catch (error) {
      console.error('page: did not start', error);
    } finally {
      events.releaseOthers();
    }
  };
  afterFirstPaint(() => void start());
}
