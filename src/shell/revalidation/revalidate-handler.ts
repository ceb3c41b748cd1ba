import { z } from 'zod';
import { LANGUAGES } from '#src/i18n/language.ts';
import { bumpContentVersion } from '#src/services/content-version.ts';
import { verifyBearer } from './verify-bearer.ts';

interface RevalidateOptions {
  /** Secret of the publisher; without one every request is refused. */
  readonly secret: string | undefined;
  /** Removes the files at paths of media from what the site stores. */
  readonly forgetMedia: (paths: readonly string[]) => Promise<void>;
}

interface RevalidateRequest {
  readonly method: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

interface RevalidateResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
}

const MAX_PATHS = 100;
const MAX_PATH_LENGTH = 500;
/** A letter of Arabic is six characters of a URL. */
const MAX_MEDIA_PATH_LENGTH = 6 * MAX_PATH_LENGTH;
/** Path in content: `/personal/finance`, without language prefix, query, or characters that a URL must escape. */
const PATH = /^\/(?:[^\s/\\?#%]+(?:\/[^\s/\\?#%]+)*)?$/u;
const RESERVED_PATHS = new RegExp(
  `^/(?:${LANGUAGES.join('|')}|api|_next|_errors|-|~|sitecore)(?:/|$)|/\\.{1,2}(?:/|$)`,
  'i',
);

/** Path of a media file as a URL has it, without query. */
const MEDIA_PATH = /^\/-\/media(?:\/(?!\.)[^\s/\\?#]+)+$/;

const path = z
  .string()
  .max(MAX_PATH_LENGTH)
  .regex(PATH)
  .refine((each) => !RESERVED_PATHS.test(each));
const mediaPath = z.string().max(MAX_MEDIA_PATH_LENGTH).regex(MEDIA_PATH);
const publish = z.object({
  paths: z.array(path).max(MAX_PATHS),
  /** Files that are no longer public. */
  media: z.array(mediaPath).max(MAX_PATHS).default([]),
});

const errorResponse = (
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): RevalidateResponse => ({
  status,
  headers,
  body: { error },
});

/** Handles a publish: forgets the given media and counts the publish, so that nothing older is shown; the server in front of Next renews the pages. */
export async function handleRevalidate(
  { method, authorization, body }: RevalidateRequest,
  options: RevalidateOptions,
): Promise<RevalidateResponse> {
  if (method !== 'POST') return errorResponse(405, 'use POST', { Allow: 'POST' });
  if (options.secret === undefined) return errorResponse(503, 'this site has no REVALIDATE_SECRET');
  if (!verifyBearer(authorization, options.secret)) return errorResponse(401, 'the secret is missing or wrong');
  const read = publish.safeParse(body);
  if (!read.success) {
    return errorResponse(
      400,
      `send { "paths": […] }: at most ${MAX_PATHS} paths of pages, without language and query, and "media": […] as many of files`,
    );
  }
  bumpContentVersion();
  await options.forgetMedia(read.data.media);
  return { status: 200, body: { revalidated: [...new Set(read.data.paths)], failed: [] } };
}
