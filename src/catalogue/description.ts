import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the doc comment of an exported function or constant of a file, as one line; undefined when it has none. */
export async function readDescription(file: string, name: string): Promise<string | undefined> {
  const source = await readFile(join(process.cwd(), file), 'utf8').catch(() => '');
  const pattern = new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\\s*export (?:function|const) ${name}\\b`, 's');
  return pattern
    .exec(source)?.[1]
    ?.replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
