import { startAfterPaint } from './start-after-paint.ts';

startAfterPaint(() => import('./start-site.ts').then(({ startSite }) => startSite));
