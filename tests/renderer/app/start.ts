import { startHoldingEvents } from '#src/shell/client/start-holding-events.ts';
import { startPage } from '#src/shell/client/start-page.ts';
import { browserRegistry } from './registry.browser.ts';

void startHoldingEvents((events) => startPage(browserRegistry, events));
