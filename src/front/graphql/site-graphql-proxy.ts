import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '#src/config/env.ts';
import { searchInIndex } from '#src/queries/search-index.ts';
import { graphqlProxy } from './graphql-proxy.ts';
import { tokenBuckets } from '#src/shell/http/token-buckets.ts';

/** Limits per client: a visitor types and pages through results, an office shares one address. */
const RATE = { perSecond: 20, burst: 100, clients: 10_000 };

function createProxy(): ReturnType<typeof graphqlProxy> {
  const { GRAPH_QL_ENDPOINT, SITECORE_API_KEY, PUBLIC_URL, TRUSTED_PROXIES, PLATFORM_TIMEOUT_MS } = env();
  return graphqlProxy({
    endpoint: GRAPH_QL_ENDPOINT,
    apiKey: SITECORE_API_KEY,
    publicUrl: PUBLIC_URL,
    trustedProxies: TRUSTED_PROXIES,
    takeToken: tokenBuckets(RATE),
    timeoutMs: PLATFORM_TIMEOUT_MS,
    search: searchInIndex,
  });
}

let proxy: ReturnType<typeof graphqlProxy> | undefined;

/** Handles a browser's content queries. */
export const siteGraphqlProxy = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  (proxy ??= createProxy())(request, response);
