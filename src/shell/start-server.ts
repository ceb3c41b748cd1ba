import { env } from '#src/config/env.ts';
import { boundPageCache } from './revalidation/bound-page-cache.ts';
import { prepareRequests } from './routing/prepare-requests.ts';

/** Bounds the cache of pages and prepares requests. With an invalid environment logs every problem and exits. */
export function startServer(): void {
  try {
    env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  boundPageCache();
  prepareRequests();
}
