import type { Readable } from 'node:stream';
import { parseJson } from '#sitecore/contracts/parse-json.ts';

/** The part of a refused body that is still read, as a multiple of the limit: a client that is cut off sees no response. */
const DISCARDED = 10;

type ReadBody =
  | { readonly kind: 'read'; readonly body: unknown }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'invalid' };

/**
 * Reads the JSON of a request up to a limit in bytes; an empty body is `{}`. A larger one is read to its end and discarded, so
 * that the client receives the response that refuses it.
 */
export async function readEditingBody(request: Readable, limit: number): Promise<ReadBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) return { kind: 'invalid' };
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (size > limit * DISCARDED) break;
  }
  if (size > limit) return { kind: 'tooLarge' };
  const text = Buffer.concat(chunks).toString('utf8');
  const body = text.trim() === '' ? {} : parseJson(text);
  return body === undefined ? { kind: 'invalid' } : { kind: 'read', body };
}
