import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { parse } from 'yaml';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { loadContent } from '../../content/load.ts';
import { DraftFiles } from './draft-files.ts';

const PAGE = 'template: Page\nfields: { Title: { ar: صفحة, en: Page } }\n';
const page = z.object({ fields: z.object({ Title: z.object({ en: z.string() }) }) });

/** Saves ever longer drafts without end, and prints the number of each that is saved. */
const PROGRAM = `
import { DraftFiles } from ${JSON.stringify(join(import.meta.dirname, 'draft-files.ts'))};
const files = new DraftFiles(process.argv[1]);
const source = { file: 'sitecore/content/pages/fees.yml' };
for (let number = 1; ; number += 1) {
  const title = number + ' ' + 'x'.repeat(100_000);
  files.save(source, 'template: Page\\nfields: { Title: { ar: صفحة, en: ' + title + ' } }\\n', files.open(source));
  process.stdout.write(number + '\\n');
  await new Promise(setImmediate);
}`;

it('a process that is killed while it saves loses no save that it acknowledged, and leaves no part of one', async () => {
  const fixture = fixtureContent({ 'pages/fees.yml': PAGE });
  const program = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, fixture.folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let acknowledged = 0;
  for await (const line of createInterface({ input: program.stdout })) {
    acknowledged = Number(line);
    if (acknowledged === 20) program.kill('SIGKILL');
  }
  if (program.signalCode === null) await once(program, 'exit');
  expect(program.signalCode).toBe('SIGKILL');
  expect(acknowledged).toBeGreaterThanOrEqual(20);
  const draft = readFileSync(join(fixture.folder, 'pages/fees.draft.yml'), 'utf8');
  expect(parseInt(page.parse(parse(draft)).fields.Title.en, 10)).toBeGreaterThanOrEqual(acknowledged);
  await expect(loadContent(fixture.folder, { drafts: () => true })).resolves.toBeDefined();
  fixture.remove();
});

it('a save and a publish replace a file whole: whoever has the one before open reads all of it', () => {
  const fixture = fixtureContent({ 'pages/fees.yml': PAGE });
  const files = new DraftFiles(fixture.folder);
  const source = { file: 'sitecore/content/pages/fees.yml', steps: [], revision: '' };
  const current = () => {
    const opened = files.open(source);
    if (!opened) throw new Error('no file');
    return opened;
  };
  const saved = (title: string) => files.save(source, PAGE.replace('Page }', `${title} }`), current());
  saved('One');
  const draft = openSync(files.draftPath(source), 'r');
  saved('Two');
  expect(readFileSync(draft, 'utf8')).toContain('en: One');
  const published = openSync(join(fixture.folder, 'pages/fees.yml'), 'r');
  files.publish(source, current());
  expect(readFileSync(published, 'utf8')).toBe(PAGE);
  expect(files.publishedText(source)).toContain('en: Two');
  for (const opened of [draft, published]) closeSync(opened);
  fixture.remove();
});
