import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { STATUS_FORM } from '#src/services/request-status.ts';
import { sentStatus } from '#src/services/sent-status.server.ts';
import type { RequestStatusData } from './request-status-data.ts';

/**
 * Returns what a browser without scripts has looked up: only for the query of such a browser, since the page without a query
 * is prepared once for every visitor.
 */
export const staticProps = (_: unknown, _page: PageFacts, query: UrlQuery): Promise<RequestStatusData | null> =>
  Promise.resolve(query[FORM_KEY] === STATUS_FORM ? (sentStatus() ?? null) : null);
