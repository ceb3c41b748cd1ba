import { AsyncLocalStorage } from 'node:async_hooks';
import type { StatusRequest, StatusResult } from './request-status.ts';

/** The entries of a browser without scripts that looks up its request, and the result; none when an entry is empty. */
export interface SentStatus {
  readonly request: StatusRequest;
  readonly result: StatusResult | undefined;
}

const sentStatuses = new AsyncLocalStorage<SentStatus>();

/** Renders a page for a browser that has sent the form of a status. */
export const withSentStatus = <Value>(sent: SentStatus, render: () => Promise<Value>): Promise<Value> =>
  sentStatuses.run(sent, render);

/** Returns the status that the page is rendered for; undefined for a page that was only opened. */
export const sentStatus = (): SentStatus | undefined => sentStatuses.getStore();
