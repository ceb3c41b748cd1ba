import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { env } from '#src/config/env.ts';
import { reasonOf } from './reason-of.ts';

const ASKED = ['accept', 'if-none-match', 'if-modified-since', 'if-range', 'range'];
const ANSWERED = [
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
const TIMEOUT_MS = 10_000;

/** Hands a media request on to the content platform and streams its answer; 404 and 502 when there is none. */
export async function proxyMedia(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const path = url.replace(/^\/api(?=\/)/, '');
  const asked = new Headers();
  for (const name of ASKED) {
    const value = request.headers[name];
    if (typeof value === 'string') asked.set(name, value);
  }
  let answer: Response;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    answer = await fetch(env().SITECORE_API_HOST + path, { method, headers: asked, redirect: 'manual', signal });
  } catch (error) {
    console.error(`${path}: ${reasonOf(error)}`);
    return void response.writeHead(502).end();
  }
  response.statusCode = answer.status;
  for (const name of ANSWERED) {
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
