import { paths } from '#src/config/paths.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { bodyOf, type BrowserQuery } from './query.ts';
import { readResult } from './read-result.ts';

/** Failure of a query. */
export type QueryFailure =
  /** The caller aborted the query. */
  | { readonly kind: 'Aborted' }
  /** Too many queries; the next one is accepted after `seconds`. */
  | { readonly kind: 'TooManyRequests'; readonly seconds: number }
  /** The site does not accept the document: the page is older than the site; reloading fixes it. */
  | { readonly kind: 'Outdated' }
  /** No connection, or the content platform is unavailable. */
  | { readonly kind: 'Unavailable' }
  /** The response has errors or another shape. */
  | { readonly kind: 'Unreadable' };

export type QueryResult<View> = Result<View, QueryFailure>;

/** Sends a query from a browser through the site's own endpoint. Never rejects. */
export async function fetchQuery<Input, View>(
  query: BrowserQuery<Input, View>,
  input: Input,
  signal?: AbortSignal,
): Promise<QueryResult<View>> {
  const failWith = (kind: 'Unavailable' | 'Unreadable') =>
    failure<QueryFailure>({ kind: signal?.aborted ? 'Aborted' : kind });
  let response: Response;
  try {
    response = await fetch(paths.contentQueries, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: bodyOf(query, input),
      ...(signal && { signal }),
    });
  } catch {
    return failWith('Unavailable');
  }
  if (!response.ok) return failure(failureOf(response));
  try {
    return success(readResult(query, await response.json()));
  } catch {
    return failWith('Unreadable');
  }
}

function failureOf({ status, headers }: Response): QueryFailure {
  switch (status) {
    case 403:
      return { kind: 'Outdated' };
    case 429:
      return { kind: 'TooManyRequests', seconds: Number(headers.get('retry-after')) || 1 };
    case 400:
      return { kind: 'Unreadable' };
    default:
      return { kind: 'Unavailable' };
  }
}
