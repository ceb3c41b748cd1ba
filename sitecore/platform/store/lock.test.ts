import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tryLock } from './lock.mjs';

const WAIT = { timeout: 15_000, interval: 20 };

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rukn-lock-'));
  path = join(folder, 'it.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a lock file', () => {
  it('is held by one, tells the next one by whom, and is free again afterwards', () => {
    const first = tryLock(path, { purpose: 'a start' });
    expect(first.release).toBeTypeOf('function');
    expect(tryLock(path).holder).toMatchObject({ pid: process.pid, purpose: 'a start' });
    first.release?.();
    expect(readdirSync(folder)).toEqual([]);
    expect(tryLock(path).release).toBeTypeOf('function');
  });

  it('is taken from a process that has ended', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(path, JSON.stringify({ pid, started: '1' }));
    expect(tryLock(path).release).toBeTypeOf('function');
    expect(readdirSync(folder)).toEqual(['it.lock']);
  });

  it.runIf(process.platform === 'linux')('is taken from a dead process that its parent never collects', async () => {
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void parent.kill('SIGKILL'));
    await once(parent.stdout.setEncoding('utf8'), 'readable');
    const pid = Number(parent.stdout.read());
    // A shell collects its children; the program that takes its place does not.
    await vi.waitFor(() => expect(readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n'), WAIT);
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z '), WAIT);
    writeFileSync(path, JSON.stringify({ pid }));
    expect(tryLock(path).release).toBeTypeOf('function');
  });

  it.skipIf(process.platform === 'win32')('is taken when the process number now belongs to another process', () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, started: 'another time' }));
    expect(tryLock(path).release).toBeTypeOf('function');
  });

  it('is respected for a moment when its holder has not written into it yet, and not for ever', () => {
    writeFileSync(path, '');
    expect(tryLock(path).release).toBeUndefined();
    utimesSync(path, new Date(0), new Date(0));
    expect(tryLock(path).release).toBeTypeOf('function');
  });

  it('goes away with the process that holds it', () => {
    const module = JSON.stringify(new URL('./lock.mjs', import.meta.url).href);
    const program = `import(${module}).then(({ tryLock }) => { tryLock(${JSON.stringify(path)}); process.exit(0); })`;
    expect(spawnSync(process.execPath, ['-e', program]).status).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });
});
