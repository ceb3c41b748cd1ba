import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, vi } from 'vitest';
import type { QueryReader } from '#src/cms/query-reader.ts';
import { Front } from '#src/front/front.ts';
import { createSiteServer, respondWith } from '#src/front/site-server.ts';
import { type PageFacts, writeFacts } from '#src/shell/page/page-facts.ts';
import { type HttpServer, startHttpServer } from './http-server.ts';

/** Secret of a publish. */
export const SECRET = 'a-secret-of-sixteen-characters';

/** A script of the build. */
export const SCRIPT = 'start(); '.repeat(500);

/** The script as the build compressed it: otherwise than the site would. */
export const COMPRESSED_SCRIPT = brotliCompressSync(SCRIPT, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });

/** Proof of an author in cookies. */
export const PREVIEW_ID = 'proof-of-an-author-0123456789';

/** A rendering with tabs, of which one is not the first. */
export const TAB: QueryReader = {
  keys: ['tab'],
  isPersonal: false,
  defaults: {},
  choices: { tab: ['home'] },
  listed: { tab: ['home'] },
};

/** A page as the stand-in for Next responds with it. */
interface Page {
  readonly status?: number;
  readonly text?: string;
  readonly facts?: Partial<PageFacts>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** State of the stand-in: URLs that it was requested, in order, headers of the last request, and the pages that it responds with. */
interface FrontOfTests {
  /** Has the site say that it stops. */
  drain: () => void;
  url: string;
  rendered: string[];
  lastHeaders: IncomingHttpHeaders;
  pageAt: (url: string) => Page | Promise<Page>;
}

export const front: FrontOfTests = {
  drain: () => undefined,
  url: '',
  rendered: [],
  lastHeaders: {},
  pageAt: () => ({}),
};

/** Serves the front before each test, with a stand-in for Next. */
export function serveFront(): void {
  let folder: string;
  let site: HttpServer;
  beforeEach(async () => {
    vi.stubEnv('SITECORE_API_KEY', 'key');
    vi.stubEnv('REVALIDATE_SECRET', SECRET);
    vi.stubEnv('QUERY_PAGES_PER_SECOND', '7');
    vi.stubEnv('QA', '0');
    front.rendered = [];
    front.pageAt = () => ({});
    folder = mkdtempSync(join(tmpdir(), 'rukn-front-'));
    mkdirSync(join(folder, 'public'));
    writeFileSync(join(folder, 'public/icon.svg'), '');
    mkdirSync(join(folder, '.next'));
    writeFileSync(
      join(folder, '.next/prerender-manifest.json'),
      JSON.stringify({ preview: { previewModeId: PREVIEW_ID } }),
    );
    for (const name of ['chunks', 'css']) mkdirSync(join(folder, '.next/static', name), { recursive: true });
    writeFileSync(join(folder, '.next/static/chunks/a.js'), SCRIPT);
    writeFileSync(join(folder, '.next/static/chunks/a.js.br'), COMPRESSED_SCRIPT);
    vi.stubEnv('DATA_DIR', folder);
    const search = { publish: () => undefined, onRenewal: () => undefined };
    const built = await Front.create({ next, folder, socketPath: join(folder, 'socket'), search });
    const server = createSiteServer();
    respondWith(server, (request, response) => built.respond(request, response));
    front.drain = () => (built.health.isDraining = true);
    site = await startHttpServer((request, response) => void server.emit('request', request, response));
    front.url = site.url;
  });
  afterEach(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
}

async function next(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', headers } = request;
  front.rendered.push(url);
  front.lastHeaders = headers;
  const { status = 200, text = `page at ${url}`, facts, headers: more = {} } = await front.pageAt(url);
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader(
    'Cache-Control',
    status < 500 && 'x-page-for-all' in headers ? 'public, s-maxage=300' : 'private, no-store',
  );
  response.setHeader(
    'x-page-facts',
    writeFacts({ seconds: 300, readers: [], isQueryRedirected: false, isIncomplete: false, lacks: [], ...facts }),
  );
  for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
  response.end(text);
}

/** Requests a path of the site. */
export async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(front.url + path, { method, headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Returns the text at a path. */
export const textOf = async (path: string): Promise<string> => (await get(path)).text;

/** Publishes paths; returns the response. */
export const publish = async (...paths: readonly string[]): Promise<unknown> => {
  const response = await fetch(`${front.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ paths }),
  });
  return response.json();
};
