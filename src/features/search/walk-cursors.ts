import type { QueryFailure, QueryResult } from '#src/queries/fetch-query.ts';

/** One page of a list that is read by cursors. */
interface CursorPage {
  /** Where the page after it begins; null after the last. */
  readonly next: string | null;
}

/** Why a page was not reached: it could not be asked for, or the list ends before it. */
export type WalkFailure = QueryFailure | { readonly kind: 'ReachedEnd' };

type WalkResult<Page> =
  { readonly ok: true; readonly value: Page } | { readonly ok: false; readonly failure: WalkFailure };

interface Walk<Page> {
  readonly fetchPage: (after: string | null) => Promise<QueryResult<Page>>;
  /** How many pages further. */
  readonly steps: number;
  /** Where the walk begins; without it at the first page. */
  readonly from?: string | null;
}

/** Walks from page to page, each from the cursor of the one before it, and gives the last. */
export async function walkCursors<Page extends CursorPage>({
  fetchPage,
  steps,
  from = null,
}: Walk<Page>): Promise<WalkResult<Page>> {
  const answer = await fetchPage(from);
  if (!answer.ok || steps <= 1) return answer;
  if (answer.value.next === null) return { ok: false, failure: { kind: 'ReachedEnd' } };
  return walkCursors({ fetchPage, steps: steps - 1, from: answer.value.next });
}
