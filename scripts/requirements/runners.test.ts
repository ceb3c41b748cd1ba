import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { browserJson, vitestJson } from './reports.fixture.ts';
import { readReports } from './runners.ts';
import { readTestFiles } from './test-files.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rukn-reports-'));
  mkdirSync(join(root, '.reports'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

it('names the command that makes a report that is not there', () => {
  const { reports, diagnostics } = readReports(root);
  expect(reports.size).toBe(0);
  expect(diagnostics).toEqual([
    { location: '.reports/unit.json', message: 'no report of the unit tests: run npm test -- --only=unit' },
    { location: '.reports/browser.json', message: 'no report of the browser tests: run npm test -- --only=e2e' },
  ]);
});

it('names the command that makes a report anew that cannot be read', () => {
  write('.reports/unit.json', vitestJson([]).slice(0, -9));
  write('.reports/browser.json', '{"suites":[]}');
  const { reports, diagnostics } = readReports(root);
  expect(reports.size).toBe(0);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'not a whole report of the unit tests: run npm test -- --only=unit',
    'not a whole report of the browser tests: run npm test -- --only=e2e',
  ]);
});

it('reads the reports of both runners', () => {
  write('.reports/unit.json', vitestJson([{ title: 'rounds' }]));
  write('.reports/browser.json', browserJson([{ title: 'shows' }]));
  const { reports, diagnostics } = readReports(root);
  expect(diagnostics).toEqual([]);
  expect([...reports.values()].flatMap(({ runs }) => runs.map(({ title }) => title))).toEqual(['rounds', 'shows']);
});

it('reads the test files of each runner, with the time of their last change', () => {
  mkdirSync(join(root, 'tests/e2e'), { recursive: true });
  write('tests/e2e/hero.e2e.ts', 'text');
  write('tests/e2e/hero.ts', 'no test');
  write('tests/hero.test.tsx', 'text');
  const before = Date.now() + 1_000;
  const files = readTestFiles(root);
  expect(files.map(({ path, runner }) => [path, runner.name])).toEqual([
    ['tests/e2e/hero.e2e.ts', 'browser tests'],
    ['tests/hero.test.tsx', 'unit tests'],
  ]);
  for (const { changed } of files) expect(changed).toBeLessThan(before);
});
