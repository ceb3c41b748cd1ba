import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { errorMessage } from '../error-message.ts';
import { internalUrl } from './internal-url.ts';

/** Channel on which Node publishes every request before the server handles it. */
const REQUEST_START = 'http.server.request.start';

/** Cookie of an author who previews drafts. */
const PREVIEW_COOKIE = '__prerender_bypass=';

declare global {
  var routeOneRequest: ((message: unknown) => void) | undefined;
}

/** Gives every request of this process the URL of the route that serves it, before Next reads it. */
export function routeRequests(): void {
  // A development server registers again when its code changes.
  if (globalThis.routeOneRequest) unsubscribe(REQUEST_START, globalThis.routeOneRequest);
  globalThis.routeOneRequest = routeRequest;
  subscribe(REQUEST_START, routeRequest);
}

function routeRequest(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('request' in message)) return;
  const { request } = message;
  if (!(request instanceof IncomingMessage) || request.url === undefined) return;
  try {
    request.url = internalUrl(request.url, request.headers.cookie?.includes(PREVIEW_COOKIE) ?? false);
  } catch (error) {
    console.error(`a URL is served as it is: ${errorMessage(error)}`);
  }
}
