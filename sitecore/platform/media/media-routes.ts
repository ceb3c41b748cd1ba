import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { MediaFile } from '#sitecore/definitions/fields/kind.ts';
import type { Content } from '../content/content.ts';
import type { Databases } from '../database.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { MediaResponses } from './media-responses.ts';
import { MediaFiles } from './media-files.ts';

const PREFIXES = ['/-/media/', '/-/jssmedia/', '/~/media/'];

interface MediaOptions {
  /** What is served now; drafts show files that nothing published shows yet. */
  readonly databases: () => Databases;
  readonly mediaFolder: string;
  readonly logger: Logger;
}

/** The files of the media library; no key, because a page's pictures are for everybody. */
export function mediaRoutes({ databases, mediaFolder, logger }: MediaOptions): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  const files = new MediaFiles(mediaFolder);
  const answers = new MediaResponses(logger);
  const answer = (prefix: string) => async (c: Context<PlatformEnv>) => {
    const path = c.req.path.slice(prefix.length);
    const media = findMedia(databases().master.content, path);
    const file = media && (await files.open(media));
    return file ? answers.send(c, media, file) : c.json({ error: 'not found' }, 404);
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
