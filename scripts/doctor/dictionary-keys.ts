import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '..', '..', 'src', 'i18n', 'dictionary-keys.ts');

/** Returns the keys of the phrases that the site needs, from the source of their type. */
export const dictionaryKeys = (): readonly string[] =>
  [...readFileSync(FILE, 'utf8').matchAll(/^ {2}\| ['"](.+)['"];?$/gm)].map(([, key = '']) => key);
