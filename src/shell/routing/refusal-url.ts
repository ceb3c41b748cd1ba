import type { IncomingMessage } from 'node:http';
import { env } from '#src/config/env.ts';
import { isLoopback } from '#sitecore/rules/client-network.ts';
import { clientOf } from '../http/client-of.ts';
import { type TakeToken, tokenBuckets } from '../graphql-proxy/token-buckets.ts';

/** Methods that no route serves, and that a web request cannot have. */
const NO_METHOD = /^(?:TRACE|TRACK|CONNECT)$/;

/** Path of the pages that are rendered for each request. */
const RENDERED = /^(?:\/(?:ar|en))?\/_query\/rendered(?=[/?]|$)/;

/** Pages that a client may request at once, as seconds of its limit. */
const BURST_SECONDS = 10;

declare global {
  var queryPageTokens: TakeToken | undefined;
}

/**
 * Returns the URL of the response that refuses a request: 405 for a method that no route serves, 429 above the limit of pages
 * that are rendered for each request (`QUERY_PAGES_PER_SECOND`); undefined for any other request.
 */
export function refusalUrl(request: IncomingMessage, internalUrl: string): string | undefined {
  if (NO_METHOD.test(request.method ?? '')) return '/api/refused/method';
  if (!RENDERED.test(internalUrl)) return undefined;
  const { QUERY_PAGES_PER_SECOND: perSecond, TRUSTED_PROXIES, QA } = env();
  if (perSecond === 0) return undefined;
  const client = clientOf(request, TRUSTED_PROXIES);
  if (QA === '1' && isLoopback(client)) return undefined;
  globalThis.queryPageTokens ??= tokenBuckets({ perSecond, burst: perSecond * BURST_SECONDS, clients: 10_000 });
  const seconds = globalThis.queryPageTokens(client);
  return seconds > 0 ? `/api/refused/rate?seconds=${seconds}` : undefined;
}
