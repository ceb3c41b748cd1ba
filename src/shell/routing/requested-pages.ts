import type { IncomingMessage } from 'node:http';

declare global {
  // Next bundles the pages apart from the server: globals are what they share.
  var requestedPagePaths: WeakMap<IncomingMessage, string> | undefined;
}

const paths = (): WeakMap<IncomingMessage, string> => (globalThis.requestedPagePaths ??= new WeakMap());

/** Remembers the path, with language prefix and without query, of a page whose query another route serves. */
export function rememberRequestedPage(request: IncomingMessage, url: string): void {
  paths().set(request, url.replace(/\?.*$/s, ''));
}

/** Returns the path of the requested page; undefined for requests without a query of a page. */
export const requestedPage = (request: IncomingMessage): string | undefined => paths().get(request);
