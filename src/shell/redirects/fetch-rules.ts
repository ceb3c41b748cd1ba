import { ClientError, GraphQLClient } from 'graphql-request';
import { z } from 'zod';
import { env } from '#src/config/env.ts';
import { errorMessage } from '../error-message.ts';
import type { QueryRule } from './query-redirect-paths.ts';

const QUERY = `query ($site: String!) { site { siteInfo(site: $site) { redirects { pattern isQueryStringPreserved } } } }`;
const TIMEOUT_MS = 5000;

const rules = z.array(z.object({ pattern: z.string(), isQueryStringPreserved: z.boolean() }));
const result = z.object({ site: z.object({ siteInfo: z.object({ redirects: rules }).nullable() }) });

/** Fetches the site's redirects for a build; returns none, with a warning, when the content platform is away. */
export async function fetchRedirectRules(): Promise<readonly QueryRule[]> {
  try {
    const { GRAPH_QL_ENDPOINT, SITECORE_API_KEY, SITECORE_SITE_NAME } = env();
    const client = new GraphQLClient(GRAPH_QL_ENDPOINT, { headers: { sc_apikey: SITECORE_API_KEY }, fetch });
    const data = await client.request<unknown>({
      document: QUERY,
      variables: { site: SITECORE_SITE_NAME },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return result.parse(data).site.siteInfo?.redirects ?? [];
  } catch (error) {
    // The message of a ClientError repeats the whole request and response.
    const reason = error instanceof ClientError ? `it responded ${error.response.status}` : errorMessage(error);
    console.warn(`redirects are built without their queries, the content platform is unavailable: ${reason}`);
    return [];
  }
}
