import { z } from 'zod';
import { env } from '#src/config/env.ts';
import type { QueryRule } from './query-redirect-paths.ts';

const QUERY = `query ($site: String!) { site { siteInfo(site: $site) { redirects { pattern isQueryStringPreserved } } } }`;
const TIMEOUT_MS = 5000;

const rules = z.array(z.object({ pattern: z.string(), isQueryStringPreserved: z.boolean() }));
const result = z.object({
  data: z.object({ site: z.object({ siteInfo: z.object({ redirects: rules }).nullable() }) }),
});

/** The site's redirects as far as a build needs them; none, with a warning, when the content platform is away. */
export async function fetchRedirectRules(): Promise<readonly QueryRule[]> {
  try {
    const { GRAPH_QL_ENDPOINT, SITECORE_API_KEY, SITECORE_SITE_NAME } = env();
    const response = await fetch(GRAPH_QL_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', sc_apikey: SITECORE_API_KEY },
      body: JSON.stringify({ query: QUERY, variables: { site: SITECORE_SITE_NAME } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return result.parse(await response.json()).data.site.siteInfo?.redirects ?? [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`redirects are built without their queries, the content platform did not say them: ${reason}`);
    return [];
  }
}
