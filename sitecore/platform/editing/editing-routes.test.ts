import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { text as bodyOf } from 'node:stream/consumers';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { unusedUrl, type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { createPlatform } from '../app.ts';
import { loadContentStates } from '../content/load.ts';
import { createDatabases, createSchemaRegistry } from '../database.ts';
import { fieldId } from '../content/template-fields.ts';
import type { EditingOptions } from './editing-routes.ts';

const PASSWORD = 'كلمة سر طويلة';
const SECRET = 'secret-of-the-rendering-host';
const ORIGIN = 'https://platform.example';
const PAGE = `# The fees of the bank
template: Page
version: 4
fields:
  Title: { ar: الرسوم, en: Fees } # what it is called
  BannerTitle: { ar: واضحة, en: Plain }
  BannerImage: { src: brand/mark.svg, alt: '' }
placeholders:
  headless-main:
    - rendering: HeroBanner
    - rendering: RichText
      datasource:
        # the first paragraph
        fields: { Text: { ar: <p>واحد</p>, en: <p>One</p> } }
`;

const schemaRegistry = createSchemaRegistry();
let fixture: ReturnType<typeof fixtureContent>;
let site: HttpServer;
let requests: string[] = [];

beforeEach(async () => {
  fixture = fixtureContent({ 'pages/fees.yml': PAGE });
  requests = [];
  site = await startHttpServer((request, response) => {
    void bodyOf(request).then((body) => {
      requests.push(`${request.method ?? ''} ${request.url ?? ''} ${body}`);
      response.end(
        JSON.stringify({ html: '<!DOCTYPE html><html><head lang="ar"><title>x</title></head><body></body></html>' }),
      );
    });
  });
});

afterEach(async () => {
  fixture.remove();
  await site.stop();
});

const file = (name: string): string => join(fixture.folder, 'pages', name);
const read = (name: string): string => readFileSync(file(name), 'utf8');

/** Creates the platform over the current files of the folder. */
async function open(more: Partial<EditingOptions> = {}) {
  const databases = createDatabases(await loadContentStates(fixture.folder), { schemaRegistry, siteUrl: ORIGIN });
  const editing = {
    password: PASSWORD,
    folder: fixture.folder,
    renderingHost: site.url,
    siteOrigins: ['https://www.rukn.example'],
    secret: SECRET,
    ...more,
  };
  const app = createPlatform({
    schemaRegistry,
    databases: () => databases,
    apiKey: 'key',
    logger: pino({ level: 'silent' }),
    mediaFolder: '',
    editing,
  });
  const send = (path: string, init: RequestInit = {}, cookie = '') =>
    app.request(`${ORIGIN}/sitecore/editing${path}`, {
      ...init,
      headers: [...new Headers({ cookie, 'sec-fetch-site': 'same-origin' }), ...new Headers(init.headers)],
    });
  const signIn = (password: string, more: Record<string, string> = {}) =>
    send('/sign-in?lang=en', { method: 'POST', body: new URLSearchParams({ password, ...more }) });
  const signedIn = async () => {
    const cookie = (await signIn(PASSWORD)).headers.get('set-cookie')?.split(';')[0] ?? '';
    return (path: string, init: RequestInit = {}) => send(path, init, cookie);
  };
  const item = (path: string) => {
    const found = databases.master.content.tree.at(`/sitecore/content/rukn/home/${path}`);
    if (!found) throw new Error(`no ${path}`);
    return found;
  };
  return { app, send, signIn, signedIn, item };
}

const put = (change: unknown): RequestInit => ({ method: 'PUT', body: JSON.stringify(change) });
const post = (content: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(content),
  headers: { 'content-type': 'application/json' },
});

const saved = z.object({ version: z.number(), revision: z.string() });

/** Changes a field of the page `/fees`, with the version and revision of its published file. */
async function changeField(
  value: unknown,
  { field = 'Title', language = 'ar' }: { field?: string; language?: string } = {},
) {
  const { signedIn, item } = await open();
  const { id, version, source } = item('fees');
  return (await signedIn())('/fields', put({ item: id, language, field, value, version, revision: source?.revision }));
}

describe('the platform without an editing password', () => {
  it('has no editing routes', async () => {
    const databases = createDatabases(await loadContentStates(fixture.folder), { schemaRegistry, siteUrl: ORIGIN });
    const app = createPlatform({
      schemaRegistry,
      databases: () => databases,
      apiKey: 'key',
      logger: pino({ level: 'silent' }),
      mediaFolder: '',
    });
    for (const path of ['', '/layout?item=/fees&sc_apikey=key', '/page?item=/fees', '/author/author.mjs'])
      expect((await app.request(`/sitecore/editing${path}`)).status, path).toBe(404);
  });
});

describe('the sign-in page', () => {
  it.each([
    ['ar', 'rtl', 'كلمة المرور'],
    ['en', 'ltr', 'Password'],
  ])('asks for the password in %s', async (language, direction, label) => {
    const response = await (await open()).send(`?lang=${language}`);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain(`<label for="password">${label}</label>`);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('sets an HttpOnly, SameSite=Strict session cookie for the right password', async () => {
    const response = await (await open()).signIn(PASSWORD);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/sitecore/editing?lang=en');
    expect(response.headers.get('set-cookie')).toMatch(
      /^editing_session=[\w-]{43}; Max-Age=28800; Path=\/sitecore\/editing; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('shows the error of a wrong password and keeps the page to open next', async () => {
    const next = '/sitecore/editing/page?item=%2Ffees&lang=en';
    const response = await (await open()).signIn('wrong', { next });
    expect(response.status).toBe(401);
    expect(response.headers.get('set-cookie')).toBeNull();
    const html = await response.text();
    expect(html).toContain('role="alert">This is not the password.');
    expect(html).toContain('value="/sitecore/editing/page?item=%2Ffees&amp;lang=en"');
  });

  it.each(['https://evil.example/', '//evil.example', '/other', 'javascript:x'])(
    'never redirects to %s',
    async (next) => {
      const response = await (await open()).signIn(PASSWORD, { next });
      expect(response.headers.get('location')).toBe('/sitecore/editing?lang=en');
    },
  );

  it('responds 400 to a form that cannot be read', async () => {
    const { send } = await open();
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary='])
      expect(
        (await send('/sign-in?lang=en', { method: 'POST', headers: { 'content-type': type }, body: '--y' })).status,
      ).toBe(400);
  });

  it('refuses a client after ten wrong passwords in a minute, and no other client', async () => {
    const { app } = await open();
    const signInFrom = (address: string, password: string) =>
      app.request(
        `${ORIGIN}/sitecore/editing/sign-in`,
        { method: 'POST', body: new URLSearchParams({ password }), headers: { 'sec-fetch-site': 'same-origin' } },
        { incoming: { socket: { remoteAddress: address } } },
      );
    for (let attempt = 0; attempt <= 10; attempt += 1) await signInFrom('203.0.113.1', `guess ${attempt}`);
    expect((await signInFrom('203.0.113.1', PASSWORD)).status).toBe(429);
    expect((await signInFrom('203.0.113.2', PASSWORD)).status).toBe(303);
  });

  it('responds 429 after ten wrong passwords in a minute', async () => {
    const { signIn } = await open();
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn(`guess ${attempt}`)).status).toBe(401);
    const response = await signIn(PASSWORD);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('returns after the author signs out', async () => {
    const send = await (await open()).signedIn();
    expect(await (await send('?lang=en')).text()).toContain('Drafts that are not published');
    expect((await send('/sign-out', { method: 'POST' })).status).toBe(303);
    expect(await (await send('?lang=en')).text()).toContain('<label for="password">');
  });

  it('is replaced by the list of pages, in the author’s language, after the sign-in', async () => {
    const send = await (await open()).signedIn();
    const html = await (await send('?lang=ar')).text();
    expect(html).toContain('<bdi>الرسوم</bdi>');
    expect(html).toContain('href="/sitecore/editing/page?item=%2Ffees&amp;lang=en"');
  });
});

describe('a route that changes content', () => {
  it.each<[sender: string, headers: Record<string, string>]>([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['another origin in the Origin header', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['a client without either header', { 'sec-fetch-site': '' }],
  ])('responds 403 to %s', async (_, headers) => {
    const { app } = await open();
    const sent = new Headers({ host: 'platform.example', ...headers });
    if (sent.get('sec-fetch-site') === '') sent.delete('sec-fetch-site');
    for (const [method, path] of [
      ['POST', '/sign-in'],
      ['POST', '/publish'],
      ['PUT', '/fields'],
    ] as const) {
      const response = await app.request(`${ORIGIN}/sitecore/editing${path}`, { method, headers: sent, body: '{}' });
      expect(response.status, path).toBe(403);
    }
  });

  it('accepts its own origin in the Origin header', async () => {
    const response = await (
      await open()
    ).app.request(`${ORIGIN}/sitecore/editing/sign-in`, {
      method: 'POST',
      headers: { host: 'platform.example', origin: ORIGIN },
      body: new URLSearchParams({ password: PASSWORD }),
    });
    expect(response.status).toBe(303);
  });

  it('responds 401 without a session', async () => {
    const { send } = await open();
    expect((await send('/fields', put({}))).status).toBe(401);
    expect((await send('/publish', post({ item: 'x' }))).status).toBe(401);
    expect((await send('/fields', put({}), 'editing_session=made-up')).status).toBe(401);
  });
});

describe('an edited page', () => {
  it('is rendered by the site from the draft, with the phrases and the secret', async () => {
    const response = await (await (await open()).signedIn())('/page?item=/fees&lang=en');
    expect(response.status).toBe(200);
    const [request = ''] = requests;
    expect(request).toMatch(/^POST \/api\/editing\/render \{/);
    const body = z
      .object({ args: z.tuple([z.string(), z.string(), z.string()]), jssEditingSecret: z.string() })
      .loose()
      .parse(JSON.parse(request.slice(request.indexOf('{'))));
    expect(body).toMatchObject({
      id: 'rukn',
      functionName: 'renderView',
      moduleName: 'server.bundle',
      jssEditingSecret: SECRET,
    });
    expect(body.args[0]).toBe('/fees');
    expect(JSON.parse(body.args[1])).toMatchObject({
      sitecore: { context: { pageEditing: true, itemPath: '/fees' }, route: { fields: { Title: { value: 'Fees' } } } },
    });
    expect(JSON.parse(body.args[2])).toMatchObject({
      language: 'en',
      dictionary: { phrase_0: 'Phrase 0' },
      httpContext: { request: { path: '/fees' } },
    });
  });

  it('has the author’s tools first in its head and may load scripts from the site', async () => {
    const response = await (await (await open()).signedIn())('/page?item=/fees&lang=ar');
    const html = await response.text();
    expect(html).toMatch(
      /<head lang="ar"><script type="application\/json" id="author-page">\{.*"url":"\/fees".*\}<\/script>/,
    );
    expect(html).toContain('<script type="module" src="/sitecore/editing/author/author.mjs"></script>');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' https://www.rukn.example;");
  });

  it('redirects to the sign-in page without a session, with the page to open next', async () => {
    const response = await (await open()).send('/page?item=/fees&lang=en');
    expect(response.status).toBe(303);
    const [, query] = response.headers.get('location')?.split('?') ?? [];
    expect(new URLSearchParams(query).get('next')).toBe('/sitecore/editing/page?item=/fees&lang=en');
  });

  it.each<
    [problem: string, path: string, more: () => Promise<Partial<EditingOptions>>, status: number, message: string]
  >([
    [
      'there is no such page',
      '/page?item=/nowhere&lang=en',
      () => Promise.resolve({}),
      404,
      'No page has this address.',
    ],
    [
      'the secret is not set',
      '/page?item=/&lang=en',
      () => Promise.resolve({ secret: undefined }),
      503,
      'JSS_EDITING_SECRET',
    ],
    [
      'the site does not respond',
      '/page?item=/&lang=ar',
      async () => ({ renderingHost: await unusedUrl() }),
      502,
      'لم يعرض الموقع الصفحة للتحرير',
    ],
  ])('shows an error when %s', async (_, path, more, status, message) => {
    const response = await (await (await open(await more())).signedIn())(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(message);
  });

  it('can load every file of the author’s tools', async () => {
    const { send } = await open();
    const names = readdirSync(join(import.meta.dirname, 'author'));
    expect(names).toContain('author.mjs');
    for (const name of names) expect((await send(`/author/${name}`)).status, name).toBe(200);
    expect((await send('/author/author.mjs')).headers.get('content-type')).toContain('text/javascript');
    expect((await send('/author/..%2Fediting-routes.ts')).status).toBe(404);
  });
});

describe('PUT /fields', () => {
  it('writes a draft one version ahead and changes nothing else', async () => {
    const response = await changeField('رسومنا');
    expect(response.status).toBe(200);
    expect(saved.parse(await response.json())).toMatchObject({ version: 5 });
    expect(read('fees.draft.yml')).toBe(PAGE.replace('version: 4', 'version: 5').replace('ar: الرسوم', 'ar: رسومنا'));
    expect(read('fees.yml')).toBe(PAGE);
    expect(readdirSync(join(fixture.folder, 'pages')).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('accepts the id of a field as well as its name', async () => {
    const { item } = await open();
    const { template } = item('fees');
    const kind = template.fields.Title;
    if (!kind) throw new Error('a page has a title');
    expect((await changeField('رسومنا', { field: fieldId({ template, name: 'Title', kind }) })).status).toBe(200);
    expect(read('fees.draft.yml')).toContain('ar: رسومنا');
  });

  it('writes a field of an item inside a page into the page’s file', async () => {
    const { signedIn, item } = await open();
    const { id, version, source } = item('fees/Data/RichText-main-2');
    const revision = source?.revision;
    const change = {
      item: id,
      language: 'en',
      field: 'Text',
      value: '<p>1, 2</p><script>x()</script>',
      version,
      revision,
    };
    expect((await (await signedIn())('/fields', put(change))).status).toBe(200);
    expect(read('fees.draft.yml')).toBe(
      PAGE.replace('version: 4', 'version: 5').replace('<p>One</p>', "'<p>1, 2</p>'"),
    );
  });

  it('changes the edit-mode layout and not the published one', async () => {
    await changeField('رسومنا');
    const { web, master } = await loadContentStates(fixture.folder);
    const databases = createDatabases({ web, master }, { schemaRegistry, siteUrl: ORIGIN });
    const titles = await Promise.all(
      [databases.web.layouts, databases.editingLayouts].map(async (layouts, index) => {
        const page = [web, master][index]?.tree.pageAt('/fees');
        if (!page) throw new Error('no page');
        return JSON.stringify(await layouts.page(page, 'ar'));
      }),
    );
    expect(titles[0]).not.toContain('رسومنا');
    expect(titles[1]).toContain('رسومنا');
  });

  it('accepts a second change with the version and revision of the first response', async () => {
    const first = await open();
    const send = await first.signedIn();
    const { id, version, source } = first.item('fees');
    const change = { item: id, language: 'ar', field: 'Title', value: 'أ', version, revision: source?.revision };
    const seen = saved.parse(await (await send('/fields', put(change))).json());
    const next = await send('/fields', put({ ...change, ...seen, field: 'BannerTitle', value: 'ب' }));
    expect(next.status).toBe(200);
    expect(read('fees.draft.yml')).toContain('BannerTitle: { ar: ب, en: Plain }');
    expect(read('fees.draft.yml')).toContain('version: 5');
  });

  it.each<[kind: string, field: string, value: unknown, written: string]>([
    [
      'a link',
      'BannerLink',
      { href: '/about', text: 'من نحن', title: '', target: '' },
      'BannerLink: { ar: { text: من نحن, href: /about }, en: { href: /about } }',
    ],
    ['a description', 'MetaDescription', 'رسوم', "MetaDescription: { ar: رسوم, en: '' }"],
    ['a date', 'ExpiryDate', '2026-12-31', 'ExpiryDate: 2026-12-31'],
    [
      'an alternative text',
      'BannerImage',
      { src: '/-/media/brand/mark.svg', alt: 'ركن' },
      "BannerImage: { ar: { src: brand/mark.svg, alt: ركن }, en: { src: brand/mark.svg, alt: '' } }",
    ],
  ])('writes %s in one language and keeps the other language valid', async (_, field, value, written) => {
    expect((await changeField(value, { field })).status).toBe(200);
    expect(read('fees.draft.yml')).toContain(`  ${written}\n`);
    await expect(loadContentStates(fixture.folder)).resolves.toBeDefined();
  });

  it('writes no draft for an unchanged value', async () => {
    expect((await changeField('الرسوم')).status).toBe(200);
    expect(existsSync(file('fees.draft.yml'))).toBe(false);
  });

  it.each<[problem: string, field: string, value: unknown, error: string]>([
    ['is not a text', 'Title', { a: 1 }, 'Title: a text'],
    ['is null', 'Title', null, 'Title: a text'],
    ['is a link without a target', 'BannerLink', { text: 'x' }, 'BannerLink.href: an address'],
    ['is a link to a missing page', 'BannerLink', { href: '/nowhere', text: 'x' }, 'there is no /nowhere'],
    ['is a missing picture', 'BannerImage', { src: 'no.png', alt: '' }, 'there is no no.png'],
    ['is not a date', 'ExpiryDate', '2026-02-31x', 'ExpiryDate: a date'],
    ['is for an unknown field', 'Text', '', 'no such field'],
  ])('rejects a value that %s, and writes nothing', async (_, field, value, error) => {
    const response = await changeField(value, { field });
    expect(response.status).toBe(field === 'Text' ? 404 : 400);
    expect(z.object({ error: z.string() }).parse(await response.json()).error).toContain(error);
    expect(existsSync(file('fees.draft.yml'))).toBe(false);
  });

  it('responds 409 with the current version and revision when somebody else has changed the item', async () => {
    const { signedIn, item } = await open();
    const send = await signedIn();
    const { id, version, source } = item('fees');
    writeFileSync(file('fees.draft.yml'), PAGE.replace('version: 4', 'version: 5').replace('Plain', 'Simple'));
    const change = { item: id, language: 'ar', field: 'Title', value: 'أ', version, revision: source?.revision };
    const response = await send('/fields', put(change));
    expect(response.status).toBe(409);
    const current = saved.parse(await response.json());
    expect(current.version).toBe(5);
    expect(read('fees.draft.yml')).toContain('ar: الرسوم');
    expect((await send('/fields', put({ ...change, ...current }))).status).toBe(200);
    expect(read('fees.draft.yml')).toContain('Title: { ar: أ, en: Fees }');
  });

  it('responds 409 to a version that is neither the draft’s nor the published one', async () => {
    const { signedIn, item } = await open();
    const { id, source } = item('fees');
    const change = { item: id, language: 'ar', field: 'Title', value: 'أ', version: 3, revision: source?.revision };
    expect((await (await signedIn())('/fields', put(change))).status).toBe(409);
  });

  it.each(['{', '[]', '{"item":1}', ''])('responds 400 to an invalid body: %j', async (body) => {
    expect((await (await (await open()).signedIn())('/fields', { method: 'PUT', body })).status).toBe(400);
  });
});

describe('POST /publish', () => {
  it('replaces the published file with the draft and its version', async () => {
    await changeField('رسومنا');
    const { signedIn, item } = await open();
    const response = await (await signedIn())('/publish', post({ item: item('fees').id }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ published: true, version: 5 });
    expect(existsSync(file('fees.draft.yml'))).toBe(false);
    expect(read('fees.yml')).toBe(PAGE.replace('version: 4', 'version: 5').replace('ar: الرسوم', 'ar: رسومنا'));
    expect((await loadContentStates(fixture.folder)).web.tree.pageAt('/fees')?.version).toBe(5);
  });

  it('adds a version to a draft without one, and publishes a new page', async () => {
    writeFileSync(file('soon.draft.yml'), 'template: Page\nfields: { Title: { ar: قريباً, en: Soon } }\n');
    const { signedIn, item } = await open();
    await (
      await signedIn()
    )('/publish', post({ item: item('soon').path }));
    expect(read('soon.yml')).toBe('template: Page\nversion: 1\nfields: { Title: { ar: قريباً, en: Soon } }\n');
  });

  it('publishes from the form of the list, without a script', async () => {
    await changeField('رسومنا');
    const { signedIn, item } = await open();
    const send = await signedIn();
    const { path } = item('fees');
    expect(await (await send('?lang=en')).text()).toContain(`name="item" value="${path}"`);
    const response = await send('/publish?lang=en', { method: 'POST', body: new URLSearchParams({ item: path }) });
    expect(response.headers.get('location')).toBe('/sitecore/editing?lang=en&published');
    expect(await (await send('?lang=en&published')).text()).toContain('role="status">The draft is published.');
    expect(existsSync(file('fees.draft.yml'))).toBe(false);
  });

  it('rejects a draft with which the published content would not load', async () => {
    const link = 'BannerLink: { ar: { text: قريباً, href: /soon }, en: { text: Soon, href: /soon } }';
    writeFileSync(file('soon.draft.yml'), 'template: Page\nfields: { Title: { ar: قريباً, en: Soon } }\n');
    writeFileSync(
      file('fees.draft.yml'),
      PAGE.replace('version: 4\n', '').replace('fields:\n', `fields:\n  ${link}\n`),
    );
    const { signedIn, item } = await open();
    const response = await (await signedIn())('/publish', post({ item: item('fees').id }));
    expect(response.status).toBe(400);
    expect(z.object({ error: z.string() }).parse(await response.json()).error).toContain('there is no /soon');
    expect(read('fees.yml')).toBe(PAGE);
    expect(existsSync(file('fees.draft.yml'))).toBe(true);
  });

  it('publishes nothing without a draft, and responds 404 to an unknown item', async () => {
    const { signedIn, item } = await open();
    const send = await signedIn();
    const unchanged = await send('/publish', post({ item: item('fees').id }));
    expect(await unchanged.json()).toEqual({ published: false, version: 4 });
    expect(read('fees.yml')).toBe(PAGE);
    expect((await send('/publish', post({ item: 'nobody' }))).status).toBe(404);
    expect((await send('/publish', post({}))).status).toBe(400);
  });
});
