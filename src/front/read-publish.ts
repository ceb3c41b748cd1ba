import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { LANGUAGES } from '#src/i18n/language.ts';
import { isSameSecret, verifyBasic, verifyBearer } from '#src/shell/http/verify-bearer.ts';
import { isSitecorePublish } from './sitecore-webhooks.ts';

interface PublishRequest {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** Response to a request that publishes nothing. */
interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
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
/** A publish: paths of the pages that changed, and of media; or everything, where nobody knows which. */
export const publishJson = z.object({
  paths: z
    .array(path)
    .max(MAX_PATHS)
    .transform((paths) => [...new Set(paths)]),
  /** Files that are no longer public. */
  media: z.array(mediaPath).max(MAX_PATHS).default([]),
  everything: z.boolean().default(false),
});

export type Publish = z.output<typeof publishJson>;

const EVERYTHING: Publish = { paths: [], media: [], everything: true };

/** Header with the secret, for an authorization of a Sitecore's webhook that is an API key: its key is the header's name, its value the secret. */
export const SECRET_HEADER = 'x-revalidate-secret';

/**
 * Returns true for a request with the publisher's secret: as Bearer, or as a Sitecore's webhook can send it, in SECRET_HEADER or as the
 * password of Basic. Source: Sitecore documentation, "Webhook authentication types".
 */
export const isPublisher = ({ authorization, [SECRET_HEADER]: key }: IncomingHttpHeaders, secret: string): boolean =>
  verifyBearer(authorization, secret) ||
  verifyBasic(authorization, secret) ||
  isSameSecret([key].flat().join(), secret);

const refusal = (
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Result<never, Refusal> => failure({ status, headers, body: { error } });

/** Reads the publish of a request that has the publisher's secret; without a secret of the site every request is refused. */
export function readPublish(
  { method, headers, body }: PublishRequest,
  secret: string | undefined,
): Result<Publish, Refusal> {
  if (method !== 'POST') return refusal(405, 'use POST', { Allow: 'POST' });
  if (secret === undefined) return refusal(503, 'this site has no REVALIDATE_SECRET');
  if (!isPublisher(headers, secret)) return refusal(401, 'the secret is missing or wrong');
  if (isSitecorePublish(body)) return success(EVERYTHING);
  const read = publishJson.safeParse(body);
  if (read.success) return success(read.data);
  return refusal(
    400,
    `send { "paths": […] }: at most ${MAX_PATHS} paths of pages, without language and query, "media": […] as many of files, and ` +
      '"everything": true for all pages; or, as JSON, the webhook of a Sitecore: of publish:end, or with the updates of Experience Edge',
  );
}
