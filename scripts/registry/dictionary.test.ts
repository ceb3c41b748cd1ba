import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOutput } from '#tests/support/expected-output.ts';
import { dictionaryKeys } from './dictionary.ts';
import { projectPath } from './files.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rukn-dictionary-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const keysOf = (yaml: string): string => {
  const file = join(folder, 'dictionary.yml');
  writeFileSync(file, yaml);
  return dictionaryKeys(file);
};

describe('the keys of the dictionary', () => {
  it('are those of its file', () => {
    expect(keysOf('greeting: { ar: مرحباً, en: Hello }\n')).toMatch(/DictionaryKey =\n {2}\| "greeting";\n$/);
  });

  it.each(['greeting: [', 'a: 1\na: 2', '- greeting', 'text'])('stay as they were when it is %j', (yaml) => {
    expectOutput(/dictionary\.yml is not readable; its keys stay as they were: /);
    expect(keysOf(yaml)).toBe(readFileSync(projectPath('src/i18n/dictionary-keys.ts'), 'utf8'));
  });
});
