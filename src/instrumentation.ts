import { env } from '#src/config/env.ts';

/** Runs once when the server starts: with a faulty environment it names every fault and ends, instead of serving failures. */
export function register(): void {
  try {
    env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
