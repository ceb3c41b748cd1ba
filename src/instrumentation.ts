import { env } from '#src/config/env.ts';
import { boundPageCache } from '#src/shell/revalidation/bound-page-cache.ts';

/**
 * Runs once when the server starts: bounds the pages that it keeps; with a faulty environment it names every fault and
 * ends, instead of serving failures.
 */
export function register(): void {
  try {
    env();
    boundPageCache();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
