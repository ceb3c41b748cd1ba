import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { errorMessage } from '#src/shell/error-message.ts';
import { projectPath, HEADER } from './files.ts';

const dictionary = z.record(z.string(), z.unknown());

const CONTENT = projectPath('sitecore/content/dictionary.yml');
const WRITTEN = projectPath('src/i18n/dictionary-keys.ts');

/**
 * Returns the source of the type of the dictionary's keys, so that a widget with an unknown key does not compile. For a dictionary
 * that an author has broken it is the source as written last: the platform serves its last good content then.
 */
export function dictionaryKeys(file = CONTENT): string {
  try {
    return sourceOf(Object.keys(dictionary.parse(parse(readFileSync(file, 'utf8')) ?? {})));
  } catch (error) {
    console.error(`${file} is not readable; its keys stay as they were: ${errorMessage(error)}`);
    return readFileSync(WRITTEN, 'utf8');
  }
}

const sourceOf = (keys: readonly string[]): string => `${HEADER}/** A key of content/dictionary.yml. */
export type DictionaryKey =
${keys.map((key) => `  | ${JSON.stringify(key)}`).join('\n')};
`;
