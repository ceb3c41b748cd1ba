import type { IncomingMessage, ServerResponse } from 'node:http';
import { redactedLine } from '#sitecore/log/redact-error.ts';
import type { documents } from '#src/queries/documents.server.ts';
import { withDeadline } from '#src/services/deadline.server.ts';
import { fetchPlatform } from '#src/services/fetch-platform.server.ts';
import { clientOf } from '#src/shell/http/client-of.ts';
import { senderOfRequest } from '#src/shell/http/is-own-page.ts';
import { type ForwardedQuery, readQuery } from './read-query.ts';
import { noResponse, type Refusal, refusal, refuse, tooManyRequests } from './refusal.ts';
import type { TakeToken } from '#src/shell/http/token-buckets.ts';

interface GraphqlProxyOptions {
  readonly endpoint: string;
  readonly apiKey: string;
  /** Public URL of the site, without a trailing slash. */
  readonly publicUrl: string;
  readonly trustedProxies: number;
  readonly takeToken: TakeToken;
  readonly timeoutMs: number;
  /** Returns the response of the site's own index to a search; undefined while there is none. */
  readonly search?: (variables: unknown) => unknown;
}

/** Name of the document of a search. */
const SEARCH: keyof typeof documents = 'siteSearch';

const RETRY_SECONDS = '5';

/**
 * Responds to a search from the index of the site, forwards the other documents that browsers may send to the content platform, with its
 * key, and refuses everything else.
 */
export function graphqlProxy(options: GraphqlProxyOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Vary', 'Origin, Sec-Fetch-Site');
    const query = checkRequest(request, options) ?? (await readQuery(request));
    if ('status' in query) return void refuse(response, query);
    const found = query.name === SEARCH && options.search?.({ ...query.variables, ...query.extensions });
    if (found) respond(response, 200, JSON.stringify(found));
    else await forward(query, response, options);
  };
}

/** Runs the checks that read no body; undefined when the request passes. */
function checkRequest(request: IncomingMessage, options: GraphqlProxyOptions): Refusal | undefined {
  if (request.method !== 'POST') return refusal('method');
  // Clients without these headers have no session to abuse.
  if (senderOfRequest(request, options.publicUrl) === 'foreign') return refusal('foreign');
  const seconds = options.takeToken(clientOf(request, options.trustedProxies));
  return seconds > 0 ? tooManyRequests(String(seconds)) : undefined;
}

const respond = (response: ServerResponse, status: number, json: string | Buffer): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(json);

async function forward(query: ForwardedQuery, response: ServerResponse, options: GraphqlProxyOptions): Promise<void> {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  try {
    const platform = await withDeadline(options.timeoutMs, () => post(query, options, closed.signal));
    if (isGraphqlResponse(platform)) {
      respond(response, platform.status, Buffer.from(await platform.arrayBuffer()));
      return;
    }
    refuse(response, failureOf(platform));
    console.error(`${query.name}: the content platform responded ${platform.status}`);
  } catch (error) {
    if (closed.signal.aborted) return;
    refuse(response, noResponse(503, RETRY_SECONDS));
    console.error(`${query.name}: ${redactedLine(error)}`);
  }
}

/** Posts the query to the platform with nothing else of the browser's request: no cookie, no request for drafts. */
const post = (
  { body }: ForwardedQuery,
  { endpoint, apiKey }: GraphqlProxyOptions,
  signal: AbortSignal,
): Promise<Response> =>
  fetchPlatform(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      sc_apikey: apiKey,
    },
    body,
    redirect: 'manual',
    signal,
  });

/** Returns true for a GraphQL response: data, or errors about the variables. */
const isGraphqlResponse = ({ status, headers }: Response): boolean =>
  (status === 200 || status === 400) && (headers.get('content-type') ?? '').includes('json');

function failureOf({ status, headers }: Response): Refusal {
  const retryAfter = headers.get('retry-after') ?? RETRY_SECONDS;
  if (status === 429) return tooManyRequests(retryAfter);
  return noResponse(status === 503 ? 503 : 502, retryAfter);
}
