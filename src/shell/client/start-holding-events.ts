import { EarlyEvents } from '#src/cms/hydration/early-events.ts';
import { nextTask } from '#src/ui/frames.ts';

declare global {
  /** Base URL from which webpack loads further chunks. */
  var __webpack_public_path__: string;
}

/**
 * Holds events on the islands of the page at once, and starts it in a task of its own: evaluating this script took one. A page
 * that does not start works as without scripts.
 */
export async function startHoldingEvents(startPage: (events: EarlyEvents) => void): Promise<void> {
  const script = document.currentScript;
  // The origin of this script: an editor shows the site's pages on another origin.
  if (script instanceof HTMLScriptElement) __webpack_public_path__ = new URL('/_next/', script.src).href;
  const events = new EarlyEvents();
  await nextTask();
  try {
    startPage(events);
  } catch (error) {
    console.error('page: did not start', error);
  } finally {
    events.releaseOthers();
  }
}
