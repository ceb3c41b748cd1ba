import type { NextApiHandler } from 'next';
import { env } from '#src/config/env.ts';
import { graphqlProxy } from './graphql-proxy.ts';
import { tokenBuckets } from './token-buckets.ts';

/** Limits per client: a visitor types and pages through results, an office shares one address. */
const RATE = { perSecond: 20, burst: 100, clients: 10_000 };

function createProxy(): NextApiHandler {
  const { GRAPH_QL_ENDPOINT, SITECORE_API_KEY, PUBLIC_URL, TRUSTED_PROXIES, PLATFORM_TIMEOUT_MS } = env();
  return graphqlProxy({
    endpoint: GRAPH_QL_ENDPOINT,
    apiKey: SITECORE_API_KEY,
    publicUrl: PUBLIC_URL,
    trustedProxies: TRUSTED_PROXIES,
    takeToken: tokenBuckets(RATE),
    timeoutMs: PLATFORM_TIMEOUT_MS,
  });
}

let proxy: NextApiHandler | undefined;

/** Handles a browser's content queries. Created by the first request: a build has no environment. */
export const siteGraphqlProxy: NextApiHandler = (request, response) => (proxy ??= createProxy())(request, response);
