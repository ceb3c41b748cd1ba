// @alone: starts programs
import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const check = (
  args: readonly string[] = [],
  CONTENT_DIR = '',
): Promise<{ readonly code: number | string; readonly output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...args], { env: { ...process.env, CONTENT_DIR } }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });

describe('npm run content:check', () => {
  it('finds no errors in the demo bank', async () => {
    const { code, output } = await check();
    expect(output).toMatch(/^content: no errors, \d+ pages/);
    expect(code).toBe(0);
  });

  it('lists what an older definition has left in CONTENT_DIR, and fails for errors alone', async () => {
    const page = join(folder, 'pages', '404.yml');
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, text.replace('fields:\n', 'fields:\n  Bygone: { ar: قديم, en: Old }\n'));
    const { code, output } = await check([], folder);
    expect(output).toMatch(
      /content: 1 place of an older definition.*\n {2}.*\/pages\/404\.yml:\d+ {2}fields\.Bygone \(ar, en\): is unknown/,
    );
    expect(output).toContain('content: no errors');
    expect(code).toBe(0);
    expect((await check([folder])).code).toBe(1);
    writeFileSync(page, text);
  });

  it('warns of what is served otherwise than it is written, with file, line and replacement, and does not fail', async () => {
    const page = join(folder, 'items', 'far-branch.yml');
    writeFileSync(
      page,
      'template: Branch\nfields:\n  Title: { ar: فرع, en: Branch }\n  City: { ar: نجران, en: Najran }\n  Latitude: 17,5\n',
    );
    const { code, output } = await check([folder]);
    rmSync(page);
    expect(output).toMatch(
      /content: 1 warning\n {2}.*items\/far-branch\.yml:5 {2}fields\.Latitude: 17,5 .*; write 17\.5\n/,
    );
    expect(output).toContain('content: no errors');
    expect(code).toBe(0);
  });

  it('lists the errors of published files and drafts, and fails', async () => {
    appendFileSync(join(folder, 'dictionary.yml'), 'Greeting: { ar: مرحباً }\n');
    cpSync(join(folder, 'pages', '404.yml'), join(folder, 'pages', '404.draft.yml'));
    appendFileSync(join(folder, 'pages', '404.draft.yml'), 'colour: red\n');
    const { code, output } = await check([folder]);
    expect(code).toBe(1);
    expect(output).toMatch(/content: 2 errors\n.*dictionary\.yml:\d+ {2}Greeting\.en: Greeting in English/);
    expect(output).toContain('404.draft.yml');
  });
});
