import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import type { Item } from '#sitecore/platform/content/tree.ts';
import { unusedUrl, type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { coveringPages, withoutFurtherBranches } from '#tests/support/pages-of-demo.ts';
import { migratedStore, type OpenTestStore, openTestStore } from '#tests/support/stores.ts';
import { startUnreliableProxy } from '../../scripts/bench/outages/unreliable-proxy.ts';
import { API_KEY, DEMO, type RunningPlatform, serveContentFolder } from './running-platform.ts';

const MODES = ['GraphQL', 'REST'] as const;

let opened: OpenTestStore;
let platform: RunningPlatform;

beforeAll(async () => {
  // Registers have their entries in the store.
  opened = await openTestStore({ name: 'PGlite', create: migratedStore, createFast: migratedStore });
  platform = await serveContentFolder(DEMO, { services: { store: opened.store } });
});

afterAll(async () => {
  await platform.stop();
  await opened.close();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Loads the site's page loader, configured to fetch with one of both modes. */
async function siteFetchingWith(mode: (typeof MODES)[number], host: string, timeout = '5000') {
  vi.resetModules();
  vi.stubEnv('SITECORE_API_HOST', host);
  vi.stubEnv('SITECORE_API_KEY', API_KEY);
  vi.stubEnv('FETCH_WITH', mode);
  vi.stubEnv('PLATFORM_TIMEOUT_MS', timeout);
  return import('#src/shell/page/load-page.ts');
}

/** Loads the layout of each page and the dictionary, and renders the pages that have every template and widget. */
async function loadSite(mode: (typeof MODES)[number], pages: readonly Item[]) {
  const { loadPage } = await siteFetchingWith(mode, platform.host);
  const { contentServices } = await import('#src/shell/content/content-services.ts');
  const documentsBefore = platform.documents.length;
  const inBoth = <T>(load: (language: Language) => Promise<T>) => Promise.all(LANGUAGES.map(load));
  const covering = new Set(coveringPages(pages));
  const layouts = [];
  const rendered = [];
  // One after the other: memory holds the layouts that were used last.
  for (const page of pages) {
    const { url = '' } = page;
    layouts.push(...(await inBoth((language) => contentServices().layout(url, language))));
    if (covering.has(page)) rendered.push(...(await inBoth(async (language) => (await loadPage(url, language))?.page)));
  }
  const phrases = await inBoth((language) => contentServices().phrases(language));
  const documents = platform.documents.slice(documentsBefore);
  return { layouts, rendered, phrases, layoutQueries: documents.filter((one) => one.includes('rendered')).length };
}

/** Returns pages as JSON without the signed times at which their forms were rendered. */
const withoutStamps = (pages: readonly unknown[]): readonly string[] =>
  pages.map((page) => JSON.stringify(page).replaceAll(/(?<=\bstamp\\*"(?:: ?| value=)\\*")[^"\\]+/g, ''));

describe('loadPage with FETCH_WITH', () => {
  it('loads the same content over GraphQL and REST, and the same pages of it, in both languages', async () => {
    const reports = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const pages = withoutFurtherBranches([...platform.content.tree.pages]);
    const overGraphQL = await loadSite('GraphQL', pages);
    const overRest = await loadSite('REST', pages);
    // Rendering a page fetches no layout that is in memory.
    expect([overGraphQL.layoutQueries, overRest.layoutQueries]).toEqual([pages.length * LANGUAGES.length, 0]);
    expect(overRest.layouts).toEqual(overGraphQL.layouts);
    expect(overRest.phrases).toEqual(overGraphQL.phrases);
    expect(withoutStamps(overRest.rendered)).toEqual(withoutStamps(overGraphQL.rendered));
    expect(overGraphQL.rendered.every((page) => page !== undefined && page.html.length > 1000)).toBe(true);
    expect(reports.mock.calls).toEqual([]);
  });

  it.each(MODES)('returns undefined for a path without a page, over %s', async (mode) => {
    const { loadPage } = await siteFetchingWith(mode, platform.host);
    expect(await loadPage('/nowhere', 'ar')).toBeUndefined();
    expect(await loadPage('/a"b', 'en')).toBeUndefined();
  });
});

const failureOf = (settled: PromiseSettledResult<unknown>): string =>
  settled.status === 'rejected' ? String(settled.reason) : 'loaded';

const htmlOf = (loaded: { readonly page: { readonly html: string } } | undefined): string => loaded?.page.html ?? '';

/** Passes a request on to the platform. */
async function forward(
  host: string,
  { method = 'GET', url = '', headers }: IncomingMessage,
  response: ServerResponse,
  body: Buffer<ArrayBuffer>,
): Promise<void> {
  const sent = new Headers({ 'content-type': 'application/json', sc_apikey: String(headers.sc_apikey) });
  const passed = await fetch(host + url, { method, headers: sent, body: method === 'POST' ? body : null });
  response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? '' });
  response.end(await passed.text());
}

describe('loadPage when the platform fails', () => {
  let server: HttpServer | undefined;

  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });

  it.each(MODES)('throws PlatformFailure with the status, over %s', async (mode) => {
    server = await startHttpServer((_, response) => {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"internal error"}');
    });
    const { loadPage } = await siteFetchingWith(mode, server.url);
    const failure = loadPage('/', 'ar');
    await expect(failure).rejects.toBeInstanceOf(Error);
    await expect(failure).rejects.toMatchObject({ name: 'PlatformFailure', status: 500 });
    await expect(failure).rejects.toThrow(/^(layout|dictionary): 500/);
  });

  it.each(MODES)('throws PlatformFailure when nothing listens, over %s', async (mode) => {
    const { loadPage } = await siteFetchingWith(mode, await unusedUrl());
    await expect(loadPage('/', 'ar')).rejects.toMatchObject({ name: 'PlatformFailure', status: undefined });
  });

  it.each(MODES)('recovers after a response that is cut, over %s', async (mode) => {
    const proxy = await startUnreliableProxy(platform.host);
    server = proxy;
    const { loadPage } = await siteFetchingWith(mode, proxy.url);
    await proxy.failAll('cut');
    await expect(loadPage('/about', 'ar')).rejects.toMatchObject({ name: 'PlatformFailure' });
    await proxy.failAll(undefined);
    // The dictionary may have come before the outage, and is then kept through it.
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await expect.poll(() => loadPage('/about', 'ar').then(htmlOf, String)).toContain('<main');
    logged.mockRestore();
  });

  it.each(MODES)(
    'shows the last good page to a request, and caches none from before a publish, over %s',
    async (mode) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const proxy = await startUnreliableProxy(platform.host);
      server = proxy;
      const { loadPage } = await siteFetchingWith(mode, proxy.url);
      const { lastGoodServices } = await import('#src/shell/content/content-services.ts');
      const { bumpContentVersion } = await import('#src/services/content-version.ts');
      const good = htmlOf(await loadPage('/about', 'ar'));
      await proxy.failAll('cut');
      bumpContentVersion();
      expect(htmlOf(await loadPage('/about', 'ar', {}, lastGoodServices()))).toBe(good);
      await expect(loadPage('/about', 'ar')).rejects.toMatchObject({ name: 'PlatformFailure' });
      logged.mockRestore();
    },
  );

  it.each(MODES)(
    'waits as long as a 429 says, or fails at once and sends nothing until then, over %s',
    async (mode) => {
      const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
      const requests: string[] = [];
      let retryAfter: string | undefined;
      server = await startHttpServer((request, response) => {
        void buffer(request).then((body) => {
          requests.push(`${request.url} ${body.toString()}`);
          if (retryAfter === undefined) return forward(platform.host, request, response, body);
          response.writeHead(429, { 'retry-after': retryAfter }).end();
          if (retryAfter === '1') retryAfter = undefined;
        });
      });
      const { loadPage } = await siteFetchingWith(mode, server.url);
      retryAfter = '1';
      expect(htmlOf(await loadPage('/about', 'ar'))).toContain('<main');
      retryAfter = '60';
      for (const path of ['/help', '/cards', '/nowhere'])
        await expect(loadPage(path, 'ar')).rejects.toMatchObject({ name: 'PlatformFailure', status: 429 });
      const sentFor = (path: string) => requests.filter((one) => decodeURIComponent(one).includes(path)).length;
      expect([sentFor('/help') > 0, sentFor('/cards'), sentFor('/nowhere')]).toEqual([true, 0, 0]);
      logged.mockRestore();
    },
  );

  it.each(MODES)('recovers after a request without a response, over %s', async (mode) => {
    const proxy = await startUnreliableProxy(platform.host);
    server = proxy;
    const { loadPage } = await siteFetchingWith(mode, proxy.url, '500');
    // The dictionary may have come before the outage: it is then kept through it, and the log says so.
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await proxy.failAll('hang');
    const joined = await Promise.allSettled([loadPage('/about', 'ar'), loadPage('/about', 'ar')]);
    expect(joined.map(failureOf)).toEqual(Array(2).fill(expect.stringMatching(/no response in 500 ms/)));
    await proxy.failAll(undefined);
    await expect.poll(() => loadPage('/about', 'ar').then(htmlOf, String)).toContain('<main');
    logged.mockRestore();
  });
});
