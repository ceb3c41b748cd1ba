import { z } from 'zod';
import { isRecord } from '#sitecore/definitions/is-record.ts';

/** Size up to which a response is read; the largest layouts have a twentieth of it. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Statuses whose responses have no body (Fetch standard). */
const NULL_BODY: readonly number[] = [101, 204, 205, 304];

/** Characters of a response that are shown. */
const SHOWN = 80;

/** A response that cannot be read, or none: the message describes in one line what came instead. */
export class UnexpectedResponse extends Error {
  override readonly name = 'UnexpectedResponse';
}

/** Limit of each call, and the key that it sends. */
interface CallOptions {
  readonly deadlineMs: number;
  readonly apiKey: string | undefined;
}

/**
 * Returns a fetch that reads the whole response within the deadline, without the key, which an error page may repeat; rejects with
 * UnexpectedResponse.
 */
export const fetchWithin =
  ({ deadlineMs, apiKey }: CallOptions): typeof fetch =>
  async (input, init) => {
    try {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(deadlineMs) });
      const { status, statusText, headers } = response;
      const body = withoutKey(await readWhole(response), apiKey);
      return new Response(NULL_BODY.includes(status) ? null : body, { status, statusText, headers });
    } catch (error) {
      if (error instanceof UnexpectedResponse) throw error;
      throw new UnexpectedResponse(failureLine(error, deadlineMs), { cause: error });
    }
  };

/** Returns a fetch as `fetchWithin` whose responses are JSON objects that `isExpected` accepts; errors by status are not checked. */
export const jsonFetchWithin =
  (options: CallOptions, isExpected: (json: Readonly<Record<string, unknown>>) => boolean = () => true): typeof fetch =>
  async (input, init) => {
    const response = await fetchWithin(options)(input, init);
    const text = await response.clone().text();
    const json = parseJson(text);
    if (!isRecord(json) || (response.ok && !isExpected(json)))
      throw new UnexpectedResponse(describeResponse(response, text));
    return response;
  };

/** Parses JSON; undefined for a text that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Describes a response in one line: status, type and the beginning of its text. */
export function describeResponse({ status, headers }: Pick<Response, 'status' | 'headers'>, text: string): string {
  const type = headers.get('content-type') ?? 'no type';
  const line = oneLine(text);
  const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
  return `responded ${status}, ${type}: ${shown === '' ? 'nothing' : shown}`;
}

/** Returns a text as one line, without control characters, which a terminal would obey. */
const oneLine = (text: string): string => text.replaceAll(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();

/** An error of a GraphQL client, by shape: the SDK loads its own build of graphql-request, with a class of its own. */
const clientError = z.object({
  response: z.object({
    status: z.number(),
    error: z.string().optional().catch(undefined),
    errors: z
      .array(z.object({ message: z.string() }))
      .optional()
      .catch(undefined),
  }),
});

/** Describes an error in one line, without the request that a GraphQL client repeats in its message. */
export function errorLine(error: unknown): string {
  const read = clientError.safeParse(error);
  if (!read.success) return oneLine(error instanceof Error ? error.message : String(error)).slice(0, 3 * SHOWN);
  const { status, error: reason, errors = [] } = read.data.response;
  const reasons = errors.length > 0 ? errors.map(({ message }) => message).join('; ') : (reason ?? 'no data');
  return `responded ${status}: ${oneLine(reasons).slice(0, 2 * SHOWN)}`;
}

async function readWhole({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    size += part.byteLength;
    if (size > MAX_BYTES) throw new UnexpectedResponse(`the response is larger than ${MAX_BYTES / 1024 / 1024} MB`);
  }
  return Buffer.concat(parts);
}

/** Returns a body without the key in any case, with or without its braces; unchanged bytes when it has none. */
function withoutKey(body: Buffer<ArrayBuffer>, apiKey = ''): Buffer<ArrayBuffer> | string {
  const digits = apiKey.replaceAll(/[{}]/g, '');
  if (digits.length < 4) return body;
  const text = body.toString('latin1');
  const key = new RegExp(RegExp.escape(digits), 'gi');
  return key.test(text) ? body.toString().replaceAll(key, '…') : body;
}

const causeWithCode = z.object({ cause: z.object({ code: z.string() }) });

function failureLine(error: unknown, milliseconds: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no response in ${milliseconds} ms`;
  const read = causeWithCode.safeParse(error);
  return `no connection (${read.success ? read.data.cause.code : errorLine(error)})`;
}
