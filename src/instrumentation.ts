import { env } from '#src/config/env.ts';

/** Runs once when the server starts: a faulty environment is named then, not at the first page. */
export function register(): void {
  env();
}
