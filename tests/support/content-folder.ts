import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { ContentError } from '#sitecore/platform/content/diagnostics.ts';
import { loadContentStates } from '#sitecore/platform/content/load.ts';

const CONTENT = join(import.meta.dirname, '..', '..', 'sitecore', 'content');

/** Fields of a page without anything else. */
export const TITLE = 'Title: { ar: عنوان, en: Title }';

let folder = '';

/** Returns the content folder of this test. */
export const contentFolder = (): string => folder;

/** Writes a file of the content folder. */
export function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes a page's file. */
export const writePage = (file: string, fields: string, placeholders = ''): void =>
  write(
    `pages/${file}.yml`,
    `template: Page\nfields:\n  ${fields}\n${placeholders && `placeholders:\n${placeholders}`}`,
  );

/** Returns the errors of the content folder, a line each. */
export async function diagnostics(): Promise<string[]> {
  try {
    await loadContentStates(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.diagnostics.map(({ file, line, field, expected }) => `${file}:${line} ${field}: ${expected}`);
  }
}

/** Gives each test a content folder with a site, a dictionary and the pages that every site has. */
export function mockContentFolder(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    mkdirSync(join(folder, 'media'), { recursive: true });
    cpSync(join(CONTENT, 'media', 'brand'), join(folder, 'media', 'brand'), { recursive: true });
    write('site.yml', "name: rukn\nhostName: '*'\nlayout: {}\nerrorPages: { notFound: /404, serverError: /500 }\n");
    write('dictionary.yml', 'BACK: { ar: رجوع, en: Back }\n');
    for (const page of ['home', '404', '500']) writePage(page, TITLE);
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
}
