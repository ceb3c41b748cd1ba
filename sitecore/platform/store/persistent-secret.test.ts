import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { persistentSecret } from './persistent-secret.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rukn-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('persistentSecret', () => {
  it('generates a secret per name once, in a new folder too', () => {
    const dataDir = join(folder, 'data');
    const first = persistentSecret(dataDir, 'one');
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(persistentSecret(dataDir, 'one')).toBe(first);
    expect(persistentSecret(dataDir, 'other')).not.toBe(first);
    expect(readdirSync(dataDir).sort()).toEqual(['one.secret', 'other.secret']);
  });

  it.each(['', '\n', 'short', 'x'.repeat(31)])('refuses a file with %j, and says which', (text) => {
    writeFileSync(join(folder, 'one.secret'), text);
    expect(() => persistentSecret(folder, 'one')).toThrow(/^environment: .*one\.secret has fewer than 32 characters/);
  });

  it.skipIf(process.platform === 'win32')('is readable only by its owner', () => {
    persistentSecret(folder, 'one');
    expect(statSync(join(folder, 'one.secret')).mode & 0o777).toBe(0o600);
  });
});
