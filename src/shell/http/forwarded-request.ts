import type { IncomingMessage } from 'node:http';
import { type Endpoint, maxBytesOf, MEDIA_TYPES, mediaTypeOf } from '#sitecore/contracts/catalogue.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { CLIENT_ADDRESS, SITE_SECRET } from '#sitecore/contracts/site-headers.ts';
import { env } from '#src/config/env.ts';
import { requestIdHeader } from '#src/services/current-request.server.ts';
import { clientOf } from './client-of.ts';
import { isOwnPage } from './is-own-page.ts';
import { cookiesNamed } from './named-cookies.ts';
import { readBody } from './read-body.ts';

const HEADERS = ['accept', 'accept-language', 'authorization', 'content-type', 'origin', 'sec-fetch-site', 'x-qa-test'];

/** Returns the headers that a call passes on, its cookies, and the visitor's address when the platform shares the site's secret; no other host gets that. */
export function forwardedHeaders(
  request: IncomingMessage,
  { idempotent, cookies = [] }: Endpoint,
  { isPlatform = true } = {},
): Headers {
  const { headers } = request;
  const forwarded = new Headers();
  for (const name of idempotent ? [...HEADERS, 'idempotency-key'] : HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') forwarded.set(name, value);
  }
  // Over plain HTTP a browser sends Origin alone, which only the site can compare with the host that the visitor sees.
  if (isOwnPage(request)) forwarded.set('sec-fetch-site', 'same-origin');
  const cookie = cookiesNamed(headers.cookie ?? '', cookies);
  if (cookie !== '') forwarded.set('cookie', cookie);
  for (const [name, value] of Object.entries(requestIdHeader())) forwarded.set(name, value);
  const { SITE_SECRET: secret, TRUSTED_PROXIES } = env();
  if (secret !== undefined && isPlatform) {
    forwarded.set(CLIENT_ADDRESS, clientOf(request, TRUSTED_PROXIES));
    forwarded.set(SITE_SECRET, secret);
  }
  return forwarded;
}

/** A body to send to the platform. */
export interface ForwardedBody {
  readonly body: BodyInit | undefined;
  /** Returns true once a streamed body has exceeded the call's size. */
  readonly isTooLarge: () => boolean;
}

/** Returns the body of a request, whole or as a stream; a failure is the status of a type or size that the call does not take. */
export async function forwardedBody(
  request: IncomingMessage,
  call: Endpoint,
): Promise<Result<ForwardedBody, 413 | 415>> {
  if (call.method === 'GET') return success({ body: undefined, isTooLarge: () => false });
  const { 'content-length': length = '0', 'content-type': contentType } = request.headers;
  const type = mediaTypeOf(contentType);
  const maxBytes = maxBytesOf(call, type);
  if (Number(length) > maxBytes) return failure(413);
  if (contentType !== undefined && !MEDIA_TYPES[call.body ?? 'json'].includes(type)) return failure(415);
  if (call.streams) return success(limitedStream(request, maxBytes));
  const whole = await readBody(request, maxBytes);
  if (!whole) return failure(413);
  if (whole.byteLength > 0 && contentType === undefined) return failure(415);
  return success({ body: whole, isTooLarge: () => false });
}

/** Returns the body of a request as a stream, which breaks off when it is too large. */
function limitedStream(request: IncomingMessage, maxBytes: number): ForwardedBody {
  let size = 0;
  const parts = request.iterator({ destroyOnReturn: false });
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next: IteratorResult<unknown, unknown> = await parts.next();
      const part = next.done === true ? undefined : next.value;
      size += part instanceof Uint8Array ? part.byteLength : 0;
      if (!(part instanceof Uint8Array)) controller.close();
      else if (size > maxBytes) controller.error(new Error('the body is too large'));
      else controller.enqueue(part);
    },
  });
  return { body, isTooLarge: () => size > maxBytes };
}
