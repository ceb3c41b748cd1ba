import { setTimeout as wait } from 'node:timers/promises';
import { LoggableError } from '#sitecore/log/redact-error.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { fetchWhole, withDeadline } from '#src/services/deadline.server.ts';
import { bodyOf, type ContentQuery } from './query.ts';
import { readResult } from './read-result.ts';

/** A page is worth this many tries, as the SDK's own questions are. */
const MAX_ATTEMPTS = 3;
/** Answers that pass: a limit reached, a platform that starts. */
const RETRYABLE_STATUSES: readonly number[] = [429, 502, 503, 504];
const MAX_WAIT_SECONDS = 5;

/**
 * Asks the content platform from the server for something that a page shows: drafts for a page that an author works on,
 * otherwise what is published, noting that the page is made of it. Rejects when there is no answer, so that the widget is
 * left out.
 */
export async function queryPlatform<Input, View>(
  query: ContentQuery<Input, View>,
  input: Input,
  page: Pick<PageFacts, 'path' | 'state'>,
): Promise<View> {
  const body = bodyOf(query, input);
  return withDeadline(env().PLATFORM_TIMEOUT_MS, () => fetchWithRetries(query, body, page));
}

async function fetchWithRetries<Input, View>(
  query: ContentQuery<Input, View>,
  body: string,
  page: Pick<PageFacts, 'path' | 'state'>,
): Promise<View> {
  for (let tried = 1; ; tried += 1) {
    const response = await post(body, page);
    if (response.ok) return readResult(query, await response.json());
    if (tried === MAX_ATTEMPTS || !RETRYABLE_STATUSES.includes(response.status)) {
      throw new LoggableError(`${query.name}: the content platform answered ${response.status}`);
    }
    await wait(1000 * secondsToWait(response.headers.get('retry-after')));
  }
}

const post = (body: string, { path, state }: Pick<PageFacts, 'path' | 'state'>): Promise<Response> =>
  fetchWhole(env().GRAPH_QL_ENDPOINT, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      sc_apikey: env().SITECORE_API_KEY,
      'x-sc-site': env().SITECORE_SITE_NAME,
      'x-sc-route': encodeURI(path),
      ...(state !== 'normal' && { sc_editMode: 'true' }),
    },
    body,
  });

function secondsToWait(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? 1);
  return Number.isFinite(seconds) ? Math.min(seconds, MAX_WAIT_SECONDS) : 1;
}
