import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContentError } from './diagnostics.ts';
import { loadContent, loadContentStates } from './load.ts';

const CONTENT = join(import.meta.dirname, '..', '..', 'content');
const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../docs/authoring.md'), 'utf8');

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(CONTENT, folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): string {
  const path = join(folder, file);
  expect(existsSync(path), `${file} exists in the demo bank`).toBe(false);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** Returns the block of docs/authoring.md that begins with a pattern, without its indent. */
function blockOf(start: RegExp): string {
  const block = DOCUMENT.split(/\n\n/).find((one) => start.test(one)) ?? '';
  return block.replace(/^ {4}/gm, '');
}

describe('docs/authoring.md', () => {
  it('shows a page that can be added to the demo bank', async () => {
    const example = blockOf(/^ {4}# sitecore\/content\/pages/);
    const [, file = '', url = ''] = /^# sitecore\/content\/(\S+): its path is ([^, ]+),/.exec(example) ?? [];
    const path = write(file, example);
    const { tree } = await loadContent(folder);
    expect(tree.pageAt(url)?.displayName).toEqual({ ar: 'بطاقة الطالب', en: 'Student card' });
    rmSync(path);
  });

  it('shows the messages of mistakes as they are', async () => {
    const fields = [
      'Title: { ar: رسوم }',
      "BannerLink: { href: help/fees, text: '' }",
      "BannerImage: { src: products/card.svg, alt: '' }",
    ];
    write('items/faqs/new.yml', 'template: FAQ Accordion\nfields:\n  Titel: { ar: أسئلة, en: Questions }\n');
    write('pages/help/new.yml', `template: Page\nfields:\n  ${fields.join('\n  ')}\n`);
    write('pages/help/tab.yml', 'template: Page\n\tfields: {}\n');
    write('pages/help/other.yaml', 'template: Page\n');
    const error = await loadContentStates(folder).catch((reason: unknown) => reason);
    if (!(error instanceof ContentError)) throw error;
    const shown = blockOf(/^ {4}sitecore\/content\/items\/faqs/).trim();
    expect(error.message.split('\n').slice(1).join('\n').replace(/^ {2}/gm, '')).toBe(shown);
  });
});
