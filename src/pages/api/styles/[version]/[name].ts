import type { NextApiRequest, NextApiResponse } from 'next';
import { sheetAt, wholeSheet } from '#src/shell/styles/page-sheet.ts';

export const config = { api: { bodyParser: false } };

/**
 * Sends the style sheet of a page's widgets, which never changes. An address of another build, as a page that a cache kept through a
 * release has it, gets the rules of all widgets for a minute: never a page without styles.
 */
export default function styles({ query: { version, name } }: NextApiRequest, response: NextApiResponse): void {
  const sheet = typeof version === 'string' && typeof name === 'string' ? sheetAt(version, name) : undefined;
  response.setHeader('Content-Type', 'text/css; charset=utf-8');
  response.setHeader(
    'Cache-Control',
    sheet === undefined ? 'public, max-age=60' : 'public, max-age=31536000, immutable',
  );
  response.end(sheet ?? wholeSheet());
}
