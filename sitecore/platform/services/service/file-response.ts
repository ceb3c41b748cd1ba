import type { FileBody } from '#sitecore/contracts/file-body.ts';

const CHUNK_BYTES = 16 * 1024;

/** Returns a response that streams a file, which browsers save under its name. */
export function fileResponse({ name, type, bytes }: FileBody, headers: Headers): Response {
  headers.set('Content-Type', type);
  headers.set('Content-Length', String(bytes.byteLength));
  const ascii = name.replace(/[^\w.-]/g, '_');
  // A visitor may name the file; half a pair has no UTF-8.
  const utf8 = encodeURIComponent(name.toWellFormed());
  headers.set('Content-Disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`);
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent >= bytes.byteLength) return void controller.close();
      controller.enqueue(bytes.subarray(sent, sent + CHUNK_BYTES));
      sent += CHUNK_BYTES;
    },
  });
  return new Response(stream, { status: 200, headers });
}
