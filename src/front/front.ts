import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import { REQUEST_ID, requestIdOf } from '#sitecore/contracts/site-headers.ts';
import { env } from '#src/config/env.ts';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { inRequest } from '#src/services/current-request.server.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import { BuildFiles } from './build-files.ts';
import { hasDraftCookie, previewId } from './draft-cookies.ts';
import { Health } from './health.ts';
import { PageFront } from './pages/page-front.ts';
import { documentKey, pageKey } from './pages/page-key.ts';
import { prepareRequest } from './prepare-request.ts';
import { PublishChannel } from './publish-channel.ts';
import { applyPublish, outdateAll, PUBLISH_PATH, respondToPublish } from './publish.ts';
import type { Publish } from './read-publish.ts';
import { refuseMethod } from './refusals.ts';
import { type Handle, routeOf } from './routes.ts';
import type { SiteSearch } from './search/site-search.ts';
import { BROTLI_QUALITY } from './text-body.ts';

/** Methods that no route serves, and that a web request cannot have. */
const NO_METHOD = /^(?:TRACE|TRACK|CONNECT)$/;

/** Data of Next's own pages, which no page of the site loads. */
const PAGE_DATA = /^\/_next\/data\//;

interface FrontOptions {
  /** Next's handler of requests. */
  readonly next: Handle;
  /** Folder of the site, with its build and public files. */
  readonly folder: string;
  /** Path of the socket at which Next listens, in a folder that only this user may enter. */
  readonly socketPath: string;
  /** The pages that visitors search in, which a publish renews. */
  readonly search: Searched;
}

type Searched = Pick<SiteSearch, 'publish' | 'onRenewal'>;

/** Compresses what is no page, sheet or file of the build: those are compressed once. */
const compress = compression({
  threshold: 1000,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
});

/** The site's handler of requests: pages come from memory, and Next renders them at a socket of this process. */
export class Front {
  readonly health: Health;
  readonly #next: Handle;
  readonly #pages: PageFront;
  readonly #search: Searched;
  readonly #files: BuildFiles;
  readonly #publicFiles: ReadonlySet<string>;
  readonly #previewId: string;
  readonly #channel: PublishChannel | undefined;

  private constructor({ next, folder, socketPath, search }: FrontOptions) {
    const build = join(folder, '.next');
    this.#next = next;
    this.#search = search;
    search.onRenewal = () => this.#pages.cache.outdate('searches');
    this.#pages = new PageFront(socketPath);
    this.#files = new BuildFiles(build);
    this.#publicFiles = namesIn(join(folder, 'public'));
    this.#previewId = previewId(build);
    this.#channel = channelOf({ cache: this.#pages.cache, search: this.#search });
    const channel = this.#channel;
    this.health = new Health({
      hasContent: () => this.#pages.hasContent(),
      lackingParts: () => this.#pages.cache.lackingParts(),
      ...(channel && { hearsPublishes: () => channel.isOpen }),
    });
  }

  /** Returns the handler of a built site. */
  static async create(options: FrontOptions): Promise<Front> {
    await listenAt(
      options.socketPath,
      (request, response) =>
        void inRequest(requestIdOf(request.headers[REQUEST_ID]), () => options.next(request, response)),
    );
    const front = new Front(options);
    front.#channel?.open();
    return front;
  }

  /** Responds to a request. */
  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (NO_METHOD.test(request.method ?? '')) return void refuseMethod(response);
    const hasDraft = hasDraftCookie(request.headers.cookie, this.#previewId);
    prepareRequest(request, response, hasDraft);
    const { url = '' } = request;
    const isServed = this.#files.send(request, response) ?? this.health.respond(request, response);
    if (isServed) return isServed;
    if (url === PUBLISH_PATH) return respondToPublish(request, response, (publish) => this.#publish(publish));
    const route = routeOf(url);
    if (!route) return this.#respondByNext(request, response, hasDraft);
    compress(request, response, () => undefined);
    return route(request, response);
  }

  /** Responds with a page or a document, from memory if possible, or with what Next serves besides them. */
  async #respondByNext(request: IncomingMessage, response: ServerResponse, hasDraft: boolean): Promise<void> {
    const { url = '', method } = request;
    const document = documentKey(url);
    const page = document ? { key: document, search: '' } : this.#pageAt(url);
    if (page && (method === 'GET' || method === 'HEAD'))
      return this.#pages.respond({ request, response, ...page, hasDraft: hasDraft && !document });
    if (page && !(method === 'POST' && new URLSearchParams(page.search).has(FORM_KEY)))
      return void refuseMethod(response);
    if (page && !this.#pages.mayRender(request, response)) return;
    compress(request, response, () => undefined);
    await this.#next(request, response);
  }

  #pageAt(url: string): ReturnType<typeof pageKey> {
    return pageKey(PAGE_DATA.test(url) ? '/_next-data' : url, this.#publicFiles);
  }

  async #publish(publish: Publish) {
    await this.#channel?.tell(publish);
    return applyPublish(publish, { cache: this.#pages.cache, search: this.#search });
  }
}

/** Returns the paths of the files in a folder. */
const namesIn = (folder: string): ReadonlySet<string> =>
  new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${name.replaceAll('\\', '/')}`));

/** Returns the channel by which a site hears of the publishes of others (`REDIS_URL`); undefined for a site that is alone. */
function channelOf(published: Parameters<typeof applyPublish>[1]): PublishChannel | undefined {
  const { REDIS_URL: url, SITECORE_SITE_NAME: site } = env();
  if (url === undefined) return undefined;
  return new PublishChannel({
    url,
    site,
    onPublish: (publish) =>
      void applyPublish(publish, published).catch((error: unknown) =>
        console.error(`a publish: ${errorMessage(error)}`),
      ),
    onReturn: () => outdateAll(published),
  });
}

async function listenAt(socketPath: string, listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  server.listen(socketPath);
  await once(server, 'listening');
  // The site's own server says how long the process lives.
  server.unref();
}
