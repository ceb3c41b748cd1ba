// @alone: starts programs
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderFiles } from '#tests/support/folder-files.ts';
import { z } from 'zod';
import { json, PASSWORD, signInAt } from '#tests/support/editing-platform.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { fixtureContent } from './fixture-content.ts';
import { hostIn, platformCheckout, startPlatformProgram, writtenBy } from './platform-program.ts';

const KEY = 'key';
const HOME = '/sitecore/content/rukn/home';

let folder = '';
let contentDir = '';
const checkouts: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rukn-operator-'));
  contentDir = join(folder, 'srv', 'content');
});
afterEach(() => {
  for (const checkout of [folder, ...checkouts.splice(0)]) rmSync(checkout, { recursive: true });
});

/** Creates a checkout of a version of the project, whose demo has these files beside the others. */
function checkoutOf(more: Readonly<Record<string, string>>): { readonly root: string; readonly demo: string } {
  const fixture = fixtureContent(more);
  const root = platformCheckout(fixture.folder);
  fixture.remove();
  checkouts.push(root);
  return { root, demo: join(root, 'sitecore', 'content') };
}

/** Starts the platform of a checkout on the operator's content folder. */
async function start(root: string) {
  const env = { SITECORE_API_KEY: KEY, PLATFORM_PORT: '0', DATA_DIR: join(folder, 'data'), CONTENT_DIR: contentDir };
  const program = startPlatformProgram({ ...env, EDITING_PASSWORD: PASSWORD }, [], root);
  const written = writtenBy(program);
  const host = await hostIn(written);
  return {
    host,
    output: () => written.join(''),
    stop: async (): Promise<void> => {
      const ended = once(program, 'close');
      program.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    },
  };
}

/** Returns the title of a page as visitors get it. */
async function titleOf(host: string, path: string, language: string): Promise<unknown> {
  const query = `{ item(path: "${HOME}/${path}", language: "${language}") { field(name: "Title") { value } } }`;
  const headers = { 'content-type': 'application/json', sc_apikey: KEY };
  const response = await fetch(`${host}/sitecore/api/graph/edge`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  });
  return /"value":"([^"]*)"/.exec(await response.text())?.[1];
}

const panel = z.object({ id: z.string(), version: z.number(), revision: z.string() });

/** Saves a field of a page and publishes the page, as an author's browser does. */
async function publish(
  host: string,
  page: string,
  change: Readonly<Record<'language' | 'field', string>> & { readonly value: unknown },
) {
  const send = await signInAt(host);
  const { id, version, revision } = panel.parse(await (await send(`/item?item=${page}`)).json());
  const saved = await send('/fields', json('PUT', { item: id, ...change, version, revision }));
  expect([saved.status, await saved.text()]).toEqual([200, expect.stringContaining('"version"')]);
  const published = await send('/publish', json('POST', { items: [page] }));
  expect([published.status, await published.text()]).toEqual([200, expect.stringContaining('"published":true')]);
}

/** A page of the first version. */
const OLD_PAGE = `template: Page
fields:
  Title: { ar: قديمة, en: Old }
  MetaKeywords: { ar: كلمات, en: words } # of the marketing team
placeholders:
  headless-main:
    - rendering: Checklist
      datasource: { fields: { Title: { ar: قائمة, en: List } } }
    - rendering: RichText
      datasource: { fields: { Text: { ar: <p>كلمات باقية</p>, en: <p>Words that stay</p> } } }
`;

/** Changes a definition of a checkout. */
function redefine(root: string, file: string, from: string, to: string): void {
  const path = join(root, 'sitecore', 'definitions', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

describe('CONTENT_DIR', () => {
  it('is filled with the demo once; what authors then publish and add stays through an upgrade, which has another demo', async () => {
    const first = checkoutOf({});
    const demo = folderFiles(first.demo);
    const before = await start(first.root);
    expect(before.output()).toContain(`content platform: ${contentDir} is filled with the content of the demo\n`);
    expect(folderFiles(contentDir)).toEqual(demo);
    copyFileSync(join(contentDir, 'media', 'brand', 'mark.svg'), join(contentDir, 'media', 'branch.svg'));
    await vi.waitUntil(
      async () => {
        const send = await signInAt(before.host);
        return (await (await send('/media')).text()).includes('branch.svg');
      },
      { timeout: WAIT_TIMEOUT_MS },
    );
    await publish(before.host, `${HOME}/About`, { language: 'ar', field: 'Title', value: 'بنك المدينة' });
    await publish(before.host, `${HOME}/About`, { language: 'en', field: 'Title', value: 'The bank of the city' });
    const banner = { src: 'branch.svg', alt: '' };
    await publish(before.host, `${HOME}/About`, { language: 'en', field: 'BannerImage', value: banner });
    const send = await signInAt(before.host);
    const { id, version, revision } = panel.parse(await (await send(`/item?item=${HOME}/offers`)).json());
    const draft = { item: id, language: 'en', field: 'Title', value: 'Draft offers', version, revision };
    expect((await send('/fields', json('PUT', draft))).status).toBe(200);
    await before.stop();
    const written = folderFiles(contentDir);
    expect(written).toHaveProperty(['pages/offers.draft.yml']);
    expect(folderFiles(first.demo)).toEqual(demo);

    const upgrade = checkoutOf({
      'pages/About.yml': 'template: Page\nfields: { Title: { ar: عن الجديد, en: The new demo } }\n',
      'pages/new.yml': 'template: Page\nfields: { Title: { ar: جديدة, en: New } }\n',
    });
    const after = await start(upgrade.root);
    expect(after.output()).not.toContain('is filled with the content of the demo');
    expect([await titleOf(after.host, 'About', 'ar'), await titleOf(after.host, 'About', 'en')]).toEqual([
      'بنك المدينة',
      'The bank of the city',
    ]);
    expect(await titleOf(after.host, 'new', 'en')).toBeUndefined();
    const served = await fetch(`${after.host}/-/media/branch.svg`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const offers = await (await signInAt(after.host))(`/item?item=${HOME}/offers`);
    expect(await offers.text()).toContain('Draft offers');
    await after.stop();
    expect(folderFiles(contentDir)).toEqual(written);
  });

  it('keeps what an older definition has left, which is reported once at the start; an author’s save of the page leaves its line', async () => {
    const first = checkoutOf({ 'pages/old.yml': OLD_PAGE });
    const before = await start(first.root);
    expect(before.output()).not.toContain('older definition');
    await before.stop();
    const written = folderFiles(contentDir);

    const upgrade = checkoutOf({});
    redefine(upgrade.root, 'templates/page.ts', '  MetaKeywords: text(),\n', '');
    redefine(upgrade.root, 'templates/faq-item.ts', 'Answer: richText({', 'Answer: richText({ required: true,');
    redefine(upgrade.root, 'registry.ts', '  checklist,\n', '');
    const after = await start(upgrade.root);
    expect(await titleOf(after.host, 'About', 'en')).toBe('About Rukn');
    expect(await titleOf(after.host, 'old', 'en')).toBe('Old');
    const layout = await fetch(`${after.host}/sitecore/api/layout/render/jss?item=/old&sc_lang=en&sc_apikey=${KEY}`);
    expect([layout.status, await layout.text()]).toEqual([
      200,
      expect.stringMatching(/^(?!.*Checklist).*<p>Words that stay<\/p>/s),
    ]);
    await publish(after.host, `${HOME}/old`, { language: 'en', field: 'Title', value: 'Old and new' });
    expect(await titleOf(after.host, 'old', 'en')).toBe('Old and new');
    const published = OLD_PAGE.replace('en: Old }', 'en: Old and new }');
    const now = readFileSync(join(contentDir, 'pages', 'old.yml'), 'utf8');
    expect(now.replace('version: 2\n', '')).toBe(published);
    await after.stop();
    expect({ ...folderFiles(contentDir), 'pages/old.yml': '' }).toEqual({ ...written, 'pages/old.yml': '' });
    const lines = after.output().split('\n');
    const from = lines.findIndex((line) => line.includes('older definition'));
    expect(lines.slice(from, from + 4)).toEqual([
      'content: 3 places of an older definition, without which the files are served; they stay as they are',
      expect.stringContaining(
        `${contentDir}/items/faqs/card.yml:2  fields.Answer (ar, en): a value: FAQ Item needs it`,
      ),
      expect.stringContaining(`${contentDir}/pages/old.yml:4  fields.MetaKeywords (ar, en): is unknown, Page has`),
      expect.stringContaining(
        `${contentDir}/pages/old.yml:7  placeholders.headless-main.0.rendering (ar, en): a known`,
      ),
    ]);
    expect(after.output().split('older definition')).toHaveLength(2);
  });

  it('names its files where they are, and is no reason to start when it is not a folder', async () => {
    const { root } = checkoutOf({});
    await (await start(root)).stop();
    writeFileSync(join(contentDir, 'pages', 'About.yml'), 'template: Page\nfields: {');
    rmSync(join(folder, 'data'), { recursive: true });
    await expect(output(root)).resolves.toContain(`${contentDir}/pages/About.yml:`);
    rmSync(contentDir, { recursive: true });
    writeFileSync(contentDir, '');
    await expect(output(root)).resolves.toBe(
      `environment:\n  CONTENT_DIR: expected a folder that can be read and written (EEXIST): ${contentDir}\n`,
    );
  });
});

/** Returns what a platform writes that ends at its start. */
async function output(root: string): Promise<string> {
  const env = { SITECORE_API_KEY: KEY, PLATFORM_PORT: '0', DATA_DIR: join(folder, 'data'), CONTENT_DIR: contentDir };
  const program = startPlatformProgram(env, [], root);
  const written = writtenBy(program);
  expect(await once(program, 'close')).toEqual([1, null]);
  return written.join('');
}
