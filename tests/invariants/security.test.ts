import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const document = read('docs/security.md');

/** Tests that a text names: file and title. */
const testsIn = (text: string) =>
  [...text.matchAll(/`([^`]+\.(?:test|e2e)\.tsx?|[^`]+-contract\.ts)` "([^"]+)"/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  );

/** Returns true when a file has a test, or a row of a test's table, with exactly this title. */
function hasTest({ file, title }: { readonly file: string; readonly title: string }): boolean {
  if (!existsSync(join(ROOT, file))) return false;
  const quoted = ["'", '`'].map((quote) => quote + title + quote);
  return quoted.some((text) => new RegExp(`[([?]\\s*${RegExp.escape(text)}`).test(read(file)));
}

/** Rows of the tables: number of the requirement, level, status, text. */
const rows = [
  ...document.matchAll(/^\| (\d+\.\d+\.\d+) [^|]+\|\s*([12])\s*\|\s*(met|not applicable|open)\s*\|([^|]*)\|$/gm),
].map(([, id = '', level = '', status = '', text = '']) => ({ id, level, status, text: text.trim() }));

/** Requirements of levels 1 and 2 in version 5.0.0 of the standard. */
const REQUIREMENTS = { 1: 70, 2: 183 };

it('docs/security.md has every requirement of levels 1 and 2 once, and counts them right', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const [level, count] of Object.entries(REQUIREMENTS))
    expect(rows.filter((row) => row.level === level)).toHaveLength(count);
  const countOf = (status: string) => rows.filter((row) => row.status === status).length;
  const counts = `${rows.length} requirements, ${countOf('met')} met, ${countOf('not applicable')} not applicable, ${countOf('open')} open`;
  expect(document.replaceAll('\n', ' ')).toContain(counts);
});

it('docs/security.md names for each requirement that is met the tests that prove it, and for each other a reason', () => {
  for (const { id, status, text } of rows) {
    if (status === 'met') expect(testsIn(text), `${id} names a test`).not.toEqual([]);
    else expect(text, `${id} says why`).toMatch(/\w{2,}/);
  }
});

it('docs/security.md names for each attack the tests that prove its mend', () => {
  const [, table = ''] = /^## Attacks$(.*?)^## V1 /ms.exec(document) ?? [];
  const attacks = table.split('\n').filter((line) => /^\| (?!attack|-)/.test(line));
  expect(attacks.length).toBeGreaterThan(20);
  expect(attacks.filter((line) => testsIn(line).length === 0)).toEqual([]);
});

it.each(['docs/security.md', 'docs/decisions/0037-outages.md'])('every test that %s names exists', (file) => {
  const named = testsIn(read(file));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((test) => !hasTest(test))).toEqual([]);
});

it('public, all of which is served, has no hidden files', () => {
  const files = readdirSync(join(ROOT, 'public'), { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => /(?:^|[/\\])\./.test(file))).toEqual([]);
});
