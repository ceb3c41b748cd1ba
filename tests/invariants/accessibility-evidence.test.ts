import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Criteria of WCAG 2.2 of the levels A and AA, by guideline. */
const CRITERIA: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

const criteria = Object.entries(CRITERIA).flatMap(([guideline, numbers]) => numbers.map((n) => `${guideline}.${n}`));

/** Rows of the table of criteria: their numbers, and the text of their evidence. */
const rows = read('docs/accessibility.md')
  .split('\n')
  .filter((line) => /^\| \d\.\d\.\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, first = '', , , evidence = '']) => ({ numbers: numbersIn(first), evidence }));

/** Returns the criteria of a row: one, several with commas, or a range. */
function numbersIn(cell: string): readonly string[] {
  const range = /^(\d\.\d)\.(\d+)–\d\.\d\.(\d+)/.exec(cell);
  if (!range) return cell.match(/\d\.\d\.\d+/g) ?? [];
  const [, guideline = '', first = '', last = ''] = range;
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) => `${guideline}.${Number(first) + n}`);
}

const files = globSync(['tests/**/*.ts', 'src/**/*.{ts,tsx,css}', 'docs/**/*.md'], { cwd: ROOT });

describe('docs/accessibility.md', () => {
  it('has each criterion of the levels A and AA once', () => {
    expect(criteria).toHaveLength(55);
    expect(rows.flatMap(({ numbers }) => numbers).toSorted()).toEqual(criteria.toSorted());
  });

  it('has evidence for each, of files that exist and requirement rows that they name', () => {
    const known = (name: string) => files.filter((file) => `/${file}`.endsWith(`/${name}`));
    const wrong = rows.flatMap(({ numbers, evidence }) => {
      if (evidence.length < 3) return [`${String(numbers)}: no evidence`];
      // Each file with the text up to the next one, which may name rows of it.
      return [...evidence.matchAll(/`([\w/.-]+\.(?:ts|css|md))`([^`]*)/g)].flatMap(([, name = '', after = '']) => {
        const found = known(name);
        if (found.length === 0) return [`${String(numbers)}: ${name}`];
        const ids = after.match(/[A-Z][A-Z-]+-\d\d/g) ?? [];
        return ids.filter((id) => !found.some((file) => read(file).includes(id))).map((id) => `${name}: ${id}`);
      });
    });
    expect(rows.flatMap(({ evidence }) => evidence.match(/`[\w/.-]+\.ts`/g) ?? []).length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  it('names checks of every page that the audit has', () => {
    const audit = read('tests/support/audit-page.ts');
    const named = rows.flatMap(({ evidence }) =>
      [...evidence.matchAll(/every page: ([^;]*)/g)].flatMap(([, checks = '']) =>
        [...checks.matchAll(/`(\w+)`/g)].map(([, check = '']) => check),
      ),
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((check) => !new RegExp(`\\b${check}\\b`).test(audit))).toEqual([]);
  });
});
