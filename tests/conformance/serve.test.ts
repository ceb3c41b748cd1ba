import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const PROGRAM = join(ROOT, 'sitecore', 'platform', 'serve.ts');

/** What a developer's own settings must not decide; empty is not set. */
const UNSET = { PLATFORM_PORT: '', SITECORE_API_KEY: '', DATA_DIR: '', SITE_URL: '', LOG_LEVEL: '', QA: '' };

const start = (env: Partial<typeof UNSET>): ChildProcess =>
  spawn(process.execPath, [PROGRAM], { cwd: ROOT, env: { ...process.env, ...UNSET, ...env } });

/** The address that a starting platform logs. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of stdout ?? []) {
    printed += String(chunk);
    const [address] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
    if (address) return address;
  }
  throw new Error(`no address in: ${printed}`);
}

describe('the platform as a program', () => {
  it('serves the demo bank and ends quietly when told to', async () => {
    const program = start({ SITECORE_API_KEY: 'key', PLATFORM_PORT: '0' });
    const ended = once(program, 'exit');
    const complaints = program.stderr ? text(program.stderr) : '';
    const address = await addressOf(program);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await complaints).toBe('');
  });

  it('opens the door of tests only with QA=1, and warns of it', async () => {
    for (const [QA, status, warning] of [
      ['1', 201, /^content platform: QA=1 lets anyone .*\n$/],
      ['', 404, /^$/],
    ] as const) {
      const program = start({ SITECORE_API_KEY: 'key', PLATFORM_PORT: '0', QA });
      const complaints = program.stderr ? text(program.stderr) : '';
      const address = await addressOf(program);
      expect((await fetch(`${address}/qa/tests`, { method: 'POST' })).status).toBe(status);
      program.kill('SIGTERM');
      expect(await complaints).toMatch(warning);
    }
  });

  it('names every fault of its environment at once and ends with 1', async () => {
    const program = start({ PLATFORM_PORT: 'three', SITE_URL: 'rukn', LOG_LEVEL: 'loud', QA: 'yes' });
    const ended = once(program, 'exit');
    const complaints = program.stderr ? await text(program.stderr) : '';
    expect(await ended).toEqual([1, null]);
    expect(complaints.split('\n')).toEqual([
      'environment:',
      '  PLATFORM_PORT: expected a port',
      '  SITECORE_API_KEY: expected the key that callers must send',
      '  SITE_URL: expected an absolute http(s) address',
      '  QA: expected 1 or 0',
      expect.stringContaining('  LOG_LEVEL: expected one of'),
      '',
    ]);
  });
});
