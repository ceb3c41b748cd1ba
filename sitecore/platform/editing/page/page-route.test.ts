import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as bodyOf } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { FEES_PAGE, openEditing } from '#tests/support/editing-platform.ts';
import { type HttpServer, startHttpServer, unusedUrl } from '#tests/support/http-server.ts';
import type { EditingOptions } from '../editing-routes.ts';

const SECRET = 'secret-of-the-rendering-host';
let fixture: ReturnType<typeof fixtureContent>;
let site: HttpServer;
let requests: string[] = [];
let html: string;

beforeEach(async () => {
  fixture = fixtureContent({ 'pages/fees.yml': FEES_PAGE });
  requests = [];
  html = '<!DOCTYPE html><html><head lang="ar"><title>x</title></head><body></body></html>';
  site = await startHttpServer((request, response) => {
    void bodyOf(request).then((body) => {
      requests.push(`${request.method ?? ''} ${request.url ?? ''} ${body}`);
      response.end(JSON.stringify({ html }));
    });
  });
});

afterEach(async () => {
  fixture.remove();
  await site.stop();
});

describe('a page that cannot be shown for editing', () => {
  const openBroken = async (language: string) => {
    writeFileSync(join(fixture.folder, 'pages/fees.draft.yml'), FEES_PAGE.replace('version: 4', 'version: 5'));
    const down = await unusedUrl();
    const send = await (await openEditing(fixture.folder, { renderingHost: down, secret: SECRET })).signedIn();
    return { send, page: await (await send(`/page?item=/fees&lang=${language}`)).text() };
  };

  it.each([
    ['ar', 'تراجَع عن آخر تغيير', 'تخلّص من المسوّدة:'],
    ['en', 'Undo the last change', 'Discard the draft:'],
  ])('offers undo and discard in %s', async (language, undo, discard) => {
    const { page } = await openBroken(language);
    expect(page).toMatch(new RegExp(`data-undo="[0-9A-F]{32}" hidden>\\s*<button type="button">${undo}</button>`));
    expect(page).toContain(`<summary>${discard}`);
    expect(page).toContain('src="/sitecore/editing/author/recover.mjs"');
  });

  it('is as published after its draft is discarded, without a script', async () => {
    const { send, page } = await openBroken('en');
    const [, action = '', item = ''] =
      /action="\/sitecore\/editing([^"]*)"[^]*?name="item" value="([^"]*)"/.exec(page) ?? [];
    const body = new URLSearchParams({ item });
    const response = await send(action.replaceAll('&amp;', '&'), { method: 'POST', body });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/sitecore/editing/page?item=%2Ffees&lang=en',
    ]);
    expect(readdirSync(join(fixture.folder, 'pages'))).not.toContain('fees.draft.yml');
  });
});

describe('an edited page', () => {
  it('is rendered by the site from the draft, with the phrases and the secret', async () => {
    const response = await (
      await (await openEditing(fixture.folder, { renderingHost: site.url, secret: SECRET })).signedIn()
    )('/page?item=/fees&lang=en');
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
    const response = await (
      await (await openEditing(fixture.folder, { renderingHost: site.url, secret: SECRET })).signedIn()
    )('/page?item=/fees&lang=ar');
    const html = await response.text();
    expect(html).toMatch(
      /<head lang="ar"><script type="application\/json" id="author-page">\{.*"url":"\/fees".*\}<\/script>/,
    );
    expect(html).toContain('<script type="module" src="/sitecore/editing/author/author.mjs"></script>');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' https://www.rukn.example;");
  });

  it('loads pictures and films from the platform, which shows those of drafts to authors, and all else from the site', async () => {
    const origin = 'https://www.rukn.example';
    const unchanged = [
      `<script src="${origin}/_next/a.js"></script><a href="${origin}/-/media/terms.pdf">الشروط</a><p>${origin}/-/media/a.svg</p>`,
      `<input value="&lt;img src=&quot;${origin}/-/media/a.svg&quot;&gt;"/><img src="https://other.example/-/media/a.svg"/>`,
    ].join('');
    html = `<head></head><body><img alt="a > b" src="${origin}/-/media/a.svg"/><video poster='${origin}/-/media/a.png'><source
      srcSet="${origin}/-/jssmedia/a.png?w=64 1x, ${origin}/-/media/a.png?w=96 2x"/></video>${unchanged}</body>`;
    const send = await (await openEditing(fixture.folder, { renderingHost: site.url, secret: SECRET })).signedIn();
    const page = await (await send('/page?item=/fees&lang=en')).text();
    expect(page.slice(page.indexOf('<body>'))).toBe(
      `<body><img alt="a > b" src="/-/media/a.svg"/><video poster='/-/media/a.png'><source
      srcSet="/-/jssmedia/a.png?w=64 1x, /-/media/a.png?w=96 2x"/></video>${unchanged}</body>`,
    );
  });

  it('redirects to the sign-in page without a session, with the page to open next', async () => {
    const response = await (
      await openEditing(fixture.folder, { renderingHost: site.url, secret: SECRET })
    ).send('/page?item=/fees&lang=en');
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
    const response = await (
      await (
        await openEditing(fixture.folder, { renderingHost: site.url, secret: SECRET, ...(await more()) })
      ).signedIn()
    )(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(message);
  });

  it('can load every file of the author’s tools', async () => {
    const { send } = await openEditing(fixture.folder, { renderingHost: site.url, secret: SECRET });
    const names = readdirSync(join(import.meta.dirname, '..', 'author'));
    expect(names).toContain('author.mjs');
    for (const name of names) expect((await send(`/author/${name}`)).status, name).toBe(200);
    expect((await send('/author/author.mjs')).headers.get('content-type')).toContain('text/javascript');
    expect((await send('/author/..%2Fediting-routes.ts')).status).toBe(404);
  });

  it('can load every module that the author’s tools import, as JavaScript', async () => {
    const { send } = await openEditing(fixture.folder, { renderingHost: site.url, secret: SECRET });
    const waiting = ['/sitecore/editing/author/author.mjs'];
    const loaded = new Set<string>();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (loaded.has(path)) continue;
      const response = await send(path.replace('/sitecore/editing', ''));
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type'), path).toContain('text/javascript');
      loaded.add(path);
      for (const [, from = ''] of (await response.text()).matchAll(/^(?:import|export)\b[^;]*? from '([^']+)'/gms)) {
        expect(from, path).toMatch(/^[./]/);
        waiting.push(new URL(from, `http://platform${path}`).pathname);
      }
    }
    expect(loaded).toContain('/sitecore/editing/author/digits.ts');
  });
});
