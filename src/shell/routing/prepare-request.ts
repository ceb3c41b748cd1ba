import type { IncomingMessage, ServerResponse } from 'node:http';
import { isProduction } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { compressResponse } from '../compression/compress-response.ts';
import { asUnavailable, type Unsent } from '../error-pages/as-unavailable.ts';
import { errorMessage } from '../error-message.ts';
import { plainFormUrl } from '../forms/plain-form-url.ts';
import { setResponseHeaders } from '../http/response-headers.ts';
import { internalUrl } from './internal-url.ts';
import { refusalUrl } from './refusal-url.ts';
import { type Ending, takeRenderSlot } from './render-slots.ts';
import { rememberRequestedPage } from './requested-pages.ts';

/** Cookie of an author who previews drafts. */
const PREVIEW_COOKIE = '__prerender_bypass=';

/** Routes of pages with a query. */
const QUERY_ROUTE = /^(\/(?:ar|en))?\/_query\/(\w+)/i;

/** Gives a request the URL of the route that serves it, and its response the site's headers, before Next reads them (decision 25). */
export function prepareRequest(request: IncomingMessage, response: ServerResponse): void {
  try {
    const hasDraft = request.headers.cookie?.includes(PREVIEW_COOKIE) ?? false;
    const url = plainFormUrl(request) ?? request.url ?? '';
    request.url = url;
    setResponseHeaders(request, response, hasDraft);
    const internal = internalUrl(url, hasDraft);
    const refusal = refusalUrl(request, internal);
    request.url = refusal ?? internal;
    // Next has no request of such a method: the route that refuses it gets a GET.
    if (refusal !== undefined) request.method = 'GET';
    else prepareQuery(request, response, hasDraft ? undefined : url);
  } catch (error) {
    console.error(`a URL is served as it is: ${errorMessage(error)}`);
  }
  // Last, so that it comes before what the steps above have put around the response. A development server streams.
  if (isProduction()) compressResponse(request, response);
}

/** Remembers the published page of a query; limits how many are rendered at a time: the error page, which is cached, is for others. */
function prepareQuery(request: IncomingMessage, response: Unsent & Ending, publishedUrl: string | undefined): void {
  const [, prefix = '', kind] = QUERY_ROUTE.exec(request.url ?? '') ?? [];
  if (kind === undefined) return;
  if (kind === 'rendered' && !takeRenderSlot(response)) {
    request.url = `${prefix}${paths.serverError}`;
    asUnavailable(response);
  } else if (publishedUrl !== undefined) rememberRequestedPage(request, publishedUrl);
}
