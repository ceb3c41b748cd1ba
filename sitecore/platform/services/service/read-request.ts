import type { Context } from 'hono';
import { safeParse } from 'zod/mini';
import type { Call, RequestOf } from '#sitecore/contracts/call.ts';
import { maxBytesOf, MEDIA_TYPES, mediaTypeOf } from '#sitecore/contracts/catalogue.ts';
import { parseSentJson } from '#sitecore/contracts/parse-json.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { parseFields, readText } from '../../http/read-body.ts';
import { readFiles, type ReadFilesOptions } from '../../http/read-files.ts';
import type { CommonFailure } from './common-failure.ts';
import { fieldWithNul } from './field-with-nul.ts';
import { readQuery } from './read-query.ts';

/** The client that a request is read for; the signal ends the reading of files, and says when they are held no more. */
export type Reader = Pick<ReadFilesOptions, 'client' | 'signal'>;

/**
 * Parses a request by its call's contract: the query of a GET, the body of a POST, within the bounds of its media type. No field
 * has a text that a store refuses.
 */
export async function readRequest<C extends Call>(
  c: Context<PlatformEnv>,
  call: C,
  reader: Reader,
): Promise<Result<RequestOf<C>, CommonFailure>> {
  const read = await parseRequest(c, call, reader);
  const refused = read.ok ? fieldWithNul(read.value) : undefined;
  return refused === undefined ? read : failure({ kind: 'malformed', parameter: refused });
}

async function parseRequest<C extends Call>(
  c: Context<PlatformEnv>,
  call: C,
  reader: Reader,
): Promise<Result<RequestOf<C>, CommonFailure>> {
  if (call.method === 'GET') {
    const read = readQuery<C['request']>(call.request, new URL(c.req.url).searchParams);
    return read.ok ? read : failure({ kind: 'malformed', parameter: read.failure });
  }
  const fields = await readBody(c, call, reader);
  if (!fields.ok) return fields;
  const read = safeParse<C['request']>(call.request, fields.value);
  if (read.success) return success(read.data);
  return failure({ kind: 'malformed', parameter: String(read.error.issues[0]?.path[0] ?? '') });
}

async function readBody(
  { req }: Context<PlatformEnv>,
  call: Pick<Call, 'body' | 'maxBytes'>,
  { client, signal }: Reader,
): Promise<Result<unknown, CommonFailure>> {
  const { body: kind = 'json' } = call;
  const type = mediaTypeOf(req.header('content-type'));
  const maxBytes = maxBytesOf(call, type);
  const isExpected = MEDIA_TYPES[kind].includes(type);
  if (isExpected && type === 'multipart/form-data') {
    const read = await readFiles(req, { client, signal, maxBytes });
    return read.ok
      ? success({ ...req.query(), ...read.value })
      : failure({ kind: read.failure, ...(read.failure === 'tooManyRequests' && { retryAfter: 60 }) });
  }
  const text = await readText(req, maxBytes);
  if (!text.ok) return failure({ kind: text.failure });
  // A request without a body needs no type.
  if (text.value === '') return success({});
  if (!isExpected) return failure({ kind: 'unsupportedType' });
  if (kind === 'json') return success(parseSentJson(text.value));
  const fields = parseFields(text.value);
  // The query of a form with files names the form.
  return fields ? success({ ...(kind === 'files' && req.query()), ...fields }) : failure({ kind: 'malformed' });
}
