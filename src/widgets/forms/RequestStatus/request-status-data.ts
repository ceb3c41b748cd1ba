import type { StatusRequest, StatusResult } from '#src/services/request-status.ts';

/** Entries that a browser without scripts has sent, and the result; none when an entry is empty. */
export interface RequestStatusData {
  readonly request: StatusRequest;
  readonly result: StatusResult | undefined;
}
