import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DiagnosticList } from './diagnostics.ts';
import { YamlFile } from './yaml-file.ts';

const CONTENT = join(import.meta.dirname, '../../content');

const valueOf = (text: string): unknown => new YamlFile(text, 'a.yml').root(new DiagnosticList()).value;

describe('YamlFile', () => {
  it('reads the value that the editor of drafts reads, from every file of the demo bank', () => {
    const files = globSync('**/*.yml', { cwd: CONTENT });
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const text = readFileSync(join(CONTENT, file), 'utf8');
      expect(valueOf(text), file).toEqual(parse(text));
    }
  });

  it.each([
    'yes',
    '2026-11-27',
    '0o17',
    '0x1f',
    '1_000',
    '.5',
    '1e3',
    '~',
    'True',
    '"1"',
    "''",
    '012',
    '<<',
    '+1',
    '-0',
    '.inf',
  ])('reads %s as the editor of drafts does', (text) => {
    expect(valueOf(`value: ${text}\n`)).toEqual(parse(`value: ${text}\n`));
  });
});
