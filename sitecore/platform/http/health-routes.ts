import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Content } from '../content/content.ts';
import { reportError } from '../log/report-error.ts';
import type { Store } from '../store/store.ts';
import type { PlatformEnv } from './platform-env.ts';

interface HealthOptions {
  readonly store: Store | undefined;
  readonly content: () => Content;
  readonly logger: Logger;
}

/** Returns the routes `/healthz`, which responds while the process is alive, and `/readyz`, 503 unless store and content respond. */
export function healthRoutes({ store, content, logger }: HealthOptions): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const isStoreReady = await responds(store).catch((error: unknown) => {
      reportError(logger, error, {
        event: 'store not ready',
        fields: { requestId: c.get('requestId') },
        level: 'warn',
      });
      return false;
    });
    const { sites, tree } = content();
    const isContentReady = sites.every(({ rootPath }) => tree.pageAt('/', rootPath) !== undefined);
    const status = isStoreReady && isContentReady ? 200 : 503;
    const part = (isReady: boolean) => (isReady ? 'ok' : 'unavailable');
    c.header('Cache-Control', 'no-store');
    return c.json({ store: part(isStoreReady), content: part(isContentReady) }, status);
  });
  return app;
}

async function responds(store: Store | undefined): Promise<true> {
  await store?.ping();
  return true;
}
