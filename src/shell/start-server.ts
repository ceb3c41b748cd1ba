import { env, isProduction } from '#src/config/env.ts';
import { limitConnections } from './http/limit-connections.ts';
import { boundPageCache } from './revalidation/bound-page-cache.ts';
import { onFirstRequest } from './routing/on-first-request.ts';
import { prepareRequests } from './routing/prepare-requests.ts';
import { startWarming } from './warming/start-warming.ts';

/** Bounds the cache of pages and the server's connections, prepares requests, and warms pages. With an invalid environment logs every problem and exits. */
export function startServer(): void {
  try {
    env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  boundPageCache();
  limitConnections();
  prepareRequests();
  if (isProduction() && env().WARM_PAGES === '1') onFirstRequest(startWarming);
}
