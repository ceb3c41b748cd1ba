import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Endpoint } from '#sitecore/contracts/catalogue.ts';
import { parseJson } from '#sitecore/contracts/parse-json.ts';
import { setCookiesNamed } from '#src/shell/http/named-cookies.ts';

const HEADERS = ['allow', 'retry-after'];
const FILE_HEADERS = ['content-type', 'content-length', 'content-disposition'];

/** The largest response of a call that neither streams nor declares another. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** Sends the site's own response to a failed call. */
export const sendError = (response: ServerResponse, status: number, error: string): void =>
  sendText(response, status, JSON.stringify({ error }));

/** Sends a text with its length, by which a short one is not compressed. */
function sendText(response: ServerResponse, status: number, text: string, type = 'application/json'): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) }).end(text);
}

/**
 * Sends the platform's response to a call: of the type that the call declares, with its cookies. Redirects, server errors
 * and other types get the site's own body; of a server error's JSON only the fields pass that the call declares.
 */
export async function sendPlatformResponse(
  platformResponse: Response,
  response: ServerResponse,
  call: Endpoint & {
    /** Changes the text of a response that is no server error; undefined for one that does not pass. */
    readonly change?: (text: string) => string | undefined;
  },
): Promise<void> {
  const { status, headers } = platformResponse;
  const cookies = setCookiesNamed(headers.getSetCookie(), call.cookies ?? []);
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  for (const name of HEADERS) copyHeader(name, headers, response);
  if (status >= 300 && status < 400) return void sendError(response, 502, 'redirect');
  if (status === 204) return void response.writeHead(204).end();
  const type = mediaTypeOf(headers);
  const isFile = status === 200 && Array.isArray(call.responds) && call.responds.includes(type);
  if (isFile) return sendFile(platformResponse, response);
  const text = await readText(platformResponse, call.maxResponseBytes ?? MAX_RESPONSE_BYTES);
  if (status >= 500) return void sendServerError(response, status, isJson(type) ? text : '', call.errorFields ?? []);
  if (text === undefined || !isExpected(type, status, call) || !isWhole(text, type))
    return void sendError(response, status < 400 ? 502 : status, 'unreadable');
  const changed = call.change ? call.change(text) : text;
  if (changed === undefined) return void sendError(response, 502, 'unreadable');
  // A text is plain, whatever the platform calls it: browsers never read it as HTML.
  const sentType = isJson(type) ? 'application/json' : 'text/plain; charset=utf-8';
  sendText(response, status, changed, sentType);
}

const mediaTypeOf = (headers: Headers): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const isJson = (type: string): boolean => /^(application|text)\/([\w.-]+\+)?json$/.test(type);

const isExpected = (type: string, status: number, { responds = 'json' }: Endpoint): boolean =>
  isJson(type) || (responds === 'text' && status < 400 && (type === 'text/plain' || type === 'text/html'));

/** Returns true for JSON that can be parsed, for a text that is no page, and for an empty body. */
const isWhole = (text: string, type: string): boolean =>
  text === '' || (isJson(type) ? parseJson(text) !== undefined : !text.trimStart().startsWith('<'));

/** Returns a body as text; undefined when it breaks off or is too large. */
async function readText({ body }: Response, maxBytes: number): Promise<string | undefined> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  try {
    for await (const part of body) {
      size += part.byteLength;
      if (size > maxBytes) return undefined;
      text += decoder.decode(part, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return undefined;
  }
}

function sendServerError(
  response: ServerResponse,
  status: number,
  text: string | undefined,
  fields: readonly string[],
): void {
  const body = parseJson(text ?? '');
  const sent = Object.entries(typeof body === 'object' && body !== null ? body : {}).filter(
    ([name, value]) => fields.includes(name) && (typeof value === 'string' || typeof value === 'number'),
  );
  const own = sent.length > 0 ? Object.fromEntries(sent) : { error: 'unavailable' };
  sendText(response, status, JSON.stringify(own));
}

async function sendFile({ body, headers }: Response, response: ServerResponse): Promise<void> {
  for (const name of FILE_HEADERS) copyHeader(name, headers, response);
  if (!body) return void response.end();
  try {
    await pipeline(body, response);
  } catch {
    // The client or the platform disconnected; the status is sent already.
    response.destroy();
  }
}

function copyHeader(name: string, headers: Headers, response: ServerResponse): void {
  const value = headers.get(name);
  if (value !== null) response.setHeader(name, value);
}
