import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';

/** The scripts that each dynamic import loads, by `importer -> module`. */
const chunkList = z.record(z.string(), z.object({ files: z.array(z.string()) }));

/**
 * Returns the bytes of scripts that importing a module of the widgets loads, compressed with gzip: shared ones included, React
 * excluded. The module is named by its file; one that is imported nowhere throws.
 */
export function chunkSize(build: string, file: string): number {
  const chunks = chunkList.parse(JSON.parse(readFileSync(join(build, 'react-loadable-manifest.json'), 'utf8')));
  const [, chunk] = Object.entries(chunks).find(([name]) => name.endsWith(`/${file}`)) ?? [];
  if (!chunk) throw new Error(`${file} has no chunk`);
  const own = chunk.files.filter((script) => !script.includes('/framework-'));
  return own.reduce((total, script) => total + gzipSync(readFileSync(join(build, script))).length, 0);
}
