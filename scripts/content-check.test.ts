// @alone: starts programs
import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'content-check.ts');

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(import.meta.dirname, '..', 'sitecore', 'content'), folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the script; returns its exit code and output. */
const check = (...args: readonly string[]): Promise<{ readonly code: number | string; readonly output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });

describe('npm run content:check', () => {
  it('finds no errors in the demo bank', async () => {
    const { code, output } = await check();
    expect(output).toMatch(/^content: no errors, \d+ pages/);
    expect(code).toBe(0);
  });

  it('lists the errors of published files and drafts, and fails', async () => {
    appendFileSync(join(folder, 'dictionary.yml'), 'Greeting: { ar: مرحباً }\n');
    cpSync(join(folder, 'pages', '404.yml'), join(folder, 'pages', '404.draft.yml'));
    appendFileSync(join(folder, 'pages', '404.draft.yml'), 'colour: red\n');
    const { code, output } = await check(folder);
    expect(code).toBe(1);
    expect(output).toMatch(/content: 2 errors\n.*dictionary\.yml:\d+ {2}Greeting\.en: Greeting in English/);
    expect(output).toContain('404.draft.yml');
  });
});
