import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { errorMessage } from '../error-message.ts';
import { entityTag, matchesTag } from '../http/entity-tag.ts';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';
import { compress, CompressedBodies, type Version } from './compressed-bodies.ts';

/** Types of text; pictures other than drawings, fonts and films are compressed already. */
const TEXT = /^(?:text\/|image\/svg\+xml\b|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/i;

/** Statuses without a body, or with a part of one. */
const WITHOUT_WHOLE_BODY = [204, 206, 304];

/** Smaller bodies fit the first packet with their headers. */
const MIN_BYTES = 1000;

/** A body that is written in more is sent as it comes. */
const MAX_HELD_BYTES = 4 * 1024 * 1024;

/** Matches the Cache-Control of a response that caches may keep for all visitors. */
const CACHED = /\b(?:s-maxage|max-age)=[1-9]/;
const UNCACHED = /\b(?:private|no-store|no-cache)\b/;
const IMMUTABLE = /\bimmutable\b/;

const bodies = new CompressedBodies();

type Done = (error?: Error | null) => void;

/**
 * Compresses the texts of a response to a GET, those that caches keep once per version (decision 71), and responds 304 to a
 * client that has the version. Other responses pass unchanged.
 */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET')
    new CompressingResponse(request, response, chooseEncoding(request.headers['accept-encoding'])).attach();
}

function isText(response: ServerResponse): boolean {
  const isWhole = !WITHOUT_WHOLE_BODY.includes(response.statusCode) && !response.hasHeader('Content-Encoding');
  return isWhole && TEXT.test(headerOf(response, 'Content-Type'));
}

const headerOf = (response: ServerResponse, name: string): string => String(response.getHeader(name) ?? '');

/** Holds what is written to a response until it is complete. */
class CompressingResponse {
  readonly #response: ServerResponse;
  readonly #request: IncomingMessage;
  readonly #inner: Pick<ServerResponse, 'write' | 'end' | 'writeHead' | 'flushHeaders'>;
  #isReleased = false;
  readonly #encoding: Encoding | undefined;
  readonly #held: Buffer[] = [];
  #heldBytes = 0;

  constructor(request: IncomingMessage, response: ServerResponse, encoding: Encoding | undefined) {
    this.#encoding = encoding;
    this.#request = request;
    this.#response = response;
    this.#inner = {
      write: response.write.bind(response),
      end: response.end.bind(response),
      writeHead: response.writeHead.bind(response),
      flushHeaders: response.flushHeaders.bind(response),
    };
  }

  attach(): void {
    const response = this.#response;
    response.writeHead = (status: number, ...rest: readonly unknown[]) => {
      // A route may have wrapped this function, to change the status: its wrapper stays.
      if (this.#isReleased) return this.#inner.writeHead(status);
      response.statusCode = status;
      for (const part of rest)
        if (typeof part === 'string') response.statusMessage = part;
        else if (isHeaders(part)) setHeaders(response, part);
      return response;
    };
    response.flushHeaders = () => {
      this.#release();
      response.flushHeaders();
    };
    response.write = (chunk: unknown, encoding?: BufferEncoding | Done, done?: Done) => {
      const bytes = bytesOf(chunk, encoding);
      this.#held.push(bytes);
      this.#heldBytes += bytes.byteLength;
      if (this.#heldBytes > MAX_HELD_BYTES || !isText(this.#response))
        return this.#writeHeld(callbackOf(encoding, done));
      callbackOf(encoding, done)?.();
      return true;
    };
    response.end = (chunk?: unknown, encoding?: BufferEncoding | Done, done?: Done) => {
      this.#end(this.#whole(chunk, encoding), callbackOf(chunk, encoding, done));
      return response;
    };
  }

  /** Returns all that was written. */
  #whole(last: unknown, encoding: unknown): Buffer {
    if (typeof last === 'string' || last instanceof Uint8Array) this.#held.push(bytesOf(last, encoding));
    const [only, ...others] = this.#held;
    return only && others.length === 0 ? only : Buffer.concat(this.#held);
  }

  /** Lets the response write by itself again. */
  #release(): void {
    if (isText(this.#response)) varyByEncoding(this.#response);
    this.#isReleased = true;
    const { write, end, flushHeaders } = this.#inner;
    Object.assign(this.#response, { write, end, flushHeaders });
  }

  #writeHeld(callback: Done | undefined): boolean {
    this.#release();
    return this.#response.write(Buffer.concat(this.#held), callback);
  }

  #end(body: Buffer, callback: Done | undefined): void {
    if (!isText(this.#response)) return void this.#sendAll(body, callback);
    const encoding = body.byteLength < MIN_BYTES ? undefined : this.#encoding;
    const mayBeCached = isCached(this.#response);
    if (mayBeCached && !this.#response.hasHeader('ETag')) {
      const etag = entityTag(body);
      this.#response.setHeader('ETag', etag);
      if (matchesTag(this.#request.headers['if-none-match'], etag)) {
        if (encoding !== undefined) this.#weakenTag();
        return void this.#sendNotModified(callback);
      }
    }
    if (encoding === undefined) return void this.#sendAll(body, callback);
    const send = (compressed: Buffer): void => {
      this.#release();
      this.#weakenTag();
      this.#response.removeHeader('Accept-Ranges');
      this.#response.setHeader('Content-Encoding', encoding);
      this.#response.setHeader('Content-Length', compressed.byteLength);
      this.#response.end(compressed, callback);
    };
    const sendUncompressed = (error: unknown): void => {
      console.error(`a response is sent uncompressed: ${errorMessage(error)}`);
      this.#sendAll(body, callback);
    };
    const version = mayBeCached ? this.#version() : undefined;
    const known = version === undefined ? undefined : bodies.known(version, encoding, body);
    if (known) send(known);
    else
      (version === undefined ? compress(body, encoding) : bodies.add(version, encoding, body)).then(
        send,
        sendUncompressed,
      );
  }

  #sendAll(body: Buffer, callback: Done | undefined): void {
    this.#release();
    if (body.byteLength === 0) this.#response.end(callback);
    else this.#response.end(body, callback);
  }

  #sendNotModified(callback: Done | undefined): void {
    this.#release();
    this.#response.statusCode = 304;
    for (const name of ['Content-Type', 'Content-Length', 'Accept-Ranges']) this.#response.removeHeader(name);
    this.#response.end(callback);
  }

  /** Makes the tag weak: the same version has other bytes in each encoding. */
  #weakenTag(): void {
    const etag = headerOf(this.#response, 'ETag');
    if (etag !== '') this.#response.setHeader('ETag', etag.replace(/^(?!W\/)/, 'W/'));
  }

  #version(): Version {
    const [path] = (this.#request.url ?? '').split('?', 1);
    return {
      name: `${path} ${headerOf(this.#response, 'ETag')}`,
      isImmutable: IMMUTABLE.test(headerOf(this.#response, 'Cache-Control')),
    };
  }
}

/** Returns true for a response that caches may keep for all visitors. */
function isCached(response: ServerResponse): boolean {
  const control = headerOf(response, 'Cache-Control');
  return response.statusCode === 200 && CACHED.test(control) && !UNCACHED.test(control);
}

const isHeaders = (part: unknown): part is OutgoingHttpHeaders =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

function setHeaders(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
}

/** Returns what is written as bytes. */
function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  return Buffer.from(String(chunk), typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8');
}

const isCallback = (value: unknown): value is Done => typeof value === 'function';

const callbackOf = (...values: readonly unknown[]): Done | undefined => values.find(isCallback);

function varyByEncoding(response: ServerResponse): void {
  const vary = headerOf(response, 'Vary');
  if (!/accept-encoding/i.test(vary))
    response.setHeader('Vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
}
