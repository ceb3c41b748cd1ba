import type { Language } from '#sitecore/definitions/language.ts';
import { env } from '#src/config/env.ts';
import { pageLayout } from '#src/queries/page-layout.query.ts';
import { bodyOf, type ContentQuery } from '#src/queries/query.ts';
import { readResult } from '#src/queries/read-result.ts';
import { withDeadline } from '#src/services/deadline.server.ts';
import { fetchPlatform } from '#src/services/fetch-platform.server.ts';

const JSON_TYPE = { 'content-type': 'application/json', accept: 'application/json' };

/**
 * Queries the published content and keeps no result; rejects when the platform fails or its deadline passes. With the path of a page the
 * platform names that page in a publish that changes the result.
 */
export async function queryContent<Input, View>(
  query: ContentQuery<Input, View>,
  input: Input,
  page?: string,
): Promise<View> {
  const { GRAPH_QL_ENDPOINT: endpoint, SITECORE_API_KEY: key, SITECORE_SITE_NAME: site } = env();
  const route = page !== undefined && { 'x-sc-site': site, 'x-sc-route': page };
  const headers = { ...JSON_TYPE, sc_apikey: key, ...route };
  return readResult(query, await fetchJson(endpoint, { method: 'POST', headers, body: bodyOf(query, input) }));
}

/** Returns the layout JSON of a page, over GraphQL or REST as for visitors; undefined for a page that does not exist. Rejects as `queryContent`. */
export async function readLayout(path: string, language: Language): Promise<unknown> {
  const { FETCH_WITH: service, SITECORE_SITE_NAME: site } = env();
  return service === 'REST' ? fetchJson(layoutUrl(path, language)) : queryContent(pageLayout, { site, path, language });
}

/** Returns the address of a layout in the layout service's REST form. */
function layoutUrl(path: string, language: Language): URL {
  const { SITECORE_API_HOST: host, SITECORE_API_KEY: key, SITECORE_SITE_NAME: site } = env();
  const url = new URL('/sitecore/api/layout/render/default', host);
  url.search = new URLSearchParams({ item: path, sc_lang: language, sc_site: site, sc_apikey: key }).toString();
  return url;
}

const fetchJson = (url: string | URL, init: RequestInit = {}): Promise<unknown> =>
  withDeadline(env().PLATFORM_TIMEOUT_MS, async () => {
    const response = await fetchPlatform(url, { ...init, redirect: 'manual' });
    if (!response.ok) throw new Error(`the content platform responded ${response.status}`);
    const json: unknown = await response.json();
    return json;
  });
