import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A text in UTF-8, and the strong tag of these bytes (RFC 9110, section 8.8.3). */
export interface EncodedText {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** Memory of texts with their bytes: some 400 pages, those that are requested most. */
const MAX_BYTES = 64 * 1024 * 1024;

const BYTES_OF_CHARACTER = 2;

const texts = new LRUCache<string, EncodedText>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }, text) => bytes.byteLength + BYTES_OF_CHARACTER * text.length,
});

/** Encodes a text that is sent often once: a page in Next's memory is the same string at each request, which is found without reading it. */
export function encodeOnce(text: string): EncodedText {
  const known = texts.get(text);
  if (known) return known;
  const bytes = Buffer.from(text);
  const encoded = { bytes, tag: entityTag(bytes) };
  texts.set(text, encoded);
  return encoded;
}

/** Returns the strong tag of a body: equal for equal bytes. */
export const entityTag = (body: Uint8Array): string => `"${hash('sha1', body, 'base64url')}"`;
