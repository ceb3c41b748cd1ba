import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { MediaFile } from '#sitecore/definitions/fields/kind.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { reportError } from '../log/report-error.ts';
import { readRange } from './byte-range.ts';
import { makePicture, ENCODER_VERSION, type PictureTransform } from './make-picture.ts';
import type { StoredFile } from './media-files.ts';
import { PictureCache } from './picture-cache.ts';
import { isNegotiated, isPicture, negotiate } from './picture-format.ts';
import { readResize } from './resize-params.ts';

type MediaContext = Context<PlatformEnv>;

/** A drawing can carry scripts; opened as a page of its own it must not run them. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What the SDK keeps of an address to name a version of a file: revision, version number, time. */
const VERSION_KEYS = ['rev', 'vs', 'ts'];

const LIMITS = { bytes: 64 * 1024 * 1024, jobs: 2 };

/** Answers requests for files that exist: as they are, or as the picture that the address and the browser ask for. */
export class MediaResponses {
  readonly #pictures = new PictureCache(LIMITS);
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Sends a file; a picture that cannot be changed is sent as it is. */
  async send(c: MediaContext, media: MediaFile, file: StoredFile): Promise<Response> {
    const { mimeType } = media;
    const { searchParams } = new URL(c.req.url);
    const versioned = VERSION_KEYS.some((key) => searchParams.get(key));
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
    if (isNegotiated(mimeType)) c.header('vary', 'Accept');
    if (mimeType === 'image/svg+xml') c.header('content-security-policy', SVG_POLICY);
    const wanted = readTransform(c, mimeType, searchParams);
    return wanted ? this.#sendPicture(c, media, file, wanted) : sendFile(c, mimeType, file);
  }

  async #sendPicture(c: MediaContext, media: MediaFile, file: StoredFile, wanted: PictureTransform): Promise<Response> {
    const etag = pictureEtag(file.etag, wanted);
    if (matchesEtag(c.req.header('if-none-match'), etag)) return notModified(c, etag);
    try {
      const made = await this.#pictures.get(etag, async () => makePicture(await file.read(), wanted));
      c.header('etag', etag);
      c.header('content-type', made ? wanted.to : media.mimeType);
      c.header('content-length', String(made ? made.byteLength : file.size));
      return c.body(made ?? (await file.read()));
    } catch (error) {
      const fields = { requestId: c.get('requestId'), file: media.url };
      reportError(this.#logger, error, { event: 'picture sent as it is', fields, level: 'warn' });
      // It may have been a lack of memory: nobody shall keep this for the picture.
      c.header('cache-control', 'no-cache');
      return sendFile(c, media.mimeType, file);
    }
  }
}

/** The picture that is asked for; undefined when it is the file itself. */
function readTransform(c: MediaContext, mimeType: string, query: URLSearchParams): PictureTransform | undefined {
  if (!isPicture(mimeType)) return undefined;
  const to = negotiate(mimeType, c.req.header('accept') ?? '');
  const resize = readResize(query);
  return resize || to !== mimeType ? { from: mimeType, to, resize } : undefined;
}

/** Names the bytes of a picture without making it: the same file made in the same way. */
function pictureEtag(fileTag: string, wanted: PictureTransform): string {
  const described = JSON.stringify([fileTag, ENCODER_VERSION, wanted]);
  return `"${createHash('sha256').update(described).digest('base64url').slice(0, 27)}"`;
}

async function sendFile(c: MediaContext, mimeType: string, file: StoredFile): Promise<Response> {
  if (matchesEtag(c.req.header('if-none-match'), file.etag)) return notModified(c, file.etag);
  c.header('etag', file.etag);
  c.header('accept-ranges', 'bytes');
  // A part fits only the version that the caller began with.
  const current = (c.req.header('if-range') ?? file.etag) === file.etag;
  const range = c.req.method === 'GET' && current ? readRange(c.req.header('range'), file.size) : undefined;
  if (range === 'beyond') {
    c.header('cache-control', 'no-store');
    c.header('content-range', `bytes */${file.size}`);
    return c.body(null, 416);
  }
  c.header('content-type', mimeType);
  const bytes = await file.read();
  if (!range) {
    c.header('content-length', String(file.size));
    return c.body(bytes);
  }
  const part = bytes.slice(range.first, range.last + 1);
  c.header('content-range', `bytes ${range.first}-${range.last}/${file.size}`);
  c.header('content-length', String(part.byteLength));
  return c.body(part, 206);
}

function notModified(c: MediaContext, etag: string): Response {
  c.header('etag', etag);
  return c.body(null, 304);
}

/** Whether the caller already holds this version. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
