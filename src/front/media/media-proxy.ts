import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { env } from '#src/config/env.ts';
import { CONTENT_WAIT_MS, CONTENT_RETRY_MS } from '#src/config/timings/content.ts';
import { withDeadline } from '#src/services/deadline.server.ts';
import { slowAfter } from '#src/services/slow-after.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import { matchesTag } from '#src/shell/http/entity-tag.ts';
import { fetchMedia, type FetchedMedia } from './fetch-media.ts';
import { isCanonicalMedia, mediaFormats, mediaPath } from './media-path.ts';
import { BRIEF_CACHE, type MediaFile, StoredMedia } from './stored-media.ts';

/** Limits of the files on disk: some thousand pictures. */
const LIMITS = { bytes: 256 * 1024 * 1024, files: 5000 };

/** Seconds after which a browser may request a file again. */
const RETRY_SECONDS = '5';

let stored: StoredMedia | undefined;
let retryAt = 0;
const isSlow = slowAfter(CONTENT_WAIT_MS);

/**
 * Responds with a media file of the content platform, whose words never reach a visitor. Files of up to 4 MB are stored on
 * disk and requested again only if they changed; while the platform fails or takes long they are served from there, a picture
 * also in another size or format. 503 when there is none, 404 for a path that is no media. One of which the platform says that
 * it does not exist is forgotten.
 */
export async function proxyMedia(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const path = mediaPath(url);
  if (path === undefined) return void response.writeHead(404).end();
  const media = storedMedia();
  const formats = mediaFormats(path, headers.accept ?? '');
  const known = await media.find(path, formats);
  if (known && performance.now() < retryAt) return void sendFile(request, response, known);
  const requestedAt = performance.now();
  const fetching = withDeadline(env().PLATFORM_TIMEOUT_MS, () => fetchMedia(path, headers, known));
  try {
    const fetched = await (known ? Promise.race([fetching, isSlow(fetching)]) : fetching);
    if (fetched?.kind === 'file') void media.store(path, formats, fetched.file, requestedAt);
    if (fetched && isMissing(fetched)) await media.remove(path);
    if (fetched) return void (await sendFetched(request, response, fetched));
    fetching.then(
      (late) => (isMissing(late) ? void media.remove(path) : discard(late)),
      (error: unknown) => logFailure(path, error),
    );
  } catch (error) {
    logFailure(path, error);
  }
  retryAt = performance.now() + CONTENT_RETRY_MS;
  if (known) return void sendFile(request, response, known);
  const similar = await media.findSimilar(path, formats);
  if (similar) return void sendFile(request, response, withoutEtag(similar));
  response.writeHead(503, { 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' }).end();
}

/** Removes the stored files at these paths, in every size and format: they are no longer public. */
export async function forgetMedia(paths: readonly string[]): Promise<void> {
  for (const path of paths) await storedMedia().remove(path);
}

/** Removes all stored files: any of them may have changed, or be public no longer. */
export const forgetAllMedia = (): Promise<void> => storedMedia().clear();

const storedMedia = (): StoredMedia => (stored ??= new StoredMedia(join(env().DATA_DIR, 'media'), LIMITS));

/** Returns true for a response that says that there is no such file. */
const isMissing = (fetched: FetchedMedia): boolean =>
  fetched.kind === 'refused' && (fetched.status === 404 || fetched.status === 410);

const logFailure = (path: string, error: unknown): void => console.error(`${path}: ${errorMessage(error)}`);

/** Ends a response that nobody waits for any longer. */
const discard = (fetched: FetchedMedia): void => {
  if (fetched.kind === 'stream') void fetched.body[Symbol.asyncIterator]().return?.();
};

async function sendFetched(request: IncomingMessage, response: ServerResponse, fetched: FetchedMedia): Promise<void> {
  switch (fetched.kind) {
    case 'file':
    case 'unchanged':
      return void sendFile(request, response, fetched.file);
    case 'refused':
      return void response.writeHead(fetched.status, { ...fetched.headers, 'Cache-Control': 'no-store' }).end();
    case 'stream':
      response.writeHead(fetched.status, forCaches(request, fetched.headers));
      if (request.method === 'HEAD') return void response.end();
      try {
        return void (await pipeline(fetched.body, response));
      } catch {
        // The client or the platform disconnected; the status is sent already.
        return void response.destroy();
      }
  }
}

function sendFile(request: IncomingMessage, response: ServerResponse, { headers: known, body }: MediaFile): void {
  const { method, headers: sent } = request;
  const headers = forCaches(request, known);
  const { etag } = headers;
  if (etag !== undefined && matchesTag(sent['if-none-match'], etag)) {
    return void response.writeHead(304, without(headers, ['content-type'])).end();
  }
  response.writeHead(200, { ...headers, 'content-length': body.byteLength });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Types of text, which are compressed as they are sent. */
const TEXT = /^(?:text\/|image\/svg\+xml\b)/;

/** Returns a file's headers with a weak tag for a text: one version has other bytes in each encoding. */
function withSentTag({ etag, ...headers }: MediaFile['headers']): MediaFile['headers'] {
  if (etag === undefined) return headers;
  return { ...headers, etag: TEXT.test(headers['content-type'] ?? '') ? etag.replace(/^(?!W\/)/, 'W/') : etag };
}

/** Returns a file's headers for its URL: one that is not canonical is for the visitor's cache only, not for one in front. */
function forCaches({ url = '' }: IncomingMessage, known: MediaFile['headers']): MediaFile['headers'] {
  const headers = withSentTag(known);
  const control = headers['cache-control'];
  if (control === undefined || isCanonicalMedia(url)) return headers;
  const others = control.split(',').filter((directive) => !/^\s*(?:public|private)\s*$/i.test(directive));
  return { ...headers, 'cache-control': ['private', ...others.map((directive) => directive.trim())].join(', ') };
}

/** Returns a picture with the headers of one that stands for another. */
function withoutEtag({ headers, body }: MediaFile): MediaFile {
  return { headers: { ...without(headers, ['etag', 'last-modified']), 'cache-control': BRIEF_CACHE }, body };
}

const without = (headers: MediaFile['headers'], names: readonly string[]): MediaFile['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
