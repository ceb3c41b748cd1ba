// @alone: starts programs
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireEngine } from '#tests/support/engines.ts';
import { type Nginx, startNginx } from '#tests/support/nginx.ts';

const program = requireEngine('nginx');

let nginx: Nginx;
let respond: (request: IncomingMessage, response: ServerResponse) => void;

const bothLanguages = [
  { path: '/personal', lang: 'ar', dir: 'rtl', title: 'تعذّر عرض الصفحة', bank: 'بنك ركن', home: '/' },
  { path: '/english', lang: 'ar', dir: 'rtl', title: 'تعذّر عرض الصفحة', bank: 'بنك ركن', home: '/' },
  { path: '/en', lang: 'en', dir: 'ltr', title: 'We can’t show this page', bank: 'Rukn Bank', home: '/en' },
  {
    path: '/en/personal?a=1',
    lang: 'en',
    dir: 'ltr',
    title: 'We can’t show this page',
    bank: 'Rukn Bank',
    home: '/en',
  },
];

describe.skipIf(program === undefined)('an error of nginx', () => {
  beforeAll(async () => {
    nginx = await startNginx(program ?? '', {
      site: (request, response) => respond(request, response),
      adjust: (configuration) => configuration.replace('proxy_read_timeout 30s', 'proxy_read_timeout 1s'),
    });
  });
  afterAll(() => nginx.stop());
  beforeEach(() => {
    respond = (_, response) => void response.destroy();
  });

  it.each(bothLanguages)('is a page in the language of $path', async ({ path, lang, dir, title, bank, home }) => {
    const { status, headers, text } = await nginx.send(path);
    expect([status, headers['content-type'], headers['retry-after']]).toEqual([502, 'text/html; charset=utf-8', '5']);
    const { document } = new JSDOM(text).window;
    expect(document.documentElement).toMatchObject({ lang, dir });
    expect(document.title).toBe(`${title} · ${bank}`);
    expect(document.querySelector('h1')?.textContent).toBe(title);
    expect(document.querySelector('main p')?.textContent).not.toBe('');
    expect(document.querySelector('header')?.textContent.trim()).toBe(bank);
    expect(document.querySelector('a')?.getAttribute('href')).toBe(home);
  });

  it('is 504 when the site does not respond in time', async () => {
    respond = () => undefined;
    const { status, headers, text } = await nginx.send('/en/slow');
    expect([status, headers['retry-after']]).toEqual([504, '5']);
    expect(text).toContain('<h1>We can’t show this page</h1>');
  });

  it('names the error of a request', async () => {
    const { status, text } = await nginx.send('/en', { headers: { cookie: 'a'.repeat(40_000) } });
    expect(status).toBe(400);
    expect(text).toContain('<h1>Invalid request</h1>');
    const large = await nginx.send('/en', { method: 'POST', body: Buffer.alloc(2_000_000) });
    expect(large.status).toBe(413);
    expect(large.text).toContain('<h1>Too large to send</h1>');
  });

  it('has security headers, and a policy that allows its own style alone', async () => {
    const { all, text } = await nginx.send('/personal');
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(all).toMatchObject({
      'content-security-policy': [
        `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      ],
      'x-content-type-options': ['nosniff'],
      'x-frame-options': ['DENY'],
      'referrer-policy': ['strict-origin-when-cross-origin'],
      'permissions-policy': ['camera=(), microphone=(), payment=(), geolocation=()'],
      'cache-control': ['no-store'],
    });
    expect(all.server).toEqual(['nginx']);
    expect(text).not.toMatch(/ style=|<script|<!--/);
  });

  it('is not at an address of its own', async () => {
    respond = (_, response) => response.writeHead(404).end('missing page of the site');
    for (const path of ['/error.html', '/http.conf', '/configure'])
      expect((await nginx.send(path)).text, path).toBe('missing page of the site');
    expect((await nginx.send('/.error')).status).toBe(404);
  });
});

describe.skipIf(program === undefined)('a response of the site through nginx', () => {
  beforeAll(async () => {
    nginx = await startNginx(program ?? '', { site: (request, response) => respond(request, response) });
  });
  afterAll(() => nginx.stop());

  it.each([400, 404, 413, 429, 500, 502, 503])('is its own page when it is an error: %i', async (status) => {
    respond = (_, response) => response.writeHead(status, { 'Retry-After': '7' }).end('of the site');
    const { status: received, headers, text } = await nginx.send(`/${status}`);
    expect([received, headers['retry-after'], text]).toEqual([status, '7', 'of the site']);
  });

  it.each(['/personal', '/-/media/a.png', '/api/dictionary/ar', '/api/jss/formbuilder'])(
    'has its own security headers, once: %s',
    async (path) => {
      const headers = { 'content-security-policy': 'of the site', 'x-frame-options': 'SAMEORIGIN' };
      respond = (_, response) => response.writeHead(200, headers).end();
      const { all } = await nginx.send(path);
      expect(all).toMatchObject({ 'content-security-policy': ['of the site'], 'x-frame-options': ['SAMEORIGIN'] });
      expect(all['referrer-policy']).toBeUndefined();
    },
  );

  it('is sent with large headers', async () => {
    respond = (_, response) => response.writeHead(200, { 'content-security-policy': 'a'.repeat(12_000) }).end('page');
    expect((await nginx.send('/headers')).text).toBe('page');
  });

  it('is compressed by nginx where the site does not: to a POST', async () => {
    respond = (_, response) =>
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify('a'.repeat(5000)));
    const { headers } = await nginx.send('/api/sitecore/BranchInfo/getlocationinfo', {
      method: 'POST',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
  });

  it('holds up no visitor who waits for the same page, when it is not cacheable', async () => {
    const waiting: ServerResponse[] = [];
    respond = (_, response) => void waiting.push(response);
    const startedAt = performance.now();
    const both = Promise.all([nginx.send('/mine'), nginx.send('/mine')]);
    await expect.poll(() => waiting.length).toBe(2);
    // Five seconds are nginx's own limit.
    expect(performance.now() - startedAt).toBeLessThan(4500);
    for (const response of waiting) response.end();
    await both;
  });
});
