import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { ownOrigin } from '../http/own-origin.ts';
import { REQUEST_START } from './prepare-requests.ts';

/** Calls `start` once with the origin of this server, as soon as it has a first request: nothing delays its start. */
export function onFirstRequest(start: (origin: string) => void): void {
  const listen = (message: unknown): void => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message && message.request instanceof IncomingMessage)) return;
    const origin = ownOrigin(message.request);
    if (origin === undefined) return;
    unsubscribe(REQUEST_START, listen);
    start(origin);
  };
  subscribe(REQUEST_START, listen);
}
