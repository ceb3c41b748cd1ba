import type { Context } from 'hono';
import { safeParse } from 'zod/mini';
import type { Call, RequestOf } from '#sitecore/contracts/call.ts';
import { type BodyKind, MEDIA_TYPES } from '#sitecore/contracts/catalogue.ts';
import { parseJson } from '#sitecore/contracts/parse-json.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import type { CommonFailure } from './common-failure.ts';
import { fieldWithNul } from './field-with-nul.ts';
import { readQuery } from './read-query.ts';

/** Parses a request by its call's contract: the query of a GET, the body of a POST. No field has a text that a store refuses. */
export async function readRequest<C extends Call>(
  c: Context<PlatformEnv>,
  call: C,
): Promise<Result<RequestOf<C>, CommonFailure>> {
  const read = await parseRequest(c, call);
  const refused = read.ok ? fieldWithNul(read.value) : undefined;
  return refused === undefined ? read : failure({ kind: 'malformed', parameter: refused });
}

async function parseRequest<C extends Call>(
  c: Context<PlatformEnv>,
  { method, body = 'json', request }: C,
): Promise<Result<RequestOf<C>, CommonFailure>> {
  if (method === 'GET') {
    const read = readQuery<C['request']>(request, new URL(c.req.url).searchParams);
    return read.ok ? read : failure({ kind: 'malformed', parameter: read.failure });
  }
  const fields = await readBody(c, body);
  if (!fields.ok) return fields;
  const read = safeParse<C['request']>(request, fields.value);
  if (read.success) return success(read.data);
  return failure({ kind: 'malformed', parameter: String(read.error.issues[0]?.path[0] ?? '') });
}

async function readBody(c: Context<PlatformEnv>, kind: BodyKind): Promise<Result<unknown, CommonFailure>> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const text = kind === 'files' ? undefined : await c.req.text();
  // A request without a body needs no type.
  if (text === '') return success({});
  if (kind === 'files' && type === '') return success({});
  if (!MEDIA_TYPES[kind].includes(type)) return failure({ kind: 'unsupportedType' });
  if (kind === 'json') return success(parseJson(text ?? ''));
  try {
    // The query of a form with files names the form.
    return success({ ...(kind === 'files' && c.req.query()), ...(await c.req.parseBody({ all: true })) });
  } catch {
    return failure({ kind: 'malformed' });
  }
}
