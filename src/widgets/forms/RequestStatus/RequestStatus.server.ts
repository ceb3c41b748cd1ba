import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { isPosted } from '#src/features/form/form-query.ts';
import { env } from '#src/config/env.ts';
import { emptyFields, loadStatus, readStatusRequest, STATUS_FORM } from '#src/services/request-status.ts';
import { searchCallOptions } from '#src/services/server-call-options.server.ts';
import type { RequestStatusData } from './request-status-data.ts';

/** Returns what a browser without scripts looks up, which posts its entries to the page; null when the page was only opened. */
export async function staticProps(_: unknown, page: PageFacts, query: UrlQuery): Promise<RequestStatusData | null> {
  if (!isPosted(STATUS_FORM, query)) return null;
  const request = readStatusRequest(new URLSearchParams(query));
  if (emptyFields(request).length > 0) return { request, result: undefined };
  return { request, result: await loadStatus(request, searchCallOptions(page, env().SITECORE_API_HOST)) };
}
