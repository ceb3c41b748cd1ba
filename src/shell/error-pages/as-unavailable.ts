/** Seconds after which a browser or a robot may try again. */
const RETRY_SECONDS = '5';

/** A response whose headers are not sent. */
export interface Unsent {
  setHeader(name: string, value: string): unknown;
  writeHead(status: number, ...rest: []): unknown;
}

/**
 * Makes a response 503 with Retry-After in place of 500. Next sets the status to 500 to choose the error page, so it is
 * changed as the headers are written.
 */
export function asUnavailable(response: Unsent): void {
  const writeHead = response.writeHead.bind(response);
  response.setHeader('Retry-After', RETRY_SECONDS);
  response.writeHead = (status: number, ...rest: []) => writeHead(status === 500 ? 503 : status, ...rest);
}
