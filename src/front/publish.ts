import type { IncomingMessage, ServerResponse } from 'node:http';
import { type JsonBounds, parseSentJson } from '#sitecore/contracts/parse-json.ts';
import { env } from '#src/config/env.ts';
import { bumpContentVersion } from '#src/services/content-version.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import { readBody } from '#src/shell/http/read-body.ts';
import { forgetAllMedia, forgetMedia } from './media/media-proxy.ts';
import type { PageCache } from './pages/page-cache.ts';
import type { SiteSearch } from './search/site-search.ts';
import { isPublisher, type Publish, readPublish } from './read-publish.ts';

/** Path at which a publish is announced. */
export const PUBLISH_PATH = '/api/revalidate';

/**
 * Bytes and members of Experience Edge's updates of some 20,000 items, of which each has four members and 140 bytes: Edge itself divides a
 * larger publish (`continues`), and nginx in front passes on no more (`client_max_body_size`).
 */
const MAX_BYTES = 3_000_000;
const BOUNDS: JsonBounds = { levels: 32, members: 100_000 };

/** Memories of content that a publish renews. */
interface Published {
  readonly cache: PageCache;
  readonly search: Pick<SiteSearch, 'publish'>;
}

/** Paths whose pages were renewed by a publish, and those of which that failed. */
interface PublishResult {
  readonly revalidated: readonly string[];
  readonly failed: readonly { readonly path: string; readonly reason: string }[];
}

/** Takes a publish, and responds with what was renewed: the body of anybody but the publisher is not read. */
export async function respondToPublish(
  request: IncomingMessage,
  response: ServerResponse,
  publish: (publish: Publish) => Promise<PublishResult>,
): Promise<void> {
  const { method, headers } = request;
  const { REVALIDATE_SECRET: secret } = env();
  const isKnown = secret !== undefined && isPublisher(headers, secret);
  const sent = isKnown ? await readBody(request, MAX_BYTES) : undefined;
  const body = sent && parseSentJson(sent.toString(), BOUNDS);
  const read = readPublish({ method, headers, body }, secret);
  const sentHeaders = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  if (read.ok) response.writeHead(200, sentHeaders).end(JSON.stringify(await publish(read.value)));
  else {
    const { status, headers: more, body: refusal } = read.failure;
    response.writeHead(status, { ...sentHeaders, ...more }).end(JSON.stringify(refusal));
  }
}

/**
 * Counts a publish, so that nothing older is shown, forgets media that are no longer public, and renders the pages in memory at its paths
 * anew, one path after the other, as they were saved. A publish of everything forgets all media and renders nothing: it has each page
 * rendered at its next visit, however many such publishes come.
 */
export async function applyPublish(publish: Publish, { cache, search }: Published): Promise<PublishResult> {
  const { paths, media, everything } = publish;
  bumpContentVersion();
  search.publish(publish);
  await (everything ? forgetAllMedia() : forgetMedia(media));
  cache.outdate(everything ? 'all' : 'others');
  const failed: { readonly path: string; readonly reason: string }[] = [];
  // The page that was saved comes first, and visitors take precedence.
  for (const path of paths)
    await cache.publish(path).catch((error: unknown) => failed.push({ path, reason: errorMessage(error) }));
  return { revalidated: paths.filter((path) => !failed.some((one) => one.path === path)), failed };
}

/** Has all pages rendered anew at their next visit: a publish may have been missed. */
export function outdateAll({ cache, search }: Published): void {
  bumpContentVersion();
  search.publish({ paths: [], everything: true });
  cache.outdate('all');
}
