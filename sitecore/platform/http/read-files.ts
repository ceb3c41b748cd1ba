import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Context } from 'hono';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { HeldBytes } from './held-bytes.ts';
import { fieldsByName, type FormFields, MAX_FIELDS } from './read-body.ts';

/** Bounds of a form with files: of the parts, and in bytes of a part's head, of its name, and of a text. */
const LIMITS = { parts: MAX_FIELDS, fields: MAX_FIELDS, files: 20, headerPairs: 20, headerSize: 4_096 };
const MAX_NAME_BYTES = 200;
const MAX_TEXT_BYTES = 64 * 1024;

type Part = string | File;

const held = new HeldBytes();

export interface ReadFilesOptions {
  /** The most bytes of the whole body. */
  readonly maxBytes: number;
  readonly client: string;
  /** Aborts when the call ends, or its time. */
  readonly signal: AbortSignal;
}

/** Reads a form with files while it arrives; what exceeds a bound ends the reading. All that is read is in memory: a client who sends too much at a time is refused. */
export async function readFiles(
  { raw }: Context['req'],
  { maxBytes, client, signal }: ReadFilesOptions,
): Promise<Result<FormFields<Part>, 'tooLarge' | 'malformed' | 'tooManyRequests'>> {
  const { body, headers } = raw;
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return failure('tooLarge');
  if (!body) return success({});
  const parts: (readonly [string, Part])[] = [];
  let [size, heldSize, isHeld] = [0, 0, true];
  signal.addEventListener('abort', () => held.giveBack(client, heldSize), { once: true });
  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new Error('the body is too large');
      signal.throwIfAborted();
      isHeld = held.take(client, chunk.byteLength);
      if (!isHeld) throw new Error('too many bytes are held');
      heldSize += chunk.byteLength;
      yield chunk;
    }
  }
  try {
    await pipeline(counted(body), parser(headers.get('content-type') ?? '', parts), { signal });
    return success(fieldsByName(parts));
  } catch {
    if (!isHeld) return failure('tooManyRequests');
    return failure(size > maxBytes ? 'tooLarge' : 'malformed');
  }
}

/** Returns the parser of a multipart body, which adds each part that is whole; throws for a type without a boundary. */
function parser(contentType: string, parts: (readonly [string, Part])[]): BusboyInstance {
  const busboy = new Busboy({
    headers: { 'content-type': contentType },
    limits: { ...LIMITS, fieldNameSize: MAX_NAME_BYTES, fieldSize: MAX_TEXT_BYTES },
  });
  const refuse = () => busboy.destroy(new Error('a bound of the form is exceeded'));
  busboy.on('partsLimit', refuse).on('fieldsLimit', refuse).on('filesLimit', refuse);
  busboy.on('field', (name, text, isNameCut, isTextCut) => {
    if (isNameCut || isTextCut) refuse();
    else parts.push([name, text]);
  });
  busboy.on('file', (name, stream, fileName, _, type) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    stream.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    stream.on('error', refuse);
    stream.on('end', () => parts.push([name, new File(chunks, fileName, { type })]));
  });
  return busboy;
}
