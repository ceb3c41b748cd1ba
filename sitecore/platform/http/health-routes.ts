import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Content } from '../content/content.ts';
import { reportError } from '../log/report-error.ts';
import type { Store } from '../store/store.ts';
import { withDeadline } from '../services/service/with-deadline.ts';
import type { PlatformEnv } from './platform-env.ts';

interface HealthOptions {
  readonly store: Store | undefined;
  readonly content: () => Content;
  readonly logger: Logger;
}

/** Monitors give up soon after; a store that is created or opened takes longer. */
const STORE_MS = 1_000;

/** Returns the routes `/healthz`, which responds while the process is alive, and `/readyz`, 503 unless store and content respond. */
export function healthRoutes({ store, content, logger }: HealthOptions): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const responding = responds(store).catch((error: unknown) => {
      reportError(logger, error, {
        event: 'store not ready',
        fields: { requestId: c.get('requestId') },
        level: 'warn',
      });
      return 'unavailable' as const;
    });
    const response = await withDeadline(responding, STORE_MS);
    const storeState = response === 'late' ? 'opening' : response;
    const { sites, tree } = content();
    const isContentReady = sites.every(({ rootPath }) => tree.pageAt('/', rootPath) !== undefined);
    const status = storeState === 'ok' && isContentReady ? 200 : 503;
    c.header('Cache-Control', 'no-store');
    return c.json({ store: storeState, content: isContentReady ? 'ok' : 'unavailable' }, status);
  });
  return app;
}

async function responds(store: Store | undefined): Promise<'ok'> {
  await store?.ping();
  return 'ok';
}
