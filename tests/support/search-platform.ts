import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, vi } from 'vitest';
import { z } from 'zod';
import { type HttpServer, startHttpServer } from './http-server.ts';

const posted = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });

/** A page of the stub platform: its title, and the text of its one block. */
interface StubPage {
  title: string;
  text: string;
}

/** The state of a stub platform, and what it received. */
class SearchPlatform {
  readonly pages = new Map<string, StubPage>();
  synonyms: string[] = [];
  pinned: { queries: string; path: string }[] = [];
  /** Paths whose layout fails. */
  readonly failing = new Set<string>();
  /** Fails every request. */
  isDown = false;
  /** Pages of one response to a query for the list. */
  pageSize = 100;
  /** Paths of the layouts that were read, in order, with their service. */
  readonly layouts: string[] = [];
  /** Names of the other operations. */
  readonly operations: string[] = [];
  /** Pages for which operations were sent, by their names. */
  readonly routes: Record<string, unknown> = {};
  /** Most layouts that were read at a time. */
  mostAtATime = 0;
  /** Runs before the response to a layout. */
  beforeLayout: (path: string) => unknown = () => wait(20);
  #atATime = 0;

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    void this.#respond(request).then((body) => {
      response.writeHead(body === undefined ? 500 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? {}));
    });
  };

  /** Takes the paths of the layouts that were read since. */
  takeLayouts(): readonly string[] {
    return this.layouts.splice(0).toSorted();
  }

  async #respond(request: IncomingMessage): Promise<unknown> {
    const url = new URL(request.url ?? '', 'http://platform');
    if (request.method === 'GET') return this.#layout(url.searchParams.get('item') ?? '', 'REST');
    const { query, variables } = posted.parse(JSON.parse(await text(request)));
    const name = /query (\w+)/.exec(query)?.[1] ?? '';
    if (name !== 'PageLayout') this.operations.push(name);
    this.routes[name] = request.headers['x-sc-route'];
    if (this.isDown) return undefined;
    if (name === 'PageLayout') {
      const rendered = await this.#layout(String(variables.routePath ?? variables.path), 'GraphQL');
      return rendered && { data: { layout: { item: { rendered } } } };
    }
    if (name === 'PageItem') return { data: { layout: { item: { id: 'home' } } } };
    return { data: name === 'SearchLexicon' ? this.#lexicon() : this.#list(Number(variables.after ?? 0)) };
  }

  async #layout(path: string, service: string): Promise<object | undefined> {
    this.layouts.push(service === 'REST' ? `REST ${path}` : path);
    this.#atATime += 1;
    this.mostAtATime = Math.max(this.mostAtATime, this.#atATime);
    const content = this.pages.get(path)?.text;
    await this.beforeLayout(path);
    this.#atATime -= 1;
    if (this.failing.has(path)) return undefined;
    const block = { componentName: 'Text', fields: { Content: { value: content } } };
    return { sitecore: { route: { fields: {}, placeholders: { 'headless-main': [block] } } } };
  }

  #list(after: number): object {
    const all = [...this.pages].map(([path, { title }]) => ({
      ...{ id: `id-of-${path}`, name: path, template: { id: 'page' }, url: { path }, image: null },
      ...{ title: { value: title }, subTitle: null, description: null, keywords: null },
    }));
    const end = after + this.pageSize;
    const pageInfo = { endCursor: String(end), hasNext: end < all.length };
    return { search: { pageInfo, results: all.slice(after, end) } };
  }

  #lexicon(): object {
    const list = (results: readonly object[]) => ({ children: { results } });
    return {
      synonyms: list(this.synonyms.map((value) => ({ words: { value } }))),
      pinned: list(
        this.pinned.map(({ queries, path }) => ({
          queries: { value: queries },
          page: { jsonValue: { value: { href: path } } },
        })),
      ),
    };
  }
}

/** Starts a stub platform before each test, with the environment of a site on it and a data folder of its own. */
export function searchPlatforms(): { platform: SearchPlatform; dataDir: string } {
  const used = { platform: new SearchPlatform(), dataDir: '' };
  let server: HttpServer;
  beforeEach(async () => {
    vi.resetModules();
    used.platform = new SearchPlatform();
    used.dataDir = mkdtempSync(join(tmpdir(), 'rukn-search-'));
    server = await startHttpServer(used.platform.handle);
    vi.stubEnv('SITECORE_API_HOST', server.url);
    vi.stubEnv('SITECORE_API_KEY', 'key');
    vi.stubEnv('DATA_DIR', used.dataDir);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await server.stop();
    rmSync(used.dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return used;
}
