import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainFormUrl } from '#src/shell/forms/plain-form-url.ts';
import { setResponseHeaders } from '#src/shell/http/response-headers.ts';
import { FOR_ALL, FOR_VISITOR } from '#src/shell/page/page-facts.ts';
import { machineUrlOf } from './machine-url.ts';

/** Headers that only the site's own parts may send: to Next by the server in front of it, and by scripts that no page has. */
const OWN_HEADER = new RegExp(`^(?:${FOR_ALL}|${FOR_VISITOR}|x-nextjs-.*|next-.*|rsc|x-middleware-.*|x-invoke-.*)$`);

/**
 * Gives a request the URL of the route that serves it, without headers of the site's own parts, and its response the site's headers
 * (decision 84).
 */
export function prepareRequest(request: IncomingMessage, response: ServerResponse, hasDraft: boolean): void {
  for (const name of Object.keys(request.headers))
    if (OWN_HEADER.test(name)) Reflect.deleteProperty(request.headers, name);
  request.url = plainFormUrl(request) ?? request.url ?? '/';
  setResponseHeaders(request, response, hasDraft);
  request.url = machineUrlOf(request.url) ?? request.url;
}
