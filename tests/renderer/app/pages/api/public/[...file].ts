import type { NextApiRequest, NextApiResponse } from 'next';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

const TYPES = new Map([
  ['.woff2', 'font/woff2'],
  ['.svg', 'image/svg+xml'],
]);

/** Seen from the app's folder, where it is started. */
const PUBLIC = '../../../public';

/** Answers with a file of the site's own public folder: its fonts and its icon. */
export default async function publicFile({ query }: NextApiRequest, response: NextApiResponse): Promise<void> {
  const path = [query.file ?? []].flat().join('/');
  const type = TYPES.get(extname(path));
  const content = type === undefined ? undefined : await readFile(`${PUBLIC}/${path}`).catch(() => undefined);
  if (type === undefined || content === undefined) return void response.status(404).end();
  response.setHeader('Content-Type', type).setHeader('Cache-Control', 'public, max-age=3600').send(content);
}
