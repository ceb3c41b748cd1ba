import { env } from '#src/config/env.ts';
import { prepareRequests } from '#src/shell/routing/prepare-requests.ts';
import { boundPageCache } from '#src/shell/revalidation/bound-page-cache.ts';

/**
 * Runs once when the server starts: bounds the cache of pages and prepares requests. With an invalid environment logs every
 * problem and exits.
 */
export function register(): void {
  try {
    env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  boundPageCache();
  prepareRequests();
}
