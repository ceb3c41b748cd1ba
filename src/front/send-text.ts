import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesTag } from '#src/shell/http/entity-tag.ts';
import { chooseEncoding } from './choose-encoding.ts';
import type { TextBody } from './text-body.ts';

/** Smaller bodies fit the first packet with their headers. */
const MIN_BYTES = 1000;

/** Sends a text in the encoding that its client prefers; one that caches keep has a tag, and is 304 to a client that has it. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  text: TextBody,
  { hasTag = true } = {},
): Promise<void> {
  const encoding = text.bytes.byteLength < MIN_BYTES ? undefined : chooseEncoding(request.headers['accept-encoding']);
  response.setHeader('Vary', varyOf(response));
  if (hasTag) {
    // The same version has other bytes in each encoding.
    response.setHeader('ETag', encoding === undefined ? text.tag : `W/${text.tag}`);
    if (matchesTag(request.headers['if-none-match'], text.tag)) {
      response.statusCode = 304;
      response.removeHeader('Content-Type');
      return void response.end();
    }
  }
  const sent = encoding === undefined ? text.bytes : await text.encoded(encoding);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', sent.byteLength);
  response.end(request.method === 'HEAD' ? undefined : sent);
}

function varyOf(response: ServerResponse): string {
  const vary = response.getHeader('Vary');
  return vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`;
}
