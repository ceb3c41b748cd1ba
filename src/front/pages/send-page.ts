import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '#src/shell/compression/choose-encoding.ts';
import { compress, CompressedBodies } from '#src/shell/compression/compressed-bodies.ts';
import { matchesTag } from '#src/shell/http/entity-tag.ts';
import type { FoundPage } from './page-cache.ts';
import type { RenderedPage } from './ask-next.ts';

/** Smaller bodies fit the first packet with their headers. */
const MIN_BYTES = 1000;

const bodies = new CompressedBodies();

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
  return sendPage(request, response, page, true);
}

/** Sends a page; `isStored` says that its compressed body is kept for the next visitors. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { key, status, headers, body, tag, isPublic }: RenderedPage,
  isStored = false,
): Promise<void> {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers))
    if (name !== 'cache-control' || !response.hasHeader('Cache-Control')) response.setHeader(name, value);
  response.setHeader('Vary', varyOf(response));
  const encoding = body.byteLength < MIN_BYTES ? undefined : chooseEncoding(request.headers['accept-encoding']);
  if (isPublic && status === 200) {
    // The same version has other bytes in each encoding.
    response.setHeader('ETag', encoding === undefined ? tag : `W/${tag}`);
    if (matchesTag(request.headers['if-none-match'], tag)) {
      response.statusCode = 304;
      response.removeHeader('Content-Type');
      return void response.end();
    }
  }
  const version = { name: `${key.name} ${tag}`, isImmutable: false };
  const known = encoding && isStored ? bodies.known(version, encoding, body) : undefined;
  const add = () => (isStored ? bodies.add(version, encoding ?? 'br', body) : compress(body, encoding ?? 'br'));
  const sent = encoding === undefined ? body : (known ?? (await add()));
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', sent.byteLength);
  response.end(request.method === 'HEAD' ? undefined : sent);
}

function varyOf(response: ServerResponse): string {
  const vary = response.getHeader('Vary');
  return vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`;
}
