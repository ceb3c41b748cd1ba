import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { sheetAt, wholeSheet } from '#src/shell/styles/page-sheet.ts';
import { sendText } from './send-text.ts';
import { TextBody } from './text-body.ts';

/** Sheets in memory: the demo's 580 pages have some eighty different ones. */
const MAX_SHEETS = 500;

/** A page's first paint waits for its sheet, which must fit the first packets of a connection: every byte counts. */
const { BROTLI_MAX_QUALITY } = constants;

/** Path of the style sheet of a page's widgets. */
export const SHEET = /^\/styles\/([\w-]+)\/([\w-]+)\.css(?:\?|$)/;

/** Sheets by their addresses, which prove that the site has made them; that of all widgets without one. */
const sheets = new LRUCache<string, TextBody>({ max: MAX_SHEETS });

/**
 * Sends the style sheet of a page's widgets, which never changes. An address of another build, as a page that a cache kept through a
 * release has it, gets the rules of all widgets for a minute: never a page without styles.
 */
export function sendSheet(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, version = '', name = ''] = SHEET.exec(request.url ?? '') ?? [];
  const sheet = stored(`${version}/${name}`, () => sheetAt(version, name));
  response.setHeader('Content-Type', 'text/css; charset=utf-8');
  response.setHeader('Cache-Control', sheet ? 'public, max-age=31536000, immutable' : 'public, max-age=60');
  return sendText(request, response, sheet ?? stored('', wholeSheet) ?? new TextBody(Buffer.alloc(0)));
}

/** Returns a sheet from memory, or as it is assembled. */
function stored(address: string, assemble: () => string | undefined): TextBody | undefined {
  const known = sheets.get(address);
  if (known) return known;
  const css = assemble();
  const sheet = css === undefined ? undefined : new TextBody(Buffer.from(css), { quality: BROTLI_MAX_QUALITY });
  if (sheet) sheets.set(address, sheet);
  return sheet;
}
