import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { createPlatform } from '../app.ts';
import { loadContentStates } from '../content/load.ts';
import { createDatabases, createSchemaRegistry } from '../database.ts';

const PASSWORD = 'long enough to guess';
const LIMIT = 3_000_000;
const SERVED_BY = 'https://platform.example';

let fixture: ReturnType<typeof fixtureContent>;
let site: HttpServer;
let host: string;
let close: () => Promise<void>;

beforeEach(async () => {
  fixture = fixtureContent();
  site = await startHttpServer((request, response) => {
    request.resume().once('end', () => response.writeHead(413).end('{"html":"too large"}'));
  });
  const databases = createDatabases(await loadContentStates(fixture.folder), {
    schemaRegistry: createSchemaRegistry(),
    siteUrl: SERVED_BY,
  });
  const app = createPlatform({
    schemaRegistry: createSchemaRegistry(),
    databases: () => databases,
    apiKey: 'key',
    logger: pino({ level: 'silent' }),
    mediaFolder: '',
    editing: {
      password: PASSWORD,
      folder: fixture.folder,
      renderingHost: site.url,
      siteOrigins: [],
      secret: 'secret-of-the-rendering-host',
      largestBody: LIMIT,
    },
  });
  const server = serve({ port: 0, hostname: '127.0.0.1', fetch: app.fetch });
  await once(server, 'listening');
  const address = server.address();
  host = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/sitecore/editing`;
  close = async () => {
    server.close();
    await once(server, 'close');
  };
});

afterEach(async () => {
  await close();
  await site.stop();
  fixture.remove();
});

async function signedIn(): Promise<Readonly<Record<string, string>>> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const body = new URLSearchParams({ password: PASSWORD });
  const response = await fetch(`${host}/sign-in`, { method: 'POST', body, headers, redirect: 'manual' });
  return { ...headers, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const saveOf = (bytes: number): string => {
  const content = JSON.stringify({ value: '' });
  return JSON.stringify({ value: 'x'.repeat(bytes - content.length) });
};

describe('an author’s text', () => {
  it.each([
    ['400, for what it lacks, up to the limit', LIMIT, 400],
    ['413 above it', LIMIT + 1, 413],
    ['413 far above it', 10 * LIMIT, 413],
  ])('gets %s', async (_, bytes, status) => {
    const headers = await signedIn();
    const response = await fetch(`${host}/fields`, { method: 'PUT', body: saveOf(bytes), headers });
    expect(response.status).toBe(status);
    if (status === 413) expect(await response.json()).toEqual({ error: 'too large' });
    const next = await fetch(`${host}/fields`, { method: 'PUT', body: '{}', headers });
    expect(next.status).toBe(400);
  });

  it.each([
    ['a publish', '/publish', LIMIT + 1, {}],
    ['a list', '/list', LIMIT + 1, {}],
    ['a discard', '/discard', LIMIT + 1, {}],
    ['a publish without scripts', '/publish', 65 * 1024, { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('gets 413 for %s that is too large, whatever length it claims', async (_, path, bytes, type) => {
    const headers = { ...(await signedIn()), ...type };
    const claimed = await fetch(host + path, { method: 'POST', body: saveOf(bytes), headers });
    expect([claimed.status, await claimed.json()]).toEqual([413, { error: 'too large' }]);
    expect(claimed.headers.get('cache-control')).toBe('no-store');
    const body = new Blob([saveOf(bytes)]).stream();
    const streamed = { method: 'POST', body, headers, duplex: 'half' as const };
    expect((await fetch(host + path, streamed)).status).toBe(413);
  });
});

const changesModule = z.object({
  Changes: z.custom<new () => { note(field: object): void; save(): Promise<{ readonly kind: string }> }>(),
});
const textsModule = z.object({ TEXTS: z.record(z.enum(LANGUAGES), z.looseObject({ tooLarge: z.string() })) });

describe('the author’s tools, when a save gets 413', () => {
  it('say in both languages that the text is too long', async () => {
    const folder = `${import.meta.dirname}/author`;
    const { Changes } = changesModule.parse(await import(`${folder}/changes.mjs`));
    const { TEXTS } = textsModule.parse(await import(`${folder}/texts.mjs`));
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'too large' }, { status: 413 })));
    const changes = new Changes();
    changes.note({ key: 'a', item: 'a', language: 'ar', field: 'Title', read: () => 'x', mark: () => undefined });
    const { kind } = await changes.save();
    vi.unstubAllGlobals();
    expect(kind).toBe('tooLarge');
    expect(TEXTS.ar.tooLarge).toContain('أطول');
    expect(TEXTS.en.tooLarge).toContain('longer');
  });
});

describe('a page that is larger than the site accepts', () => {
  it.each(LANGUAGES)('tells the author what to do, with its size, in %s', async (language) => {
    const response = await fetch(`${host}/page?item=/&lang=${language}`, { headers: await signedIn() });
    expect(response.status).toBe(502);
    const html = await response.text();
    expect(html).toContain({ ar: 'الصفحة أكبر مما يقبله الموقع', en: 'larger than the site accepts' }[language]);
    expect(html).toContain('EDITING_BODY_LIMIT_MB');
    expect(html).toMatch(/413 \d{4,} bytes/);
  });
});
