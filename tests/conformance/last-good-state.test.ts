// @alone: starts programs
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatform } from '#sitecore/platform/app.ts';
import { LastGood } from '#sitecore/platform/content/last-good.ts';
import { createSchemaRegistry } from '#sitecore/platform/database.ts';
import { Publisher } from '#sitecore/platform/publishing/publisher.ts';
import { ORIGIN, PASSWORD } from '#tests/support/editing-platform.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { fixtureContent } from './fixture-content.ts';
import { hostIn, platformCheckout, startPlatformProgram, writtenBy } from './platform-program.ts';
import { API_KEY, EDGE, SITE_URL } from './running-platform.ts';

const BROKEN = 'template: Page\nfields: { Title: { ar: عن ركن, en: About\n';
const about = (en: string): string => `template: Page\nfields: { Title: { ar: عن ركن, en: ${en} } }\n`;
const picture = (src: string): string =>
  `template: Page\nfields: { Title: { ar: صورة, en: Picture }, BannerImage: { src: ${src}, alt: '' } }\n`;

const schemaRegistry = createSchemaRegistry();
const stops: (() => void)[] = [];
let fixture: ReturnType<typeof fixtureContent>;
let dataDir: string;
let errors: string[];

beforeEach(() => {
  fixture = fixtureContent({ 'pages/picture.yml': picture('brand/mark.svg') });
  dataDir = mkdtempSync(join(tmpdir(), 'rukn-data-'));
  errors = [];
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  fixture.remove();
  rmSync(dataDir, { recursive: true });
});

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const save = (page: string, text: string): void => writeFileSync(join(fixture.folder, 'pages', page), text);

/** The copy in the data folder; waits until it has a text. */
const COPY = 'last-good.ndjson';
const copied = (text: string, folder = dataDir): Promise<boolean> =>
  vi.waitUntil(() => existsSync(join(folder, COPY)) && readFileSync(join(folder, COPY), 'utf8').includes(text), {
    timeout: WAIT_TIMEOUT_MS,
  });

/** Starts the platform over the content folder, as the program does. */
async function start() {
  const publisher = await Publisher.open({
    prepareAfterMs: 0,
    folder: fixture.folder,
    schemaRegistry,
    siteUrl: SITE_URL,
    logger: pino({ level: 'silent' }),
    onContentError: (error) => errors.push(message(error)),
    onAffected: () => undefined,
    lastGood: new LastGood({ dataDir, onError: (error) => errors.push(message(error)) }),
    onLastGood: (error) => errors.push(`last good state: ${message(error)}`),
  });
  stops.push(publisher.watch());
  const { databases, contentState, lockedBy, check } = publisher;
  const editing = { password: PASSWORD, folder: fixture.folder, renderingHost: '', siteOrigins: [], check, lockedBy };
  const app = createPlatform({
    ...{ schemaRegistry, databases, contentState, apiKey: API_KEY, mediaFolder: join(fixture.folder, 'media') },
    ...{ logger: pino({ level: 'silent' }), editing: { ...editing, reload: () => publisher.reload() } },
  });
  return {
    ready: async (): Promise<unknown> => (await app.request('/readyz')).json(),
    title: (page: string) => titleOf((path, init) => app.request(path, init), page),
    author: () => signIn((path, init) => app.request(`${ORIGIN}${path}`, init)),
  };
}

type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

async function titleOf(send: Send, page: string): Promise<unknown> {
  const path = `/sitecore/content/rukn/home/${page}`;
  const response = await send(EDGE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: API_KEY },
    body: JSON.stringify({ query: `{ item(path: "${path}", language: "en") { field(name: "Title") { value } } }` }),
  });
  return /"value":"([^"]*)"/.exec(await response.text())?.[1];
}

/** Signs an author in; returns a function that sends their requests. */
async function signIn(send: Send) {
  const same = { 'sec-fetch-site': 'same-origin' };
  const body = new URLSearchParams({ password: PASSWORD });
  const response = await send('/sitecore/editing/sign-in', { method: 'POST', headers: same, body, redirect: 'manual' });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return (path: string, init: RequestInit = {}) =>
    send(`/sitecore/editing${path}`, {
      ...init,
      headers: { ...same, cookie, ...Object.fromEntries(new Headers(init.headers)) },
    });
}

const json = (method: string, content: unknown): RequestInit => ({
  method,
  body: JSON.stringify(content),
  headers: { 'content-type': 'application/json' },
});

/** Every request of an author that changes content. */
const WRITES: readonly (readonly [path: string, init: RequestInit])[] = [
  ['/fields', json('PUT', { item: '/About', language: 'en', field: 'Title', value: 'x', version: 1, revision: '' })],
  ['/publish', json('POST', { items: ['/About'] })],
  ['/list', json('POST', { item: '/About', list: ['children'], revision: '', operation: { kind: 'remove', at: 0 } })],
  ['/discard', json('POST', { item: '/About' })],
];

describe('a platform that starts with a broken content file', () => {
  it('serves the last good state, says so, takes no save and no publish, and serves the file once it is mended', async () => {
    await start();
    await copied('About Rukn');
    save('About.yml', about('The bank'));
    await copied('The bank');
    for (const stop of stops.splice(0)) stop();
    save('About.yml', BROKEN);
    const { ready, title, author } = await start();
    expect(errors).toEqual([
      expect.stringMatching(/^last good state: content: 1 error\n {2}sitecore\/content\/pages\/About\.yml:\d/),
    ]);
    expect(await ready()).toEqual({ store: 'ok', content: 'last good state' });
    expect(await title('About')).toBe('The bank');
    const send = await author();
    for (const [path, init] of WRITES) {
      const response = await send(path, init);
      expect(response.status, path).toBe(423);
      expect(await response.text(), path).toContain('sitecore/content/pages/About.yml');
    }
    expect((await send('?lang=en')).status).toBe(200);
    expect(readFileSync(join(fixture.folder, 'pages', 'About.yml'), 'utf8')).toBe(BROKEN);
    save('About.yml', about('The mended bank'));
    await vi.waitUntil(async () => (await title('About')) === 'The mended bank', { timeout: WAIT_TIMEOUT_MS });
    expect(await ready()).toEqual({ store: 'ok', content: 'ok' });
    for (const [path, init] of WRITES) expect((await send(path, init)).status, path).not.toBe(423);
    expect(errors).toHaveLength(1);
  });

  it.each([
    ['ar', 'لا يُحفظ شيء ولا يُنشر الآن'],
    ['en', 'Nothing can be saved or published now'],
  ])('says in the language of an author without scripts why it does not publish (%s)', async (language, text) => {
    await start();
    await copied('About Rukn');
    save('About.yml', BROKEN);
    const send = await (await start()).author();
    const body = new URLSearchParams({ item: '/About' });
    const response = await send(`/publish?lang=${language}`, { method: 'POST', body });
    expect(response.status).toBe(423);
    const page = await response.text();
    expect(page).toContain(text);
    expect(page).toContain('sitecore/content/pages/About.yml');
    expect((await send('/sign-out', { method: 'POST' })).status).toBe(303);
  });

  it('serves the last good state when pictures, drafts or whole folders are what is missing', async () => {
    save('soon.draft.yml', about('Soon'));
    await start();
    await copied('Soon');
    rmSync(join(fixture.folder, 'media'), { recursive: true });
    rmSync(join(fixture.folder, 'site.yml'));
    const { ready, title, author } = await start();
    expect(await ready()).toEqual({ store: 'ok', content: 'last good state' });
    expect(await title('picture')).toBe('Picture');
    expect(await (await (await author())('?lang=en')).text()).toContain('Soon');
  });

  it('serves the last good state without a content folder, at a start or later, and the folder when it appears', async () => {
    await start();
    await copied('About Rukn');
    for (const stop of stops.splice(0)) stop();
    const away = `${fixture.folder}-away`;
    renameSync(fixture.folder, away);
    const { ready, title } = await start();
    expect(errors).toEqual([expect.stringMatching(/^last good state: ENOENT/)]);
    expect([await ready(), await title('About')]).toEqual([{ store: 'ok', content: 'last good state' }, 'About Rukn']);
    for (const text of ['The bank', 'The other bank']) {
      writeFileSync(join(away, 'pages', 'About.yml'), about(text));
      renameSync(away, fixture.folder);
      await vi.waitUntil(async () => (await title('About')) === text, { timeout: WAIT_TIMEOUT_MS });
      expect(await ready()).toEqual({ store: 'ok', content: 'ok' });
      save('About.yml', about(`${text} itself`));
      await vi.waitUntil(async () => (await title('About')) === `${text} itself`, { timeout: WAIT_TIMEOUT_MS });
      renameSync(fixture.folder, away);
      const isMissed = async () => JSON.stringify(await ready()).includes('last good state');
      await vi.waitUntil(isMissed, { timeout: WAIT_TIMEOUT_MS });
      expect(await title('About')).toBe(`${text} itself`);
    }
    renameSync(away, fixture.folder);
  });

  it.each<[copy: string, damage: (path: string) => void, further: readonly string[]]>([
    ['no copy', (path) => rmSync(path), []],
    [
      'an empty copy',
      (path) => writeFileSync(path, ''),
      ['content: the last good state is damaged, or another version wrote it'],
    ],
    [
      'a copy that is cut off',
      (path) => writeFileSync(path, readFileSync(path, 'utf8').slice(0, -200)),
      ['content: the last good state is damaged, or another version wrote it'],
    ],
    [
      'a copy with another text',
      (path) => writeFileSync(path, readFileSync(path, 'utf8').replace('About Rukn', 'About Rokn')),
      ['content: the last good state is damaged, or another version wrote it'],
    ],
  ])('does not start with %s', async (_, damage, further) => {
    await start();
    await copied('About Rukn');
    for (const stop of stops.splice(0)) stop();
    save('About.yml', BROKEN);
    damage(join(dataDir, COPY));
    await expect(start()).rejects.toThrow('sitecore/content/pages/About.yml:');
    expect(errors).toEqual(further);
  });
});

describe('the last good state', () => {
  it('stays as it is while the content is broken', async () => {
    await start();
    await copied('About Rukn');
    const before = readFileSync(join(dataDir, COPY), 'utf8');
    save('About.yml', BROKEN);
    await vi.waitUntil(() => errors.length > 0, { timeout: WAIT_TIMEOUT_MS });
    expect(readFileSync(join(dataDir, COPY), 'utf8')).toBe(before);
  });

  it('is served by a program that was killed, logged in one line that names file and fault', async () => {
    const root = platformCheckout(fixture.folder);
    const page = join(root, 'sitecore', 'content', 'pages', 'About.yml');
    const run = () => {
      const program = startPlatformProgram(
        { SITECORE_API_KEY: API_KEY, PLATFORM_PORT: '0', DATA_DIR: dataDir },
        [],
        root,
      );
      return { program, written: writtenBy(program) };
    };
    const first = run();
    await hostIn(first.written);
    await copied('About Rukn');
    const ended = once(first.program, 'exit');
    first.program.kill('SIGKILL');
    await ended;
    writeFileSync(page, BROKEN);
    const { program, written } = run();
    const host = await hostIn(written);
    const send: Send = (path, init) => fetch(host + path, init);
    expect(await titleOf(send, 'About')).toBe('About Rukn');
    const lines = written
      .join('')
      .split('\n')
      .filter((line) => line.includes('last good state'));
    expect(lines).toEqual([
      expect.stringMatching(
        /^content: sitecore\/content\/pages\/About\.yml:\d+ .*YAML.*; the last good state is served, /,
      ),
    ]);
    expect(await (await fetch(`${host}/readyz`)).json()).toMatchObject({ content: 'last good state', disk: 'ok' });
    writeFileSync(page, about('Mended'));
    await vi.waitUntil(async () => (await titleOf(send, 'About')) === 'Mended', { timeout: WAIT_TIMEOUT_MS });
    expect(await (await fetch(`${host}/readyz`)).json()).toMatchObject({ content: 'ok', disk: 'ok' });
    const stopped = once(program, 'exit');
    program.kill('SIGKILL');
    await stopped;
    rmSync(root, { recursive: true });
  });
});
