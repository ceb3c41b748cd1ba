import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../send-text.ts';
import type { RenderedPage } from './ask-next.ts';
import type { FoundPage } from './page-cache.ts';

/** Sends a page for all visitors, or 304 to a client that has it; with the seconds that are left until it is renewed. */
export function sendFound(
  request: IncomingMessage,
  response: ServerResponse,
  { page, how, freshMs }: FoundPage,
): Promise<void> {
  if (page.isPublic) {
    const seconds = Math.max(1, Math.round(freshMs / 1000));
    response.setHeader('Cache-Control', `public, s-maxage=${seconds}, stale-while-revalidate=300`);
  }
  response.setHeader('Cache-Status', `rukn; ${how === 'miss' ? 'fwd=miss' : 'hit'}${how === 'stale' ? '; ttl=0' : ''}`);
  return sendPage(request, response, page);
}

/** Sends a page. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, isPublic }: RenderedPage,
): Promise<void> {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers))
    if (name !== 'cache-control' || !response.hasHeader('Cache-Control')) response.setHeader(name, value);
  return sendText(request, response, body, { hasTag: isPublic && status === 200 });
}
