import { browserRegistry } from '#src/widgets/registry.browser.ts';
import { startPage } from './start-page.ts';

startPage(browserRegistry);
