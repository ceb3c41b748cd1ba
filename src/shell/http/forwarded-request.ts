import type { IncomingMessage } from 'node:http';
import { type BodyKind, type Endpoint, MAX_BODY_BYTES, MEDIA_TYPES } from '#sitecore/contracts/catalogue.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { CLIENT_ADDRESS, SITE_SECRET } from '#sitecore/contracts/site-headers.ts';
import { env } from '#src/config/env.ts';
import { clientOf } from './client-of.ts';
import { cookiesNamed } from './named-cookies.ts';

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
  const cookie = cookiesNamed(headers.cookie ?? '', cookies);
  if (cookie !== '') forwarded.set('cookie', cookie);
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
  { method, body: kind = 'json', maxBytes = MAX_BODY_BYTES, streams }: Endpoint,
): Promise<Result<ForwardedBody, 413 | 415>> {
  if (method === 'GET') return success({ body: undefined, isTooLarge: () => false });
  const { 'content-length': length = '0', 'content-type': type } = request.headers;
  if (Number(length) > maxBytes) return failure(413);
  if (type !== undefined && !isOfKind(type, kind)) return failure(415);
  const limited = new LimitedBody(request, maxBytes);
  if (streams) return success({ body: limited.stream(), isTooLarge: () => limited.isTooLarge });
  const whole = await limited.whole();
  if (limited.isTooLarge) return failure(413);
  if (whole.byteLength > 0 && type === undefined) return failure(415);
  return success({ body: whole, isTooLarge: () => false });
}

const isOfKind = (type: string, kind: BodyKind): boolean =>
  MEDIA_TYPES[kind].includes(type.split(';')[0]?.trim().toLowerCase() ?? '');

/** The body of a request up to a number of bytes. */
class LimitedBody {
  readonly #request: IncomingMessage;
  readonly #maxBytes: number;
  isTooLarge = false;

  constructor(request: IncomingMessage, maxBytes: number) {
    this.#request = request;
    this.#maxBytes = maxBytes;
  }

  async whole(): Promise<Buffer<ArrayBuffer>> {
    const parts: Uint8Array[] = [];
    for await (const part of this.#parts()) parts.push(part);
    return Buffer.concat(parts);
  }

  /** Returns the body as a stream, which breaks off when it is too large. */
  stream(): BodyInit {
    const parts = this.#parts({ breaksOff: true });
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
  }

  async *#parts({ breaksOff = false } = {}): AsyncGenerator<Uint8Array, undefined> {
    let size = 0;
    for await (const part of this.#request) {
      if (!(part instanceof Uint8Array)) continue;
      size += part.byteLength;
      this.isTooLarge = size > this.#maxBytes;
      if (this.isTooLarge && breaksOff) throw new Error('the body is too large');
      if (this.isTooLarge) return undefined;
      yield part;
    }
    return undefined;
  }
}
