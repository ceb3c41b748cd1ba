import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

const document = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8');

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
    const tests = [...text.matchAll(/`([^`]+\.(?:test|e2e)\.tsx?|[^`]+-contract\.ts)` "([^"]+)"/g)];
    if (status === 'met') expect(tests.length, `${id} names a test`).toBeGreaterThan(0);
    else expect(text, `${id} says why`).toMatch(/\w{2,}/);
    for (const [, file = '', title = ''] of tests) {
      expect(existsSync(join(ROOT, file)), `${id}: ${file}`).toBe(true);
      expect(readFileSync(join(ROOT, file), 'utf8'), `${id}: ${file}`).toContain(title);
    }
  }
});
