import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectPath, HEADER } from './files.ts';

const dictionary = z.record(z.string(), z.unknown());

/** Returns the source of the type of the dictionary's keys, so that a widget with an unknown key does not compile. */
export function dictionaryKeys(): string {
  const keys = Object.keys(
    dictionary.parse(parse(readFileSync(projectPath('sitecore/content/dictionary.yml'), 'utf8')) ?? {}),
  );
  return `${HEADER}/** A key of content/dictionary.yml. */
export type DictionaryKey =
${keys.map((key) => `  | ${JSON.stringify(key)}`).join('\n')};
`;
}
