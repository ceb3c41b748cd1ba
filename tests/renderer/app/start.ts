import { startPage } from '#src/shell/client/start-page.ts';
import { browserRegistry } from './registry.browser.ts';

startPage(browserRegistry);
