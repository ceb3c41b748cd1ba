import type { EarlyEvents } from '#src/cms/hydration/early-events.ts';
import { browserRegistry } from '#src/widgets/registry.browser.ts';
import { startPage } from './start-page.ts';

/** Starts a page of the site. */
export const startSite = (events: EarlyEvents): void => startPage(browserRegistry, events);
