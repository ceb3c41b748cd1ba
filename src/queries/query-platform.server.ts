import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import type { ClientError } from 'graphql-request';
import { LoggableError } from '#sitecore/log/redact-error.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { fetchWhole, withDeadline } from '#src/services/deadline.server.ts';
import type { ContentQuery } from './query.ts';

/** Retries of the SDK's client: after 429 and 5xx of a platform that starts, with the wait of Retry-After. */
const RETRIES = 2;

/**
 * Queries the content platform from the server for data of a page: drafts for a page that an author works on, otherwise
 * what is published. The platform records that the page depends on the result. Rejects on every failure, after
 * PLATFORM_TIMEOUT_MS at the latest, so that the widget is left out.
 */
export async function queryPlatform<Input, View>(
  query: ContentQuery<Input, View>,
  input: Input,
  page: Pick<PageFacts, 'path' | 'state'>,
): Promise<View> {
  const { GRAPH_QL_ENDPOINT: endpoint, SITECORE_API_KEY: apiKey, PLATFORM_TIMEOUT_MS: timeoutMs } = env();
  const client = new GraphQLRequestClient(endpoint, { apiKey, fetch: fetchWhole, retries: RETRIES });
  const variables = { ...query.variables(input) };
  try {
    const headers = headersFor(page);
    return query.parse(
      await withDeadline(timeoutMs, () => client.request<unknown>(query.text, variables, { headers })),
    );
  } catch (error) {
    throw isClientError(error) ? platformError(query.name, error) : error;
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
