import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DiagnosticList } from './diagnostics.ts';
import { FileCache } from './file-cache.ts';

let root = '';
let cache: FileCache;

const at = (file: string): string => join(root, file);
const write = (file: string, text: string): void => writeFileSync(at(file), `text: ${text}\n`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rukn-files-'));
  mkdirSync(at('pages'));
  write('pages/home.yml', 'home');
  write('pages/about.yml', 'about');
  cache = new FileCache();
  readAll();
});

afterEach(() => rmSync(root, { recursive: true }));

/** Returns the texts of all files by name, and keeps what was read; only these files may have changed, by default any. */
function readAll(changed?: readonly string[]): Record<string, unknown> {
  const snapshot = (changed && cache.next(new Set(changed.map(at)))) ?? cache.snapshot();
  const files = snapshot.below(at('pages')).map((name): [string, unknown] => {
    const path = at(`pages/${name}`);
    return [name, snapshot.read(path, path).root(new DiagnosticList()).at('text').value];
  });
  cache.keep(snapshot);
  return Object.fromEntries(files);
}

describe('FileCache', () => {
  it('looks at every file by default', () => {
    write('pages/home.yml', 'new home');
    write('pages/about.yml', 'new about');
    expect(readAll()).toEqual({ 'home.yml': 'new home', 'about.yml': 'new about' });
  });

  it('looks only at the files that may have changed', () => {
    write('pages/home.yml', 'new home');
    write('pages/about.yml', 'new about');
    expect(readAll(['pages/home.yml'])).toEqual({ 'home.yml': 'new home', 'about.yml': 'about' });
    expect(readAll(['pages/about.yml'])).toEqual({ 'home.yml': 'new home', 'about.yml': 'new about' });
  });

  it('passes over temporary files that are gone', () => {
    write('pages/about.yml', 'new about');
    expect(readAll(['pages/home.yml.new'])).toEqual({ 'home.yml': 'home', 'about.yml': 'about' });
  });

  it.each<[what: string, change: () => void, reported: string, expected: Record<string, string>]>([
    [
      'a file was added',
      () => write('pages/help.yml', 'help'),
      'pages/help.yml',
      { 'home.yml': 'home', 'about.yml': 'new about', 'help.yml': 'help' },
    ],
    ['a file was removed', () => rmSync(at('pages/home.yml')), 'pages/home.yml', { 'about.yml': 'new about' }],
    ['a folder has changed', () => undefined, 'pages', { 'home.yml': 'home', 'about.yml': 'new about' }],
  ])('looks at every file when %s', (_, change, reported, expected) => {
    write('pages/about.yml', 'new about');
    change();
    expect(readAll([reported])).toEqual(expected);
  });

  it('looks at every file when so many have changed that some may not be reported', () => {
    write('pages/about.yml', 'new about');
    const many = Array.from({ length: 501 }, (_, index) => `pages/${index}.yml`);
    expect(readAll(many)).toEqual({ 'home.yml': 'home', 'about.yml': 'new about' });
  });
});
