import type { IncomingHttpHeaders } from 'node:http';
import { env } from '#src/config/env.ts';
import { fetchInDeadline } from '#src/services/deadline.server.ts';
import { isMediaType } from './media-type.ts';
import type { MediaFile } from './stored-media.ts';

/** Headers of a file that is stored. */
const FILE_HEADERS = [
  'content-type',
  'etag',
  'last-modified',
  'cache-control',
  'vary',
  'accept-ranges',
  'content-security-policy',
  'x-content-type-options',
];

/** Headers of a file, or part of one, that is streamed. */
const STREAM_HEADERS = [...FILE_HEADERS, 'content-length', 'content-range'];

/** Size up to which a file is read whole before it is sent, so that it can be stored and none is sent that breaks off. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

type Body = AsyncIterable<Uint8Array>;

/** Response of the platform to a request for a media file. */
export type FetchedMedia =
  | { readonly kind: 'file' | 'unchanged'; readonly file: MediaFile }
  /** A file larger than MAX_FILE_BYTES, or the part of one that was requested. */
  | {
      readonly kind: 'stream';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Body;
    }
  | { readonly kind: 'refused'; readonly status: number; readonly headers: Readonly<Record<string, string>> };

/**
 * Fetches a media file from the platform, one that is known only if it changed. Throws for server errors, redirects, and
 * pages or broken responses in place of a file.
 */
export async function fetchMedia(
  path: string,
  requested: IncomingHttpHeaders,
  known: MediaFile | undefined,
): Promise<FetchedMedia> {
  const range = requested.range;
  const sent = new Headers({ accept: requested.accept ?? '*/*', 'accept-encoding': 'identity' });
  if (range !== undefined) copyRange(requested, sent);
  else if (known?.headers.etag !== undefined) sent.set('if-none-match', known.headers.etag);
  const response = await fetchInDeadline(env().SITECORE_API_HOST + path, { headers: sent, redirect: 'manual' });
  const { status, headers } = response;
  if (status === 304 && known) return { kind: 'unchanged', file: withCaching(known, headers) };
  const isPart = status === 206 && range !== undefined;
  if (status !== 200 && !isPart) {
    await response.body?.cancel();
    if (status >= 400 && status < 500 && status !== 429)
      return { kind: 'refused', status, headers: pick(headers, status === 416 ? ['content-range'] : []) };
    throw new Error(`the platform responded ${status}`);
  }
  if (!isMediaType(path, headers.get('content-type'))) {
    await response.body?.cancel();
    throw new Error('the response is no media');
  }
  if (isPart) return { kind: 'stream', status, headers: pick(headers, STREAM_HEADERS), body: streamOf(response) };
  return readFile(response);
}

/** Returns a known file with the caching of the response that says it did not change: it may have another version's. */
const withCaching = (known: MediaFile, headers: Headers): MediaFile => ({
  ...known,
  headers: { ...known.headers, ...pick(headers, ['cache-control']) },
});

/** Reads a file whole; the stream of one that is too large. */
async function readFile(response: Response): Promise<FetchedMedia> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const rest = streamOf(response)[Symbol.asyncIterator]();
  for (let part = await rest.next(); !part.done; part = await rest.next()) {
    parts.push(part.value);
    size += part.value.byteLength;
    if (size <= MAX_FILE_BYTES) continue;
    const headers = pick(response.headers, STREAM_HEADERS);
    return { kind: 'stream', status: 200, headers, body: continued(parts, rest) };
  }
  if (size === 0) throw new Error('the response is empty');
  return { kind: 'file', file: { headers: pick(response.headers, FILE_HEADERS), body: Buffer.concat(parts) } };
}

async function* continued(parts: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): Body {
  yield* parts;
  for (let part = await rest.next(); !part.done; part = await rest.next()) yield part.value;
}

async function* streamOf({ body }: Response): Body {
  if (body) yield* body;
}

function copyRange({ range, 'if-range': ifRange }: IncomingHttpHeaders, headers: Headers): void {
  if (range !== undefined) headers.set('range', range);
  if (typeof ifRange === 'string') headers.set('if-range', ifRange);
}

const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
