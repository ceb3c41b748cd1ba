import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import type { ClientError } from 'graphql-request';
import * as z from 'zod/mini';
import { LoggableError } from '#sitecore/log/redact-error.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { type CachedCall, cacheCall } from '#src/services/call-cache.server.ts';
import { withDeadline } from '#src/services/deadline.server.ts';
import { fetchPlatform } from '#src/services/fetch-platform.server.ts';
import { boundedRetries } from './bounded-retries.server.ts';
import type { ContentQuery } from './query.ts';

/** Retries of the SDK's client: after 5xx of a platform that starts, with the wait of Retry-After. */
const RETRIES = 2;

/** Limits of the cached results of each query: anybody can search for anything. */
const LIMITS = { maxEntries: 500, maxCharacters: 4_000_000 };

/**
 * Queries the content platform from the server for data of a page: drafts for a page that an author works on, otherwise
 * what is published, from memory until a publish or its age. The platform records that the page depends on the result.
 * Rejects when the platform fails and never had a result, after PLATFORM_TIMEOUT_MS at the latest, so that the widget is
 * left out.
 */
export async function queryPlatform<Input, View>(
  query: ContentQuery<Input, View>,
  input: Input,
  page: Pick<PageFacts, 'path' | 'state'>,
): Promise<View> {
  const variables = { ...query.variables(input) };
  const data = await (page.state === 'normal'
    ? cachedCallOf(query).getLastGood(page.path, JSON.stringify(variables))
    : send(query, variables, page));
  return query.parse(data);
}

const cachedCalls = new WeakMap<object, CachedCall<[path: string, variables: string], unknown>>();

/** Returns the cached calls of a query, by page since the platform records which page depends on a result. */
function cachedCallOf(
  query: Pick<ContentQuery<never, unknown>, 'name' | 'text' | 'parse'>,
): CachedCall<[path: string, variables: string], unknown> {
  const known = cachedCalls.get(query);
  if (known) return known;
  const call = async (path: string, variables: string) => {
    const data = await send(query, variablesJson.parse(JSON.parse(variables)), { path, state: 'normal' });
    // Unreadable results are not cached.
    query.parse(data);
    return data;
  };
  const created = cacheCall(call, { ...LIMITS, name: query.name });
  cachedCalls.set(query, created);
  return created;
}

const variablesJson = z.record(z.string(), z.unknown());

async function send(
  { name, text }: Pick<ContentQuery<never, unknown>, 'name' | 'text'>,
  variables: Readonly<Record<string, unknown>>,
  page: Pick<PageFacts, 'path' | 'state'>,
): Promise<unknown> {
  const { GRAPH_QL_ENDPOINT: endpoint, SITECORE_API_KEY: apiKey, PLATFORM_TIMEOUT_MS: timeoutMs } = env();
  const retryStrategy = boundedRetries(timeoutMs);
  const client = new GraphQLRequestClient(endpoint, { apiKey, fetch: fetchPlatform, retries: RETRIES, retryStrategy });
  try {
    return await withDeadline(timeoutMs, () =>
      client.request<unknown>(text, { ...variables }, { headers: headersFor(page) }),
    );
  } catch (error) {
    throw isClientError(error) ? platformError(name, error) : error;
  }
}

const headersFor = ({ path, state }: Pick<PageFacts, 'path' | 'state'>): Record<string, string> => ({
  'x-sc-site': env().SITECORE_SITE_NAME,
  'x-sc-route': encodeURI(path),
  ...(state !== 'normal' && { sc_editMode: 'true' }),
});

/** By shape: the SDK loads its own build of graphql-request, with a class of its own. */
const isClientError = (error: unknown): error is ClientError => error instanceof Error && 'response' in error;

/** Returns an error without the request, which a ClientError's message repeats. */
function platformError(name: string, { response: { status, errors = [] } }: ClientError): Error {
  if (status !== 200) return new LoggableError(`${name}: the content platform responded ${status}`);
  return new Error(`${name}: ${errors.map(({ message }) => message).join('; ') || 'the response has no data'}`);
}
