import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { parseSentJson } from '#sitecore/contracts/parse-json.ts';
import { documents } from '#src/queries/documents.server.ts';
import { readBody } from '#src/shell/http/read-body.ts';
import { type Refusal, refusal } from './refusal.ts';

/** A listed document with its variables. */
export interface ForwardedQuery {
  /** Name of the document, for the log. */
  readonly name: string;
  /** Body for the platform. */
  readonly body: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Extensions of the request, which the site itself reads. */
  readonly extensions: Readonly<Record<string, unknown>>;
}

const MAX_BODY_BYTES = 32_768;
const MAX_VARIABLES_BYTES = 4096;
/** `{ "where": { "tags": ["a"] } }` has three levels. */
const MAX_VARIABLES_DEPTH = 4;

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(documents).map(([name, hash]) => [hash, name]));

const members = z.record(z.string(), z.unknown()).nullish();

const posted = z.object({ query: z.string(), variables: members, extensions: members.catch(undefined) });

/** Reads a query from a request; only listed documents pass, whatever operation the body names. */
export async function readQuery(request: IncomingMessage): Promise<ForwardedQuery | Refusal> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!/^application\/json\s*(;|$)/i.test(type) || encoding !== 'identity') return refusal('notJson');
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body) return refusal('tooLarge');
  const read = posted.safeParse(parseBody(body));
  if (!read.success) return refusal('unreadable');
  const { query, variables, extensions } = read.data;
  const name = NAMES.get(createHash('sha256').update(query).digest('hex'));
  if (name === undefined) return refusal('unknown');
  if (!isWithin(variables, MAX_VARIABLES_DEPTH)) return refusal('variables');
  const json = JSON.stringify(variables ?? {});
  if (Buffer.byteLength(json) > MAX_VARIABLES_BYTES) return refusal('variables');
  const forwarded = `{"query":${JSON.stringify(query)},"variables":${json}}`;
  return { name, body: forwarded, variables: variables ?? {}, extensions: extensions ?? {} };
}

/** Returns the JSON of a body; undefined when it is not UTF-8 or no JSON within the bounds of what a stranger sends. */
function parseBody(bytes: Buffer): unknown {
  return isUtf8(bytes) ? parseSentJson(bytes.toString('utf8')) : undefined;
}

/** Returns true when a JSON value has at most so many levels of objects and lists. */
const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((member) => isWithin(member, levels - 1)));
