import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '#sitecore/contracts/catalogue.ts';
import { redactedLine } from '#sitecore/log/redact-error.ts';
import { env } from '#src/config/env.ts';
import { SERVICE_PROXY_TIMEOUT_MS, SERVICE_STREAM_TIMEOUT_MS } from '#src/config/timings/services.ts';
import { endpointSearch } from '#src/shell/forms/endpoint-search.ts';
import { forwardedBody, forwardedHeaders } from '#src/shell/http/forwarded-request.ts';
import { sendError, sendPlatformResponse } from './forwarded-response.ts';
import { serviceCallAt } from './service-call.ts';
import { changesAt, isTrackerCall } from './tracker-calls.ts';

/**
 * Forwards a call of the bank's services to the platform and its response to the visitor: only calls of the catalogue, with
 * what each declares there. 502 and 504 when the platform does not respond. Query and body are personal data and never logged.
 */
export async function proxyService(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://site');
  const call = serviceCallAt(url.pathname);
  response.setHeader('Cache-Control', 'no-store');
  if (!call) return void sendError(response, 404, 'not found');
  const { method, path, streams } = call;
  if (request.method !== method) {
    response.setHeader('Allow', method);
    return void sendError(response, 405, 'method not allowed');
  }
  const sent = await forwardedBody(request, call);
  if (!sent.ok) return void sendError(response, sent.failure, REFUSALS[sent.failure]);
  const { isTooLarge } = sent.value;
  const { ofRequest, ofResponse } = changesAt(url.pathname);
  const body = ofRequest ? changedBody(sent.value.body, ofRequest) : sent.value.body;
  if (ofRequest && body === undefined) return void sendError(response, 400, 'malformed request');
  const host = hostOf(url.pathname);
  try {
    const platformResponse = await fetch(host + path + searchOf(url, call), {
      method,
      headers: forwardedHeaders(request, call, { isPlatform: host === env().SITECORE_API_HOST }),
      redirect: 'manual',
      signal: AbortSignal.timeout(streams ? SERVICE_STREAM_TIMEOUT_MS : SERVICE_PROXY_TIMEOUT_MS),
      ...(body !== undefined && { body, duplex: 'half' }),
    });
    await sendPlatformResponse(platformResponse, response, { ...call, ...(ofResponse && { change: ofResponse }) });
  } catch (error) {
    if (isTooLarge()) return void sendError(response, 413, REFUSALS[413]);
    console.error(`${path}: ${redactedLine(error)}`);
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    sendError(response, timedOut ? 504 : 502, timedOut ? 'timed out' : 'unreachable');
  }
}

/** Browsers call other services at SERVICES_URL themselves; those of the tracker pass the site, which masks and seals. */
function hostOf(pathname: string): string {
  const { SERVICES_URL, SITECORE_API_HOST } = env();
  return SERVICES_URL !== '' && isTrackerCall(pathname) ? SERVICES_URL : SITECORE_API_HOST;
}

const changedBody = (body: BodyInit | undefined, change: (text: string) => string | undefined): string | undefined =>
  body instanceof Buffer ? change(body.toString('utf8')) : undefined;

/** Returns the query of a call; that of a form gets the site's API key. */
const searchOf = ({ search, searchParams }: URL, { takesKey }: Endpoint): string =>
  takesKey ? endpointSearch(searchParams) : search;

const REFUSALS = { 413: 'too large', 415: 'unsupported content type' } as const;
