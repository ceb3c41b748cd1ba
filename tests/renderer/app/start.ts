import { startPage } from '#src/shell/start-page.ts';
import { browserRegistry } from './registry.browser.ts';

startPage(browserRegistry);
