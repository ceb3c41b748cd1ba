import { startPage } from '#src/shell/client/start-page.ts';
import { browserRegistry } from '#src/widgets/registry.browser.ts';
import { componentRegistry } from './component-views.tsx';
import { fitFrames } from './fit-frames.ts';
import { keepFocusOutside } from './keep-focus-outside.ts';

if (window.parent !== window) keepFocusOutside();
startPage({ ...browserRegistry, ...componentRegistry });
fitFrames();
