import type { StatusRequest, StatusResult } from '#src/services/request-status.ts';

/** What a browser without scripts has sent: its entries, and the result; none when an entry is empty. */
export interface RequestStatusData {
  readonly request: StatusRequest;
  readonly result: StatusResult | undefined;
}
