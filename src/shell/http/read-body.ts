import type { IncomingMessage } from 'node:http';

/** Reads a body in one piece; undefined when it has more bytes, of which the rest stays unread, and when its client disconnects. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  // The response is still to be sent on the connection.
  try {
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      if (!(part instanceof Uint8Array)) continue;
      size += part.byteLength;
      if (size > maxBytes) return undefined;
      parts.push(part);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(parts);
}
