import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { maxBytesOf } from '#sitecore/contracts/catalogue.ts';
import { parseSentJson } from '#sitecore/contracts/parse-json.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';

/** The fields of a form by name, and of several with one name a list. */
export type FormFields<Part> = Readonly<Record<string, Part | readonly Part[]>>;

/** No form has as many inputs. */
export const MAX_FIELDS = 1_000;

/** Reads a body in one piece; `tooLarge` when it has more bytes, of which the rest stays unread. */
export async function readText({ raw }: Context['req'], maxBytes: number): Promise<Result<string, 'tooLarge'>> {
  if (Number(raw.headers.get('content-length') ?? 0) > maxBytes) return failure('tooLarge');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of raw.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) return failure('tooLarge');
    parts.push(part);
  }
  return success(Buffer.concat(parts).toString('utf8'));
}

/** Reads JSON; undefined when the body is no such JSON. A body of more than 64 kB or the given bytes is responded to with 413. */
export const readJson = async ({ req }: Context, maxBytes = maxBytesOf({}, 'application/json')): Promise<unknown> =>
  parseSentJson(await readWithin(req, maxBytes));

/** Reads the urlencoded fields of a form of the platform's own pages; undefined when it is no such form. More than 64 kB are responded to with 413. */
export async function readForm({ req }: Context): Promise<FormFields<string> | undefined> {
  const type = 'application/x-www-form-urlencoded';
  if (!req.header('content-type')?.startsWith(type)) return undefined;
  return parseFields(await readWithin(req, maxBytesOf({}, type)));
}

/** Reads a body in one piece; throws the response 413, which the app sends, when it has more bytes. */
async function readWithin(req: Context['req'], maxBytes: number): Promise<string> {
  const text = await readText(req, maxBytes);
  if (!text.ok) throw new HTTPException(413, { message: 'too large' });
  return text.value;
}

/** Parses urlencoded fields; undefined when there are more than any form has. */
export function parseFields(text: string): FormFields<string> | undefined {
  // Counted before they are parsed.
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return undefined;
  return fieldsByName([...new URLSearchParams(text)]);
}

/** Returns parts by name; those of one name keep their order. */
export function fieldsByName<Part>(parts: Iterable<readonly [string, Part]>): FormFields<Part> {
  const byName = new Map<string, Part[]>();
  for (const [name, part] of parts) {
    const list = byName.get(name);
    if (list) list.push(part);
    else byName.set(name, [part]);
  }
  return Object.fromEntries(
    [...byName].map(([name, list]) => [name, list.length === 1 && list[0] !== undefined ? list[0] : list]),
  );
}
