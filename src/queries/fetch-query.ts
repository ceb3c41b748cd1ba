import { paths } from '#src/config/paths.ts';
import { bodyOf, type BrowserQuery } from './query.ts';
import { readResult } from './read-result.ts';

/** Why a question has no answer. */
export type QueryFailure =
  /** Whoever asked no longer wants to know. */
  | { readonly kind: 'Aborted' }
  /** Too many questions; the next one in so many seconds. */
  | { readonly kind: 'TooManyRequests'; readonly seconds: number }
  /** The site does not know the document: this page is older than the site, a document load mends it. */
  | { readonly kind: 'Outdated' }
  /** No connection, or no content platform behind the site. */
  | { readonly kind: 'Unavailable' }
  /** An answer of another shape, or errors instead of one. */
  | { readonly kind: 'Unreadable' };

export type QueryResult<View> =
  { readonly ok: true; readonly value: View } | { readonly ok: false; readonly failure: QueryFailure };

const failed = (failure: QueryFailure): { readonly ok: false; readonly failure: QueryFailure } => ({
  ok: false,
  failure,
});

/** Asks from a browser, through the site's own address; every failure is a value. */
export async function fetchQuery<Input, View>(
  query: BrowserQuery<Input, View>,
  input: Input,
  signal?: AbortSignal,
): Promise<QueryResult<View>> {
  const gone = (kind: 'Unavailable' | 'Unreadable') => failed({ kind: signal?.aborted ? 'Aborted' : kind });
  let response: Response;
  try {
    response = await fetch(paths.contentQueries, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: bodyOf(query, input),
      ...(signal && { signal }),
    });
  } catch {
    return gone('Unavailable');
  }
  if (!response.ok) return failed(failureOf(response));
  try {
    return { ok: true, value: readResult(query, await response.json()) };
  } catch {
    return gone('Unreadable');
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
