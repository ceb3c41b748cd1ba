import type { Application } from '#sitecore/contracts/tracker.ts';
import type { Result } from '#sitecore/contracts/result.ts';
import type { TrackerFailure } from '#src/services/tracker.ts';

/** Query key of the request number, and name of its input. */
export const REQUEST_NUMBER = 'r';

/** Name of the form with it, which a browser without scripts posts to the page. */
export const TRACKER_FORM = 'tracker';

/** Server data of the tracker. */
export interface ApplicationTrackerData {
  /** Request number of the page's address; empty without one. */
  readonly requestNumber: string;
  /** Undefined without a request number. */
  readonly lookup: Result<Application, TrackerFailure> | undefined;
}
