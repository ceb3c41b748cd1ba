import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { errorMessage } from '#src/shell/error-message.ts';
import { projectPath, HEADER } from './files.ts';

const dictionary = z.record(z.string(), z.unknown());

const CONTENT = projectPath('sitecore/content/dictionary.yml');
const WRITTEN = projectPath('src/i18n/dictionary-keys.ts');

/**
 * Returns the source of the type of the dictionary's keys, so that a widget with an unknown key does not compile: of a dictionary
 * that cannot be read, which is an author's mistake, the source as it was written last, for the site starts from content that was good.
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
