import { browserRegistry } from '#src/widgets/registry.browser.ts';
import { startHoldingEvents } from './start-holding-events.ts';
import { startPage } from './start-page.ts';

void startHoldingEvents((events) => startPage(browserRegistry, events));
