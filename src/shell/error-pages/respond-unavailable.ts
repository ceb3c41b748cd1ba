import type { IncomingMessage, ServerResponse } from 'node:http';
import { asUnavailable } from './as-unavailable.ts';
import { respondWithPage } from './respond-with-page.ts';

/** Returns true for a PlatformFailure. Compares the name: Next bundles each page with a class of its own, and browsers with none. */
const isPlatformFailure = (error: unknown): boolean => error instanceof Error && error.name === 'PlatformFailure';

/**
 * Prepares the response to a failed request: a page whose query cannot be computed responds without the query's result;
 * another that failed because of the content platform with 503 and Retry-After; other failures stay 500.
 */
export async function respondUnavailable(
  error: unknown,
  request: IncomingMessage | undefined,
  response: ServerResponse | undefined,
): Promise<void> {
  if (!error || !request || !response || response.headersSent) return;
  if ((await respondWithPage(request, response)) || !isPlatformFailure(error)) return;
  asUnavailable(response);
}
