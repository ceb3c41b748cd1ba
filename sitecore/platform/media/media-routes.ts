import { type Context, Hono } from 'hono';
import type { MediaFile } from '#sitecore/definitions/fields/kind.ts';
import type { Content } from '../content/content.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { MediaFiles, type StoredFile } from './media-files.ts';

const PREFIXES = ['/-/media/', '/-/jssmedia/', '/~/media/'];

/** A drawing can carry scripts; opened as a page of its own it must not run them. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface MediaOptions {
  readonly content: Content;
  readonly mediaFolder: string;
}

/** The files of the media library; no key, because a page's pictures are for everybody. */
export function mediaRoutes({ content, mediaFolder }: MediaOptions): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  const files = new MediaFiles(mediaFolder);
  const answer = (prefix: string) => async (c: Context<PlatformEnv>) => {
    const path = c.req.path.slice(prefix.length);
    const media = findMedia(content, path);
    const file = media && (await files.open(media));
    return file ? serveFile(c, media, file) : c.json({ error: 'not found' }, 404);
  };
  for (const prefix of PREFIXES) app.get(`${prefix}*`, answer(prefix));
  return app;
}

/** Finds a file by its path in the library; only what the library lists is ever opened. */
function findMedia({ tree }: Content, encoded: string): MediaFile | undefined {
  const path = decode(encoded);
  if (path.split('/').some((step) => step === '' || step.startsWith('.'))) return undefined;
  return tree.at(`/sitecore/media library/${path}`)?.media;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

async function serveFile(c: Context<PlatformEnv>, { mimeType }: MediaFile, file: StoredFile): Promise<Response> {
  c.header('etag', file.etag);
  c.header('x-content-type-options', 'nosniff');
  c.header('cache-control', c.req.query('rev') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
  if (mimeType === 'image/svg+xml') c.header('content-security-policy', SVG_POLICY);
  if (isKnown(c.req.header('if-none-match'), file.etag)) return c.body(null, 304);
  c.header('content-type', mimeType);
  c.header('content-length', String(file.size));
  return c.body(await file.read());
}

/** Whether the caller already holds this version. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
