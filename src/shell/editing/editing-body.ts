import type { Readable } from 'node:stream';
import { z } from 'zod';
import { isWithinBounds, parseJson } from '#sitecore/contracts/parse-json.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';

/** The part of a refused body that is still read, as a multiple of the limit: a client that is cut off sees no response. */
const DISCARDED = 10;

/** The most levels of nested brackets in the JSON of an editor: rendering a layout takes stack for each. */
const MAX_NESTING = 100;

/**
 * Reads the bytes of a request up to a limit; undefined for more, and when its client disconnects. A larger body is read to its end and discarded, so that the
 * client receives the response that refuses it.
 */
export async function readEditingBody(request: Readable, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      if (!(chunk instanceof Uint8Array)) continue;
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks.length = 0;
      if (size > limit * DISCARDED) break;
    }
  } catch {
    return undefined;
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}

/** Parses the JSON of a request; an empty body is `{}`. A failure is the reason, in English. */
export function parseEditingBody(bytes: Buffer): Result<unknown, string> {
  const text = bytes.toString('utf8');
  if (text.trim() === '') return success({});
  if (isTooDeep(text)) return failure(`The body is nested deeper than ${MAX_NESTING} levels`);
  const body = parseJson(text);
  return body === undefined ? failure('The body is not JSON') : success(body);
}

/** Returns true for JSON with more nested brackets than MAX_NESTING, without parsing it. */
const isTooDeep = (json: string): boolean => !isWithinBounds(json, { levels: MAX_NESTING, members: Infinity });

/** A text with JSON inside the JSON of the body. */
const jsonText = z.string().transform((text) => (isTooDeep(text) ? undefined : parseJson(text)));

const pageWithPath = z.tuple([
  z.unknown(),
  jsonText.pipe(z.object({ sitecore: z.object({ context: z.object({ itemPath: z.string() }) }) })),
  jsonText.pipe(z.object({})),
]);

/** An older Sitecore names the path in the view bag. */
const pageOfRequest = z.tuple([
  z.unknown(),
  jsonText.pipe(z.object({ sitecore: z.object({ context: z.object({ itemPath: z.null().optional() }) }) })),
  jsonText.pipe(z.object({ httpContext: z.object({ request: z.object({ path: z.string() }) }) })),
]);

const sentPage = z.object({
  args: z
    .array(z.unknown())
    .transform((args) => args.slice(0, 3))
    .pipe(z.union([pageWithPath, pageOfRequest])),
});

/** Returns true for a body with a page as Sitecore's editors send it: path, layout and view bag, the latter two as JSON. */
export const isSentPage = (body: unknown): boolean => sentPage.safeParse(body).success;
