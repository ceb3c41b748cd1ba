import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { loadApplication } from '#src/services/tracker.server.ts';
import { type ApplicationTrackerData, REQUEST_NUMBER } from './application-tracker-data.ts';

/** Returns the status of the application whose number a link or a form without scripts gives; without one there is no call. */
export async function staticProps(_: unknown, page: PageFacts, query: UrlQuery): Promise<ApplicationTrackerData> {
  const requestNumber = (query[REQUEST_NUMBER] ?? '').trim();
  return { requestNumber, lookup: requestNumber === '' ? undefined : await loadApplication(requestNumber, page) };
}
