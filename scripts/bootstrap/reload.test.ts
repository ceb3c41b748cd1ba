// @alone: starts programs
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isUpToDate, fileStamps } from './reload.mjs';

let root = '';
const write = (file: string, text: string) => writeFileSync(join(root, 'sitecore', file), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rukn-reload-'));
  for (const folder of ['content/pages', 'platform']) mkdirSync(join(root, 'sitecore', folder), { recursive: true });
  write('content/pages/home.yml', 'home');
  write('platform/app.ts', 'app');
});
afterEach(() => rmSync(root, { recursive: true }));

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
    const seen = fileStamps(root);
    save();
    expect([isUpToDate(fileStamps(root), seen, true), isUpToDate(fileStamps(root), seen, false)]).toEqual([up, down]);
  });
});
