import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { rememberRequestedPage } from '../routing/requested-pages.ts';
import { respondUnavailable } from './respond-unavailable.ts';

class PlatformFailure extends Error {
  override readonly name = 'PlatformFailure';
}

const AR = /role="status"[^>]*><p[^>]*>التصفية والبحث والحساب غير متاحة/;
const EN = /role="status"[^>]*><p[^>]*>Filters, search and calculations aren’t available/;

let site: HttpServer;
let error: Error;
/** Responds to a page without a query. */
let page: (request: IncomingMessage, response: ServerResponse) => void;

/** Sends the error page as Next does. */
function sendErrorPage(response: ServerResponse): void {
  response.statusCode = 500;
  response.setHeader('ETag', '"of the error page"');
  response.setHeader('Content-Length', '10');
  response.setHeader('x-nextjs-cache', 'HIT');
  response.end('error page');
}

beforeEach(async () => {
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  error = new PlatformFailure('layout: timed out');
  page = (_, response) => {
    response.end('<header></header><main id="main" tabindex="-1"><h1>Page</h1></main>');
  };
  site = await startHttpServer((request, response) => {
    const url = request.url ?? '';
    if (!url.includes('?')) return void page(request, response);
    rememberRequestedPage(request, url);
    void respondUnavailable(error, request, response).then(() => {
      sendErrorPage(response);
    });
  });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await site.stop();
});

async function get(path: string, method = 'GET') {
  const response = await fetch(site.url + path, { method, redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe('a page whose query cannot be computed', () => {
  it.each([
    ['/help?q=card', AR],
    ['/en/help?q=card', EN],
    ['/en?q=card', EN],
    ['/english?q=card', AR],
  ])('%s is its page, which says so first in the language of the page', async (path, notice) => {
    const { status, headers, html } = await get(path);
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`<main id="main" tabindex="-1"><div ${notice.source}[^]*<h1>Page`));
    expect(headers.get('cache-control')).toBe('private, no-store');
    for (const name of ['etag', 'retry-after', 'x-nextjs-cache']) expect(headers.get(name), name).toBeNull();
  });

  it('is its page for an error of any kind, and without a body for HEAD', async () => {
    error = new TypeError('a bug');
    expect((await get('/help?q=card')).status).toBe(200);
    expect(await get('/help?q=card', 'HEAD')).toMatchObject({ status: 200, html: '' });
  });

  it('is missing or redirected as its page is', async () => {
    page = (_, response) => void response.writeHead(404).end('not found');
    expect(await get('/nowhere?q=card')).toMatchObject({ status: 404, html: 'not found' });
    page = (_, response) => void response.writeHead(307, { location: '/new' }).end();
    const { status, headers } = await get('/old?q=card');
    expect([status, headers.get('location')]).toEqual([307, '/new']);
  });

  it('is a 503 with the error page when its page fails too, and a 500 after a bug', async () => {
    page = (_, response) => void response.writeHead(503).end('error page');
    const { status, headers, html } = await get('/help?q=card');
    expect([status, headers.get('retry-after'), html]).toEqual([503, '5', 'error page']);
    error = new TypeError('a bug');
    expect(await get('/help?q=card')).toMatchObject({ status: 500, html: 'error page' });
  });
});

describe('a page that is renewed in the background', () => {
  it('is unavailable for a failure of the platform, though its request has no readable socket', async () => {
    const unreadable = new Proxy(new Socket(), {
      get: () => {
        throw new Error('Method not implemented');
      },
    });
    const request = Object.defineProperty(new IncomingMessage(new Socket()), 'socket', { value: unreadable });
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    await respondUnavailable(error, request, response);
    expect(response.getHeader('Retry-After')).toBe('5');
  });
});
