import type { ServerResponse } from 'node:http';
import { isPlatformFailure } from '../content/platform-failure.ts';

/** Seconds after which a browser or a robot may try again. */
const RETRY_SECONDS = '5';

/**
 * Turns the status of a page that failed for want of the content platform into 503 with Retry-After. Next fixes the status
 * at 500 to choose the error page, so it is changed as the headers are written; every other failure stays 500.
 */
export function respondUnavailable(error: unknown, response: ServerResponse | undefined): void {
  if (!response || response.headersSent || !isPlatformFailure(error)) return;
  const writeHead = response.writeHead.bind(response);
  response.setHeader('Retry-After', RETRY_SECONDS);
  response.writeHead = (status: number, ...rest: []) => writeHead(status === 500 ? 503 : status, ...rest);
}
