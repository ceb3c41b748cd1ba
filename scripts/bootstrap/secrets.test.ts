// @alone: starts programs
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureSecrets } from './secrets.mjs';

const NAMES = ['EMBEDDED_FORMS_API_KEY', 'JSS_EDITING_SECRET', 'REVALIDATE_SECRET', 'SITECORE_API_KEY', 'SITE_SECRET'];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rukn-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Calls ensureSecrets in another process and returns its result. */
async function ensureInOtherProcess(): Promise<string> {
  const module = JSON.stringify(new URL('./secrets.mjs', import.meta.url).href);
  const program = `const { ensureSecrets } = await import(${module});
    console.log(JSON.stringify(await ensureSecrets(${JSON.stringify(folder)}, {})))`;
  return (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])).stdout;
}

describe('the secrets of a run', () => {
  it('are generated once, each different, and read again', async () => {
    const made = await ensureSecrets(folder, {});
    expect(Object.keys(made).toSorted()).toEqual(NAMES);
    expect(new Set(Object.values(made)).size).toBe(NAMES.length);
    expect(Object.values(made).every((secret) => secret.length >= 32)).toBe(true);
    expect(await ensureSecrets(folder, {})).toEqual(made);
  });

  it.skipIf(process.platform === 'win32')('are readable by their owner only', async () => {
    await ensureSecrets(folder, {});
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('are the same for processes that create them at the same time, in one file', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, ensureInOtherProcess));
    expect(new Set(answers).size).toBe(1);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });

  it('come from the environment where it sets them, and are then not stored', async () => {
    const secrets = await ensureSecrets(folder, { SITECORE_API_KEY: 'given', REVALIDATE_SECRET: '' });
    expect(secrets.SITECORE_API_KEY).toBe('given');
    expect(secrets.REVALIDATE_SECRET).toMatch(/.{32}/);
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('SITECORE_API_KEY');
  });

  it('write no file when all are given', async () => {
    await ensureSecrets(folder, Object.fromEntries(NAMES.map((name) => [name, 'given'])));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keep the stored ones when another is needed', async () => {
    const first = await ensureSecrets(folder, { SITECORE_API_KEY: 'given' });
    const second = await ensureSecrets(folder, {});
    expect(second.JSS_EDITING_SECRET).toBe(first.JSS_EDITING_SECRET);
    expect(second.SITECORE_API_KEY).toMatch(/.{32}/);
  });

  it.each(['', 'null', '{"SITECORE_API_KEY":'])('are not replaced when their file is damaged: %j', async (text) => {
    writeFileSync(join(folder, 'secrets.json'), text);
    await expect(ensureSecrets(folder, {})).rejects.toThrow(/secrets\.json is not readable as JSON/);
  });

  it.each(['', 'short', null, 7])('are not %j', async (secret) => {
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ SITE_SECRET: secret }));
    await expect(ensureSecrets(folder, {})).rejects.toThrow(/^SITE_SECRET in .*secrets\.json has fewer than 16/);
  });

  it.each(['file', join('file', 'data')])('need a folder that can be written, and not %s', async (path) => {
    writeFileSync(join(folder, 'file'), '');
    const made = ensureSecrets(join(folder, path), {});
    await expect(made).rejects.toThrow(/file\S* cannot be written \(E\w+\); set DATA_DIR to a folder that can$/);
  });
});
