// @alone: starts programs
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');

const CONFIG = `
  import { defineConfig } from '@playwright/test';
  export default defineConfig({
    testDir: 'tests',
    testMatch: '*.e2e.ts',
    retries: 1,
    workers: 1,
    projects: [{ name: 'ar-desktop', use: { siteLanguage: 'ar' } }, { name: 'build', grep: /asserts/ }],
  });
`;

const TESTS = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { expect, test as base } from '@playwright/test';
  const test = base.extend({
    noise: [async ({}, use) => { expect([]).toEqual([]); await use([]); expect([]).toEqual([]); }, { auto: true }],
  });
  test.beforeEach(() => expect(1).toBe(1));
  test.describe('a group', () => {
    test('asserts', async () => {
      expect(1).toBe(1);
      await test.step('a step', async () => { await expect.poll(() => 2).toBe(2); });
    });
    test('clicks', () => {});
  });
  test('breaks', () => { expect(1).toBe(2); });
  test('breaks once', () => {
    if (test.info().retry === 0) throw new Error('too early');
    expect(1).toBe(1);
  });
  test.fail('passes by failing', () => { expect(1).toBe(2); });
  test.skip('is skipped', () => {});
  test('skips itself', () => { test.skip(true, 'not here'); });
  test('breaks in a step', async () => {
    await test.step('asserts', () => { expect(1).toBe(1); });
    await test.step('breaks softly', () => { expect.soft(1).toBe(2); });
    await test.step('holds another', async () => {
      await test.step('breaks', () => { expect(1).toBe(2); });
    });
    await test.step('does not run', () => {});
  });
`;

const schema = z.object({
  startTime: z.number(),
  status: z.string(),
  errors: z.array(z.string()),
  tests: z.array(z.looseObject({})),
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rukn-browser-reporter-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'playwright.config.ts'), CONFIG);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs Playwright on tests without a page and returns the report. */
async function report(tests: string) {
  mkdirSync(join(folder, 'tests'), { recursive: true });
  writeFileSync(join(folder, 'tests/example.e2e.ts'), tests);
  const file = join(folder, '.reports/browser.json');
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const reporter = join(import.meta.dirname, 'browser-reporter.ts');
  const env = { ...process.env, BROWSER_REPORT: file };
  const args = [cli, 'test', `--reporter=${reporter}`];
  await promisify(execFile)(process.execPath, args, { cwd: folder, env }).catch((error: unknown) => error);
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

it('writes status, location, language, own assertions and steps that ran of each test, with what fails in them', async () => {
  const began = Date.now();
  const { startTime, status, errors, tests } = await report(TESTS);
  expect(startTime).toBeGreaterThanOrEqual(began);
  expect({ status, errors }).toEqual({ status: 'failed', errors: [] });
  const duration: unknown = expect.any(Number);
  const arabic = {
    file: 'tests/example.e2e.ts',
    project: 'ar-desktop',
    language: 'ar',
    groups: [],
    steps: [],
    duration,
  };
  const step = { title: 'a step', status: 'passed', assertions: 1 };
  const unequal = (line: number): unknown =>
    expect.stringMatching(new RegExp(`^line ${line}: Error: expect.*Expected: 2`, 's'));
  expect(tests).toEqual([
    { ...arabic, line: 9, title: 'asserts', groups: ['a group'], status: 'passed', assertions: 2, steps: [step] },
    { ...arabic, line: 13, title: 'clicks', groups: ['a group'], status: 'passed', assertions: 0 },
    { ...arabic, line: 15, title: 'breaks', status: 'failed', assertions: 1, reason: unequal(15) },
    { ...arabic, line: 16, title: 'breaks once', status: 'failed', assertions: 1, reason: 'line 17: Error: too early' },
    { ...arabic, line: 20, title: 'passes by failing', status: 'inverted', assertions: 1 },
    { ...arabic, line: 21, title: 'is skipped', status: 'skipped', assertions: 0 },
    { ...arabic, line: 22, title: 'skips itself', status: 'skipped', assertions: 0 },
    {
      ...{ ...arabic, line: 23, title: 'breaks in a step', status: 'failed', assertions: 3, reason: unequal(25) },
      steps: [
        { title: 'asserts', status: 'passed', assertions: 1 },
        { title: 'breaks softly', status: 'failed', assertions: 1 },
        { title: 'breaks', status: 'failed', assertions: 1 },
        { title: 'holds another', status: 'failed', assertions: 1 },
      ],
    },
    expect.objectContaining({ title: 'asserts', project: 'build', language: null, assertions: 2 }),
  ]);
});

it('writes the errors outside of tests', async () => {
  const { status, errors, tests } = await report(`throw new Error('no such file');`);
  expect({ status, tests }).toEqual({ status: 'failed', tests: [] });
  expect(errors).toContainEqual(expect.stringContaining('no such file'));
});
