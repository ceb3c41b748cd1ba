import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { env } from '#src/config/env.ts';
import { DeadlineExceeded } from '#src/services/deadline.server.ts';
import { errorMessage } from '../error-message.ts';

const REQUEST_HEADERS = ['accept', 'if-none-match', 'if-modified-since', 'if-range', 'range'];
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
  'vary',
  'content-security-policy',
  'x-content-type-options',
];

/** Hands a media request on to the content platform and streams its answer; 404 and 502 when there is none. */
export async function proxyMedia(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const path = url.replace(/^\/api(?=\/)/, '');
  const asked = new Headers();
  for (const name of REQUEST_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') asked.set(name, value);
  }
  let answer: Response;
  try {
    answer = await fetchHeaders(env().SITECORE_API_HOST + path, { method, headers: asked, redirect: 'manual' });
  } catch (error) {
    console.error(`${path}: ${errorMessage(error)}`);
    return void response.writeHead(502).end();
  }
  response.statusCode = answer.status;
  for (const name of RESPONSE_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  if (!answer.body) return void response.end();
  try {
    await pipeline(answer.body, response);
  } catch {
    // The visitor has left, or the platform broke off: either way nobody can be told any more.
    response.destroy();
  }
}

/** Fetches a response that has to begin within the platform's deadline; a long film may take longer to send. */
async function fetchHeaders(url: string, init: RequestInit): Promise<Response> {
  const controller = new AbortController();
  const milliseconds = env().PLATFORM_TIMEOUT_MS;
  const timer = setTimeout(() => {
    controller.abort(new DeadlineExceeded(milliseconds));
  }, milliseconds);
  try {
    return await fetch(url, { ...init, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}
