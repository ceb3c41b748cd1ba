import type { IncomingMessage, ServerResponse } from 'node:http';
import { redactedLine } from '#sitecore/log/redact-error.ts';
import { clientOf } from './client-of.ts';
import { type ForwardedQuery, readQuery } from './read-query.ts';
import { noResponse, type Refusal, refusal, refuse, tooManyRequests } from './refusal.ts';
import type { TakeToken } from './token-buckets.ts';

interface GraphqlProxyOptions {
  readonly endpoint: string;
  readonly apiKey: string;
  /** Where visitors find the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly trustedProxies: number;
  readonly takeToken: TakeToken;
  readonly timeoutMs: number;
}

const RETRY_SECONDS = '5';

/** Forwards the documents that browsers may send to the content platform, with its key, and refuses everything else. */
export function graphqlProxy(options: GraphqlProxyOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    const question = checkRequest(request, options) ?? (await readQuery(request));
    if ('status' in question) refuse(response, question);
    else await forward(question, response, options);
  };
}

/** The cheap checks, before anything is read. */
function checkRequest(request: IncomingMessage, options: GraphqlProxyOptions): Refusal | undefined {
  if (request.method !== 'POST') return refusal('method');
  if (isCrossSite(request, options.publicUrl)) return refusal('foreign');
  const seconds = options.takeToken(clientOf(request, options.trustedProxies));
  return seconds > 0 ? tooManyRequests(String(seconds)) : undefined;
}

/** Whether a browser says that another site asks; who is no browser says nothing and has no visitor to harm. */
function isCrossSite({ headers }: IncomingMessage, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}

async function forward(
  question: ForwardedQuery,
  response: ServerResponse,
  options: GraphqlProxyOptions,
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const signal = AbortSignal.any([left.signal, AbortSignal.timeout(options.timeoutMs)]);
  try {
    const platform = await post(question, options, signal);
    if (isGraphqlResponse(platform)) {
      const bytes = Buffer.from(await platform.arrayBuffer());
      response.writeHead(platform.status, { 'Content-Type': 'application/json; charset=utf-8' }).end(bytes);
      return;
    }
    await platform.body?.cancel();
    refuse(response, failureOf(platform));
    console.error(`${question.name}: the content platform answered ${platform.status}`);
  } catch (error) {
    if (left.signal.aborted) return;
    refuse(response, noResponse(503, RETRY_SECONDS));
    console.error(`${question.name}: ${redactedLine(error)}`);
  }
}

/** Nothing of the browser's request but the question itself is passed on: no cookie, no wish for drafts. */
const post = (
  { body }: ForwardedQuery,
  { endpoint, apiKey }: GraphqlProxyOptions,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', sc_apikey: apiKey },
    body,
    redirect: 'manual',
    signal,
  });

/** Whether the platform answers the question: data, or that its variables are wrong. */
const isGraphqlResponse = ({ status, headers }: Response): boolean =>
  (status === 200 || status === 400) && (headers.get('content-type') ?? '').includes('json');

function failureOf({ status, headers }: Response): Refusal {
  const retryAfter = headers.get('retry-after') ?? RETRY_SECONDS;
  if (status === 429) return tooManyRequests(retryAfter);
  return noResponse(status === 503 ? 503 : 502, retryAfter);
}
