// @alone: starts programs
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentLocation } from '#sitecore/platform/content/content-location.mjs';
import { isUpToDate, fileStamps } from './reload.mjs';

let root = '';
const write = (file: string, text: string) => writeFileSync(join(root, 'sitecore', file), text);

beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'rukn-reload-')), 'checkout');
  for (const folder of ['content/pages', 'platform']) mkdirSync(join(root, 'sitecore', folder), { recursive: true });
  write('content/pages/home.yml', 'home');
  write('platform/app.ts', 'app');
});
afterEach(() => rmSync(dirname(root), { recursive: true }));

const SAVES: readonly [what: string, save: () => void, whileUp: boolean, whileDown: boolean][] = [
  ['content', () => write('content/pages/home.yml', 'home again'), true, false],
  ['new content', () => write('content/pages/about.yml', ''), true, false],
  ['content by a new file', () => replace('content/pages/home.yml'), true, false],
  ['code', () => write('platform/app.ts', 'app again'), false, false],
  ['code by a new file', () => replace('platform/app.ts'), false, false],
  ['the temporary file of an editor', () => write('platform/.app.ts.swp', ''), true, true],
  ['nothing', () => undefined, true, true],
];

function replace(file: string): void {
  write(`${file}.new`, 'another');
  renameSync(join(root, 'sitecore', `${file}.new`), join(root, 'sitecore', file));
}

describe('isUpToDate, after a save of', () => {
  it.each(SAVES)('%s, is false only when the platform does not load the change itself', (_, save, up, down) => {
    const stamps = () => fileStamps({ root, content: contentLocation(root, {}) });
    const seen = stamps();
    save();
    expect([isUpToDate(stamps(), seen, true), isUpToDate(stamps(), seen, false)]).toEqual([up, down]);
  });

  it.each([
    ['elsewhere', '../content-of-the-bank'],
    ['below the code', 'sitecore/bank'],
  ])('content of CONTENT_DIR %s, is as after a save of content', (_, CONTENT_DIR) => {
    const content = contentLocation(root, { CONTENT_DIR });
    const stamps = () => fileStamps({ root, content });
    const absent = stamps();
    mkdirSync(content.folder);
    const seen = stamps();
    writeFileSync(join(content.folder, 'site.yml'), 'site');
    expect([absent.content, seen.content]).toEqual(['', '']);
    expect([isUpToDate(stamps(), seen, true), isUpToDate(stamps(), seen, false)]).toEqual([true, false]);
    rmSync(content.folder, { recursive: true });
  });
});
