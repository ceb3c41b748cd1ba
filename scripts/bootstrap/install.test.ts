// @alone: starts programs
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rukn-install-'));
  writeLock({ '': {}, 'node_modules/hono': HONO, 'node_modules/elsewhere': { ...HONO, optional: true } });
});
afterEach(() => rmSync(root, { recursive: true }));

const HONO = { version: '4.13.19', integrity: 'sha512-a' };
const writeLock = (packages: object): void => {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
};
/** Writes the record that npm leaves in node_modules after a successful install. */
const writeRecord = (packages: object): void => {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
};

describe('an install', () => {
  it('is needed without node_modules and after an interrupted install', () => {
    expect(isInstalled(root)).toBe(false);
    mkdirSync(join(root, 'node_modules', 'hono'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  it('is not needed after npm ci by hand, apart from packages for other systems', () => {
    writeRecord({ 'node_modules/hono': HONO });
    expect(isInstalled(root)).toBe(true);
  });

  it.each([
    ['another version', { 'node_modules/hono': { ...HONO, version: '4.13.18' } }],
    ['other contents', { 'node_modules/hono': { ...HONO, integrity: 'sha512-b' } }],
    ['a package missing', {}],
  ])('is needed with %s on record', (_, packages) => {
    writeRecord(packages);
    expect(isInstalled(root)).toBe(false);
  });

  it('is needed again when the lock file changes', () => {
    writeRecord({ 'node_modules/hono': HONO });
    expect(isInstalled(root)).toBe(true);
    writeLock({ '': {}, 'node_modules/hono': { ...HONO, version: '4.14.0' } });
    expect(isInstalled(root)).toBe(false);
  });
});
