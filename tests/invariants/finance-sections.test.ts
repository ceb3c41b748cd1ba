import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const CITED = /FINANCE((?:(?:,| and)? §?\d(?:\.\d)?(?![\d.]*%))+)/g;
const SECTION = /\d\.\d/g;

/** Returns the numbers of the sections of docs/finance.md, from its headings and from bold numbers. */
const sections = new Set(
  [...readFileSync('docs/finance.md', 'utf8').matchAll(/^(?:## |\*\*)(\d\.\d)/gm)].map(([, number]) => number),
);

const files = globSync(['src/**/*.{ts,tsx}', 'sitecore/**/*.ts', 'tests/**/*.ts', 'docs/requirements/*.yml']);

it('every section that code and requirements cite is in docs/finance.md', () => {
  const cited = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CITED)].flatMap(([, numbers = '']) =>
      [...numbers.matchAll(SECTION)].map(([number]) => ({ file, number })),
    ),
  );
  expect(new Set(cited.map(({ number }) => number)).size).toBeGreaterThan(10);
  expect(cited.filter(({ number }) => !sections.has(number))).toEqual([]);
});
