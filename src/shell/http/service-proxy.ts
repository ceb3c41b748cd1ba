import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { CALLS, isCallName } from '#sitecore/contracts/catalogue.ts';
import { redactedLine } from '#sitecore/log/redact-error.ts';
import { env } from '#src/config/env.ts';
import { SERVICE_PROXY_TIMEOUT_MS } from '#src/config/timings.ts';

const REQUEST_HEADERS = ['accept', 'accept-language', 'authorization', 'content-type', 'x-qa-test'];
const RESPONSE_HEADERS = ['content-type', 'content-length', 'content-disposition', 'allow', 'retry-after'];
const MAX_BODY_BYTES = 64 * 1024;

const PREFIX = '/api/sitecore/';

/** Returns the call at a path and its path on the platform; undefined for any other path. */
function callAt(pathname: string): { readonly method: string; readonly path: string } | undefined {
  const { SERVICE_PATHS: configuredPaths } = env();
  const requestedPath = pathname.toLowerCase();
  const callNames = Object.keys(CALLS).filter(isCallName);
  const name = callNames.find(
    (one) => CALLS[one].path.startsWith(PREFIX) && CALLS[one].path.toLowerCase() === requestedPath,
  );
  return name && { method: CALLS[name].method, path: configuredPaths[name] ?? CALLS[name].path };
}

/**
 * Forwards a call of the bank's services to the platform and streams its response. Only calls of the catalogue pass;
 * 502 and 504 when the platform does not respond. Query and body are personal data and never logged.
 */
export async function proxyService(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://site');
  const call = callAt(url.pathname);
  response.setHeader('Cache-Control', 'no-store');
  if (!call) return void sendError(response, 404, 'not found');
  const { method, path } = call;
  if (request.method !== method) {
    response.setHeader('Allow', method);
    return void sendError(response, 405, 'method not allowed');
  }
  const body = await bodyOf(request);
  if (body === undefined) return void sendError(response, 413, 'too large');
  let platformResponse: Response;
  try {
    platformResponse = await fetch(env().SITECORE_API_HOST + path + url.search, {
      method,
      headers: headersOf(request),
      redirect: 'manual',
      signal: AbortSignal.timeout(SERVICE_PROXY_TIMEOUT_MS),
      ...(method === 'POST' && { body }),
    });
  } catch (error) {
    console.error(`${path}: ${redactedLine(error)}`);
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    return void sendError(response, timedOut ? 504 : 502, timedOut ? 'timed out' : 'unreachable');
  }
  await send(platformResponse, response);
}

async function send(platformResponse: Response, response: ServerResponse): Promise<void> {
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

function headersOf({ headers }: IncomingMessage): Headers {
  const forwarded = new Headers();
  for (const name of REQUEST_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') forwarded.set(name, value);
  }
  return forwarded;
}

/** Returns the whole body; undefined when it is larger than any call's. */
async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request) {
    if (!(part instanceof Uint8Array)) continue;
    size += part.byteLength;
    if (size > MAX_BODY_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const sendError = (response: ServerResponse, status: number, error: string): ServerResponse =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error }));
