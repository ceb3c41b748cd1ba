import type { Application } from '#sitecore/contracts/tracker.ts';
import type { Result } from '#sitecore/contracts/result.ts';
import type { TrackerFailure } from '#src/services/tracker.ts';

/** Query key of the request number. */
export const REQUEST_NUMBER = 'r';

/** Server data of the tracker. */
export interface ApplicationTrackerData {
  /** Request number of the page's address; empty without one. */
  readonly requestNumber: string;
  /** Undefined without a request number. */
  readonly lookup: Result<Application, TrackerFailure> | undefined;
}
