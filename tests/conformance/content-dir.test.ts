// @alone: starts programs
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** Returns the bytes of every file of a folder by path, hidden ones too. */
const filesOf = (at: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(at, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(at.length + 1).replaceAll('\\', '/'), readFileSync(path, 'base64')]),
  );

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

describe('CONTENT_DIR', () => {
  it('is filled with the demo once; what authors then publish and add stays through an upgrade, which has another demo', async () => {
    const first = checkoutOf({});
    const demo = filesOf(first.demo);
    const before = await start(first.root);
    expect(before.output()).toContain('content folder filled with the content of the demo');
    expect(filesOf(contentDir)).toEqual(demo);
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
    const written = filesOf(contentDir);
    expect(written).toHaveProperty(['pages/offers.draft.yml']);
    expect(filesOf(first.demo)).toEqual(demo);

    const upgrade = checkoutOf({
      'pages/About.yml': 'template: Page\nfields: { Title: { ar: عن الجديد, en: The new demo } }\n',
      'pages/new.yml': 'template: Page\nfields: { Title: { ar: جديدة, en: New } }\n',
    });
    const after = await start(upgrade.root);
    expect(after.output()).not.toContain('content folder filled');
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
    expect(filesOf(contentDir)).toEqual(written);
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
