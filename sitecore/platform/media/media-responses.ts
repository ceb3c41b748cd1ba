import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { MediaFile } from '#sitecore/definitions/fields/kind.ts';
import { readResize, VERSION_KEYS } from '#sitecore/rules/media-query.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { reportError } from '../log/report-error.ts';
import { readRange } from './byte-range.ts';
import { makeCard, makePicture, ENCODER_VERSION, type PictureTransform } from './make-picture.ts';
import type { StoredFile } from './media-files.ts';
import { PictureCache } from './picture-cache.ts';
import { isNegotiated, isPicture, negotiate, type PictureType } from './picture-format.ts';

type MediaContext = Context<PlatformEnv>;

/** A media file that exists. */
interface FoundMedia {
  readonly media: MediaFile;
  readonly file: StoredFile;
  /** True for a file that drafts alone refer to, which no cache keeps. */
  readonly isDraft: boolean;
}

/** A picture that is made of a file: what it is of the file, for its etag, and how it is made; undefined when that is the file. */
interface WantedPicture extends Partial<PictureTransform> {
  readonly to: PictureType;
  readonly make: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Policy for SVG, which can contain scripts: opened as a document it must not run them. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const LIMITS = { bytes: 64 * 1024 * 1024, jobs: 2 };

/** Responds with files that exist: unchanged, or as the picture that the query and the Accept header request. */
export class MediaResponses {
  readonly #pictures = new PictureCache(LIMITS);
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Responds with a file; a picture that cannot be transformed is sent unchanged. */
  async send(c: MediaContext, found: FoundMedia): Promise<Response> {
    const { file, isDraft } = found;
    const { mimeType } = found.media;
    const { searchParams } = new URL(c.req.url);
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', isDraft ? DRAFT_CACHE : publicCache(searchParams));
    if (isNegotiated(mimeType)) c.header('vary', 'Accept');
    if (mimeType === 'image/svg+xml') c.header('content-security-policy', SVG_POLICY);
    const wanted = readTransform(c, mimeType, searchParams);
    if (!wanted) return sendFile(c, mimeType, file);
    return this.#sendPicture(c, found, { ...wanted, make: (bytes) => makePicture(bytes, wanted) });
  }

  /** Responds with the card of an SVG, with which pages are shared. */
  async sendCard(c: MediaContext, found: FoundMedia): Promise<Response> {
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', found.isDraft ? DRAFT_CACHE : publicCache(new URL(c.req.url).searchParams));
    return this.#sendPicture(c, found, { to: 'image/png', make: makeCard });
  }

  async #sendPicture(
    c: MediaContext,
    { media, file, isDraft }: FoundMedia,
    { make, ...wanted }: WantedPicture,
  ): Promise<Response> {
    const etag = pictureEtag(file.etag, wanted);
    if (matchesEtag(c.req.header('if-none-match'), etag)) return notModified(c, etag);
    try {
      const picture = await this.#pictures.get(etag, async () => make(await file.read()));
      c.header('etag', etag);
      c.header('content-type', picture ? wanted.to : media.mimeType);
      c.header('content-length', String(picture ? picture.byteLength : file.size));
      return c.body(picture ?? (await file.read()));
    } catch (error) {
      const fields = { requestId: c.get('requestId'), file: media.url };
      reportError(this.#logger, error, { event: 'picture sent untransformed', fields, level: 'warn' });
      // The failure may be a passing lack of memory: caches must not store the original as the transformed picture.
      if (!isDraft) c.header('cache-control', 'no-cache');
      return sendFile(c, media.mimeType, file);
    }
  }
}

/** Caching of a file that drafts alone refer to. */
const DRAFT_CACHE = 'private, no-store';

/** Returns the caching of a public file: a year for a query that names its version. */
const publicCache = (query: URLSearchParams): string =>
  VERSION_KEYS.some((key) => query.get(key)) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';

/** Reads the requested transform; undefined when the file itself is requested. */
function readTransform(c: MediaContext, mimeType: string, query: URLSearchParams): PictureTransform | undefined {
  if (!isPicture(mimeType)) return undefined;
  const to = negotiate(mimeType, c.req.header('accept') ?? '');
  const resize = readResize(query);
  return resize || to !== mimeType ? { from: mimeType, to, resize } : undefined;
}

/** Returns the etag of a transformed picture without encoding it: of its file and its transform. */
function pictureEtag(fileTag: string, wanted: Omit<WantedPicture, 'make'>): string {
  const description = JSON.stringify([fileTag, ENCODER_VERSION, wanted]);
  return `"${createHash('sha256').update(description).digest('base64url').slice(0, 27)}"`;
}

async function sendFile(c: MediaContext, mimeType: string, file: StoredFile): Promise<Response> {
  if (matchesEtag(c.req.header('if-none-match'), file.etag)) return notModified(c, file.etag);
  c.header('etag', file.etag);
  c.header('accept-ranges', 'bytes');
  // A range is valid only for the version whose first part the caller has.
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

/** Returns true when an If-None-Match header names this etag. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
