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

/** Forwards a media request to the content platform and streams its response; responds 502 when there is none. */
export async function proxyMedia(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const path = url.replace(/^\/api(?=\/)/, '');
  const headers = new Headers();
  for (const name of REQUEST_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  let platformResponse: Response;
  try {
    platformResponse = await fetchHeaders(env().SITECORE_API_HOST + path, { method, headers, redirect: 'manual' });
  } catch (error) {
    console.error(`${path}: ${errorMessage(error)}`);
    return void response.writeHead(502).end();
  }
  response.statusCode = platformResponse.status;
  for (const name of RESPONSE_HEADERS) {
    const value = platformResponse.headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  if (!platformResponse.body) return void response.end();
  try {
    await pipeline(platformResponse.body, response);
  } catch {
    // The client or the platform disconnected; the status is sent already.
    response.destroy();
  }
}

/** Fetches a response that must begin within the platform's deadline; its body may take longer. */
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
