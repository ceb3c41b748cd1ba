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

/** The call at a path, and where the platform has it. */
function callAt(pathname: string): { readonly method: string; readonly path: string } | undefined {
  const { SERVICE_PATHS: moved } = env();
  const asked = pathname.toLowerCase();
  const names = Object.keys(CALLS).filter(isCallName);
  const name = names.find((one) => CALLS[one].path.startsWith(PREFIX) && CALLS[one].path.toLowerCase() === asked);
  return name && { method: CALLS[name].method, path: moved[name] ?? CALLS[name].path };
}

/**
 * Hands a call of the bank's services on to the platform and streams its answer. Only calls of the catalogue pass; 502
 * and 504 when the platform does not answer. Neither query nor body reaches a log: both are about a person.
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
  let answer: Response;
  try {
    answer = await fetch(env().SITECORE_API_HOST + path + url.search, {
      method,
      headers: headersOf(request),
      redirect: 'manual',
      signal: AbortSignal.timeout(SERVICE_PROXY_TIMEOUT_MS),
      ...(method === 'POST' && { body }),
    });
  } catch (error) {
    console.error(`${path}: ${redactedLine(error)}`);
    const late = error instanceof Error && error.name === 'TimeoutError';
    return void sendError(response, late ? 504 : 502, late ? 'no answer in time' : 'unreachable');
  }
  await send(answer, response);
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
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

function headersOf({ headers }: IncomingMessage): Headers {
  const asked = new Headers();
  for (const name of REQUEST_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') asked.set(name, value);
  }
  return asked;
}

/** The whole body; undefined when it is larger than any call's. */
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
