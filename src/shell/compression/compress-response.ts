import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { errorMessage } from '../error-message.ts';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';
import { compress, CompressedBodies } from './compressed-bodies.ts';

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

const bodies = new CompressedBodies();

type Done = (error?: Error | null) => void;

/** Compresses the texts of a response to a GET, those that caches keep once per version (decision 71); others pass unchanged. */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET') return;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) nameVariants(response);
  else new CompressingResponse(request, response, encoding).attach();
}

/** Tells caches that others get a response in another encoding. */
function nameVariants(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: readonly []) => {
    if (isText(response)) varyByEncoding(response);
    return writeHead(status, ...rest);
  };
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
  readonly #encoding: Encoding;
  readonly #held: Buffer[] = [];
  #heldBytes = 0;

  constructor(request: IncomingMessage, response: ServerResponse, encoding: Encoding) {
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
      const callback = callbackOf(chunk, encoding, done);
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.#held.push(bytesOf(chunk, encoding));
      const body = this.#held.length === 1 && this.#held[0] ? this.#held[0] : Buffer.concat(this.#held);
      this.#end(body, callback);
      return response;
    };
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
    const encoding = this.#encoding;
    if (body.byteLength < MIN_BYTES || !isText(this.#response)) return void this.#sendAll(body, callback);
    const send = (compressed: Buffer): void => {
      this.#release();
      const etag = headerOf(this.#response, 'ETag');
      // The same version in other bytes: only a weak tag may name both.
      if (etag !== '') this.#response.setHeader('ETag', etag.replace(/^(?!W\/)/, 'W/'));
      this.#response.removeHeader('Accept-Ranges');
      this.#response.setHeader('Content-Encoding', encoding);
      this.#response.setHeader('Content-Length', compressed.byteLength);
      this.#response.end(compressed, callback);
    };
    const sendUncompressed = (error: unknown): void => {
      console.error(`a response is sent uncompressed: ${errorMessage(error)}`);
      this.#sendAll(body, callback);
    };
    const version = this.#cachedVersion();
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

  /** Returns the path and tag of a response that caches keep; undefined for any other. */
  #cachedVersion(): string | undefined {
    const [control, etag] = [headerOf(this.#response, 'Cache-Control'), headerOf(this.#response, 'ETag')];
    const isCached = this.#response.statusCode === 200 && CACHED.test(control) && !UNCACHED.test(control);
    const [path] = (this.#request.url ?? '').split('?', 1);
    return isCached && etag !== '' ? `${path} ${etag}` : undefined;
  }
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
