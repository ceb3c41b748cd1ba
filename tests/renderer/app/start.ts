import { startAfterPaint } from '#src/shell/client/start-after-paint.ts';
import { startPage } from '#src/shell/client/start-page.ts';
import { browserRegistry } from './registry.browser.ts';

startAfterPaint(() => Promise.resolve((events) => startPage(browserRegistry, events)));
