import type { ServerResponse } from 'node:http';

/** Why a question is not passed on, told as GraphQL tells its errors. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const REFUSALS = {
  method: { status: 405, code: 'METHOD', message: 'Ask with POST.', headers: { Allow: 'POST' } },
  foreign: { status: 403, code: 'FOREIGN', message: 'Only pages of this site may ask.' },
  notJson: { status: 415, code: 'NOT_JSON', message: 'The body must be application/json, not compressed.' },
  // What is left of the body is not read, so that the connection cannot be used again.
  tooLarge: { status: 413, code: 'TOO_LARGE', message: 'The body is too large.', headers: { Connection: 'close' } },
  unreadable: {
    status: 400,
    code: 'UNREADABLE',
    message: 'The body must be JSON with a text as query and, where it has any, an object as variables.',
  },
  variables: { status: 400, code: 'VARIABLES', message: 'The variables are too large or too deep.' },
  unknown: { status: 403, code: 'UNKNOWN_DOCUMENT', message: 'This is not a document of this site.' },
} as const satisfies Readonly<Record<string, Refusal>>;

/** A refusal that is the same for everyone. */
export const refusal = (why: keyof typeof REFUSALS): Refusal => REFUSALS[why];

/** A question more than a client may ask now. */
export const tooManyRequests = (retryAfter: string): Refusal => ({
  status: 429,
  code: 'TOO_MANY',
  message: 'Too many questions; ask again later.',
  headers: { 'Retry-After': retryAfter },
});

/** No answer from the content platform: 503 when it is away, 502 when it answered something else. */
export const noResponse = (status: 502 | 503, retryAfter: string): Refusal => ({
  status,
  code: 'NO_ANSWER',
  message: 'Content cannot be had at the moment.',
  headers: { 'Retry-After': retryAfter },
});

/** Answers with a refusal. */
export function refuse(response: ServerResponse, { status, code, message, headers = {} }: Refusal): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}
