import type { QueryFailure, QueryResult } from '#src/queries/fetch-query.ts';
import type { UnexpectedFailure } from '#src/features/request/latest-request.ts';
import { failure, type Result } from '#sitecore/contracts/result.ts';

/** Page of a list with cursor pagination. */
interface CursorPage {
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
}

/** Reasons for which a page was not reached: a request failed, or the list ends before it. */
type WalkFailure = QueryFailure | { readonly kind: 'ReachedEnd' };

/** Kind of failure of a search. */
export type SearchFailure = (WalkFailure | UnexpectedFailure)['kind'];

type WalkResult<Page> = Result<Page, WalkFailure>;

interface Walk<Page> {
  readonly fetchPage: (after: string | null) => Promise<QueryResult<Page>>;
  /** Number of pages to fetch. */
  readonly steps: number;
  /** Cursor to start from; the first page by default. */
  readonly from?: string | null;
}

/** Fetches pages one after another by their cursors and returns the last one. */
export async function walkCursors<Page extends CursorPage>({
  fetchPage,
  steps,
  from = null,
}: Walk<Page>): Promise<WalkResult<Page>> {
  const result = await fetchPage(from);
  if (!result.ok || steps <= 1) return result;
  if (result.value.next === null) return failure({ kind: 'ReachedEnd' });
  return walkCursors({ fetchPage, steps: steps - 1, from: result.value.next });
}
