import type { ServerResponse } from 'node:http';

/** Seconds after which a browser or a robot may try again. */
const RETRY_SECONDS = '5';

/** Returns true for a PlatformFailure. Compares the name: Next bundles each page with a class of its own, and browsers with none. */
const isPlatformFailure = (error: unknown): boolean => error instanceof Error && error.name === 'PlatformFailure';

/**
 * Sets 503 with Retry-After for a page that failed because of the content platform. Next sets the status to 500 to
 * choose the error page, so it is changed as the headers are written; other failures stay 500.
 */
export function respondUnavailable(error: unknown, response: ServerResponse | undefined): void {
  if (!response || response.headersSent || !isPlatformFailure(error)) return;
  const writeHead = response.writeHead.bind(response);
  response.setHeader('Retry-After', RETRY_SECONDS);
  response.writeHead = (status: number, ...rest: []) => writeHead(status === 500 ? 503 : status, ...rest);
}
