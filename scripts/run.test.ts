// @alone: starts programs
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const LOCK = { packages: { '': {}, 'node_modules/example': { version: '1.0.0', integrity: 'sha512-example' } } };

let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'rukn-run-'));
  for (const path of ['run.mjs', 'bootstrap'])
    cpSync(join(import.meta.dirname, path), join(checkout, 'scripts', path), { recursive: true });
  writeFileSync(join(checkout, 'package-lock.json'), JSON.stringify(LOCK));
  writeFileSync(join(checkout, 'scripts', 'example.ts'), 'const code: number = 3; process.exitCode = code;');
});

afterEach(() => {
  rmSync(checkout, { recursive: true });
});

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(checkout, 'scripts', 'run.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, npm_lifecycle_event: 'registry' },
  });

describe('run.mjs', () => {
  it('prints one sentence with the command to run first when packages are missing', () => {
    const { status, stderr } = run('example.ts');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^rukn: packages are missing .* run "npm start" .* then "npm run registry" again\n$/);
  });

  it('exits with the exit code of the script', () => {
    mkdirSync(join(checkout, 'node_modules', 'example'), { recursive: true });
    writeFileSync(join(checkout, 'node_modules', '.package-lock.json'), JSON.stringify(LOCK));
    expect(run('example.ts').status).toBe(3);
  });

  it('runs the program of a package', () => {
    mkdirSync(join(checkout, 'node_modules', 'example'), { recursive: true });
    writeFileSync(join(checkout, 'node_modules', '.package-lock.json'), JSON.stringify(LOCK));
    writeFileSync(join(checkout, 'node_modules', 'example', 'package.json'), '{"bin":{"example":"main.js"}}');
    writeFileSync(join(checkout, 'node_modules', 'example', 'main.js'), 'console.log(process.argv.slice(2).join(" "))');
    expect(run('example', '--one', 'two').stdout).toBe('--one two\n');
  });
});
