import type { ServerResponse } from 'node:http';

/** Reason why a query is not forwarded, in GraphQL's error format. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const REFUSALS = {
  method: { status: 405, code: 'METHOD', message: 'Use POST.', headers: { Allow: 'POST' } },
  foreign: { status: 403, code: 'FOREIGN', message: 'Only pages of this site may send queries.' },
  notJson: { status: 415, code: 'NOT_JSON', message: 'The body must be application/json, not compressed.' },
  // The rest of the body stays unread, so the connection cannot be reused.
  tooLarge: { status: 413, code: 'TOO_LARGE', message: 'The body is too large.', headers: { Connection: 'close' } },
  unreadable: {
    status: 400,
    code: 'UNREADABLE',
    message: 'The body must be JSON with a text as query and, where it has any, an object as variables.',
  },
  variables: { status: 400, code: 'VARIABLES', message: 'The variables are too large or too deep.' },
  unknown: { status: 403, code: 'UNKNOWN_DOCUMENT', message: 'The query is not a document of this site.' },
} as const satisfies Readonly<Record<string, Refusal>>;

/** Returns a refusal by its name. */
export const refusal = (name: keyof typeof REFUSALS): Refusal => REFUSALS[name];

/** Returns the refusal of a client over its rate limit. */
export const tooManyRequests = (retryAfter: string): Refusal => ({
  status: 429,
  code: 'TOO_MANY',
  message: 'Too many requests; try again later.',
  headers: { 'Retry-After': retryAfter },
});

/**
 * Returns the refusal without a usable response: 503 when the content platform is unavailable, 502 for any other
 * response.
 */
export const noResponse = (status: 502 | 503, retryAfter: string): Refusal => ({
  status,
  code: 'NO_ANSWER',
  message: 'Content is unavailable at the moment.',
  headers: { 'Retry-After': retryAfter },
});

/** Sends a refusal. */
export function refuse(response: ServerResponse, { status, code, message, headers = {} }: Refusal): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}
