import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { documents } from '#src/queries/documents.server.ts';
import { type Refusal, refusal } from './refusal.ts';

/** A document of this site with what it asks for. */
export interface ForwardedQuery {
  /** The document's name, for the log. */
  readonly name: string;
  /** What the platform is sent. */
  readonly body: string;
}

const MAX_BODY_BYTES = 32_768;
const MAX_VARIABLES_BYTES = 4096;
/** `{ "where": { "tags": ["a"] } }` is three deep. */
const MAX_VARIABLES_DEPTH = 4;

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(documents).map(([name, hash]) => [hash, name]));

const posted = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).nullish() });

/** Reads what a browser asks; only a document of this site is a question, whatever operation the body names. */
export async function readQuery(request: IncomingMessage): Promise<ForwardedQuery | Refusal> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!/^application\/json\s*(;|$)/i.test(type) || encoding !== 'identity') return refusal('notJson');
  const body = await readBody(request);
  if (!body) return refusal('tooLarge');
  const read = posted.safeParse(parseJson(body));
  if (!read.success) return refusal('unreadable');
  const { query, variables } = read.data;
  const name = NAMES.get(createHash('sha256').update(query).digest('hex'));
  if (name === undefined) return refusal('unknown');
  // The depth first: writing JSON fails where it is too deep.
  if (!isWithin(variables, MAX_VARIABLES_DEPTH)) return refusal('variables');
  const sent = JSON.stringify(variables ?? {});
  if (Buffer.byteLength(sent) > MAX_VARIABLES_BYTES) return refusal('variables');
  return { name, body: `{"query":${JSON.stringify(query)},"variables":${sent}}` };
}

/** The bytes of a body; undefined when it is too large, whose rest is left unread. */
function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) resolve(undefined);
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    // Who leaves in the middle has asked nothing; nobody is there to read the answer.
    request.on('error', () => resolve(Buffer.alloc(0)));
  });
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Whether a JSON value has at most so many levels of objects and lists. */
const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((member) => isWithin(member, levels - 1)));
