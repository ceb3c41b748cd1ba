import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let root = '';

const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rukn-fingerprint-'));
  write('src/pages/home.tsx', 'home');
  write('sitecore/definitions/page.ts', 'بيت');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the fingerprint of a build', () => {
  it('is the same for the same contents, independent of modification times', () => {
    const before = fingerprint(root);
    utimesSync(join(root, 'src/pages/home.tsx'), new Date(0), new Date(0));
    expect(fingerprint(root)).toBe(before);
  });

  it.each([
    ['an edited source of the same size', () => write('src/pages/home.tsx', 'hope')],
    ['an edited definition', () => write('sitecore/definitions/page.ts', 'another')],
    ['a new file', () => write('public/robots.txt', '')],
    ['a deleted file', () => rmSync(join(root, 'src/pages/home.tsx'))],
    ['a renamed file', () => renameSync(join(root, 'src/pages/home.tsx'), join(root, 'src/pages/workspace.tsx'))],
    ['other dependencies', () => write('package-lock.json', '{"packages":{}}')],
    ['a configuration', () => write('next.config.js', 'export default {}')],
    [
      'text moved from the end of one file to the start of the next',
      () => {
        write('sitecore/definitions/page.ts', 'بي');
        write('src/pages/home.tsx', 'تhome');
      },
    ],
  ])('changes with %s', (_, change) => {
    const before = fingerprint(root);
    change();
    expect(fingerprint(root)).not.toBe(before);
  });

  it.each([
    'src/pages/home.test.tsx',
    'src/ui/Home.examples.tsx',
    'src/catalogue/IndexPage.tsx',
    'tests/e2e/home.e2e.ts',
    'README.md',
    'sitecore/content/pages/home.yml',
    'sitecore/platform/serve.ts',
  ])('does not change with %s, which no build contains', (path) => {
    const before = fingerprint(root);
    write(path, 'anything');
    expect(fingerprint(root)).toBe(before);
  });
});
