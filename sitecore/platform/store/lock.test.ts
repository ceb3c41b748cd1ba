import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { tryLock } from './lock.mjs';

const WAIT = { timeout: WAIT_TIMEOUT_MS, interval: 20 };

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rukn-lock-'));
  path = join(folder, 'it.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('tryLock', () => {
  it('returns the holder while the lock is held, and takes it after its release', () => {
    const first = tryLock(path, { purpose: 'a start' });
    expect(first.release).toBeTypeOf('function');
    expect(tryLock(path).holder).toMatchObject({ pid: process.pid, purpose: 'a start' });
    first.release?.();
    expect(readdirSync(folder)).toEqual([]);
    expect(tryLock(path).release).toBeTypeOf('function');
  });

  it('takes the lock of an ended process', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(path, JSON.stringify({ pid, started: '1' }));
    expect(tryLock(path).release).toBeTypeOf('function');
    expect(readdirSync(folder)).toEqual(['it.lock']);
  });

  it.runIf(process.platform === 'linux')('takes the lock of a zombie process', async () => {
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void parent.kill('SIGKILL'));
    await once(parent.stdout.setEncoding('utf8'), 'readable');
    const pid = Number(parent.stdout.read());
    // A shell reaps its children; the program that replaces it does not.
    await vi.waitFor(() => expect(readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n'), WAIT);
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z '), WAIT);
    writeFileSync(path, JSON.stringify({ pid }));
    expect(tryLock(path).release).toBeTypeOf('function');
  });

  it.skipIf(process.platform === 'win32')(
    'takes the lock when the holder’s process id belongs to another process',
    () => {
      writeFileSync(path, JSON.stringify({ pid: process.pid, started: 'another time' }));
      expect(tryLock(path).release).toBeTypeOf('function');
    },
  );

  it('respects an empty lock file for some seconds only', () => {
    writeFileSync(path, '');
    expect(tryLock(path).release).toBeUndefined();
    utimesSync(path, new Date(0), new Date(0));
    expect(tryLock(path).release).toBeTypeOf('function');
  });

  it('removes the lock file when the process exits', () => {
    const module = JSON.stringify(new URL('./lock.mjs', import.meta.url).href);
    const program = `import(${module}).then(({ tryLock }) => { tryLock(${JSON.stringify(path)}); process.exit(0); })`;
    expect(spawnSync(process.execPath, ['-e', program]).status).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });
});
