import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { MediaFile } from '#sitecore/definitions/fields/kind.ts';
import { svgOfCard } from '#sitecore/rules/social-card.ts';
import type { Content } from '../content/content.ts';
import type { Databases } from '../database.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { isDraftMedia } from './draft-media.ts';
import { MediaResponses } from './media-responses.ts';
import { MediaFiles } from './media-files.ts';

const PREFIXES = ['/-/media/', '/-/jssmedia/', '/~/media/'];

interface MediaOptions {
  /** Returns the databases that are served now; files are found in master, because drafts use unpublished ones. */
  readonly databases: () => Databases;
  /** Returns true for a request of a signed-in author, who sees the pictures of drafts. */
  readonly isAuthor: (c: Context) => boolean;
  readonly mediaFolder: string;
  readonly logger: Logger;
}

/**
 * Routes of the media library; without a key, because a page's pictures are public. A file that drafts alone refer to is for
 * signed-in authors: everybody else receives the 404 of a file that does not exist.
 */
export function mediaRoutes({ databases, isAuthor, mediaFolder, logger }: MediaOptions): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  const files = new MediaFiles(mediaFolder);
  const responses = new MediaResponses(logger);
  const handler = (prefix: string) => async (c: Context<PlatformEnv>) => {
    const path = c.req.path.slice(prefix.length);
    const served = databases();
    const found = findMedia(served.master.content, path);
    const media = found ?? findSvgOfCard(served.master.content, path);
    const isDraft = media !== undefined && isDraftMedia(media.url, served);
    if (!media || (isDraft && !isAuthor(c))) return notFound(c);
    const file = await files.open(media);
    if (!file) return notFound(c);
    return found ? responses.send(c, { media, file, isDraft }) : responses.sendCard(c, { media, file, isDraft });
  };
  for (const prefix of PREFIXES) app.get(`${prefix}*`, handler(prefix));
  return app;
}

/** Responds 404, which nobody keeps: the file may be published at any moment. */
function notFound(c: Context<PlatformEnv>): Response {
  c.header('cache-control', 'no-store');
  return c.json({ error: 'not found' }, 404);
}

/** Finds a file by its encoded path in the library; only files that the library lists are opened. */
function findMedia({ tree }: Content, encoded: string): MediaFile | undefined {
  const path = decode(encoded);
  if (path.split('/').some((step) => step === '' || step.startsWith('.'))) return undefined;
  return tree.mediaAt(path)?.media;
}

/** Finds the SVG of which the card at an encoded path is made. */
function findSvgOfCard(content: Content, encoded: string): MediaFile | undefined {
  const svg = svgOfCard(encoded);
  return svg === undefined ? undefined : findMedia(content, svg);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
