import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { queryEffect } from '#src/cms/query-reader.ts';
import { env } from '#src/config/env.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import { withQueryNotice } from './query-notice.ts';
import { clientOf } from '#src/shell/http/client-of.ts';
import { FOR_ALL, FOR_VISITOR } from '#src/shell/page/page-facts.ts';
import { hasPersonalKey } from '#src/shell/page/personal-keys.ts';
import { readUrlQuery } from '#src/shell/page/read-url-query.ts';
import { visitorCookies } from '../draft-cookies.ts';
import { refuseBusy, refuseTooMany } from '../refusals.ts';
import { TextBody } from '../text-body.ts';
import { NextRenderer, type RenderedPage } from './ask-next.ts';
import { FailedPage, type FoundPage, PageCache } from './page-cache.ts';
import { type PageKey, renderedUrl, withValues } from './page-key.ts';
import { RenderLimit } from './render-limit.ts';
import { sendFound, sendPage } from './send-page.ts';

/** A request for a page. */
interface PageRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly key: PageKey;
  /** Query with its question mark, or empty. */
  readonly search: string;
  /** True for an author who previews a draft. */
  readonly hasDraft: boolean;
}

const HOME: PageKey = { name: 'ar/', path: '/', language: 'ar', values: {}, url: '/', isOdd: false };

const NOT_STORED = 'private, no-store';

/** Cache-Control of a request for what is valid now: of a reload, and of a listing that tries again. */
const RELOAD = /\bno-cache\b|\bmax-age=0\b/;

/** Responds with pages: from memory where all visitors get the same, else rendered for the visitor. */
export class PageFront {
  readonly #renderer: NextRenderer;
  readonly #limit = new RenderLimit();
  readonly cache: PageCache;

  constructor(socketPath: string) {
    this.#renderer = new NextRenderer(socketPath);
    this.cache = new PageCache((key) => this.#renderer.render(key, renderedUrl(key), { [FOR_ALL]: '1' }));
  }

  /** Responds to a GET or HEAD of a page. */
  async respond(page: PageRequest): Promise<void> {
    try {
      await (page.hasDraft ? this.#respondAlone(page) : this.#respondShared(page));
    } catch (error) {
      if (error instanceof FailedPage) return sendFailure(page, error.page);
      console.error(`${JSON.stringify(page.key.path)} in ${page.key.language}: ${errorMessage(error)}`);
      refuseBusy(page.response);
    }
  }

  /** Resolves with true once the home page can be shown. */
  async hasContent(): Promise<boolean> {
    try {
      return (await this.cache.get(HOME)).page.status === 200;
    } catch {
      return false;
    }
  }

  /** Counts a page that is rendered for one client; responds 429 and returns false above the client's limit. */
  mayRender(request: IncomingMessage, response: ServerResponse): boolean {
    const seconds = this.#limit.take(request);
    if (seconds > 0) refuseTooMany(response, seconds);
    return seconds === 0;
  }

  async #respondShared(page: PageRequest): Promise<void> {
    const { request, response, key, search } = page;
    const bare = await this.#find(page, key);
    if (!bare) return;
    const { facts } = bare.page;
    if (search === '') return sendFound(request, response, bare);
    if (!facts || facts.isQueryRedirected) return this.#respondAlone(page, bare);
    const query = readUrlQuery(new URLSearchParams(search));
    const effect = queryEffect(facts.readers, query);
    // An address with what somebody entered is nobody's cache's, whichever page it leads to.
    if (effect.kind === 'none') return sendFound(request, response, hasPersonalKey(query) ? asPersonal(bare) : bare);
    if (effect.kind !== 'listed') return this.#respondAlone(page, bare);
    const found = await this.#find(page, withValues(key, effect.values), bare);
    if (found) await sendFound(request, response, found);
  }

  /** Returns a page for all visitors; responds and returns undefined where the client may have no more of them rendered, or its query fails. */
  async #find(
    { request, response, ...page }: PageRequest,
    key: PageKey,
    bare?: FoundPage,
  ): Promise<FoundPage | undefined> {
    if (this.cache.peek(key)) return this.cache.get(key, this.#isReload(request));
    if (!this.mayRender(request, response)) return undefined;
    try {
      const found = await this.cache.get(key);
      // Of missing pages, redirects and odd spellings there is no end.
      if (found.page.status === 200 && !key.isOdd) this.#limit.giveBack(request);
      return found;
    } catch (error) {
      if (!bare) throw error;
      await sendWithNotice({ request, response, ...page }, bare.page);
      return undefined;
    }
  }

  /** Returns true for a request for what is valid now, as long as the client may have pages rendered. */
  #isReload(request: IncomingMessage): boolean {
    return RELOAD.test(request.headers['cache-control'] ?? '') && this.#limit.take(request) === 0;
  }

  /** Responds with a page that is rendered for this request; where that fails, with the page without its query. */
  async #respondAlone(page: PageRequest, bare?: FoundPage): Promise<void> {
    const { request, response, key, search, hasDraft } = page;
    if (!this.mayRender(request, response)) return;
    const headers: IncomingHttpHeaders = {
      [FOR_VISITOR]: clientOf(request, env().TRUSTED_PROXIES),
      cookie: visitorCookies(request.headers.cookie, hasDraft),
    };
    try {
      const rendered = await this.#renderer.render(key, key.url + search, headers);
      if (rendered.status >= 500) throw new FailedPage(rendered);
      await sendPage(request, response, rendered);
    } catch (error) {
      if (!bare) throw error;
      await sendWithNotice(page, bare.page);
    }
  }
}

const asPersonal = ({ page, ...found }: FoundPage): FoundPage => ({
  ...found,
  page: { ...page, isPublic: false, headers: { ...page.headers, 'cache-control': NOT_STORED } },
});

/** Sends a page in place of one whose query cannot be computed, with a line that says so. */
async function sendWithNotice({ request, response, key }: PageRequest, bare: RenderedPage): Promise<void> {
  response.setHeader('Cache-Control', NOT_STORED);
  const html = bare.body.bytes.toString();
  const body = bare.status === 200 ? new TextBody(Buffer.from(withQueryNotice(html, key.language))) : bare.body;
  await sendPage(request, response, { ...bare, body, isPublic: false });
}

/** Sends the response of a page that failed. */
async function sendFailure({ request, response }: PageRequest, failed: RenderedPage): Promise<void> {
  response.setHeader('Cache-Control', NOT_STORED);
  await sendPage(request, response, { ...failed, isPublic: false });
}
