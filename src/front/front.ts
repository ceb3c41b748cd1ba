import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { compressResponse } from '#src/shell/compression/compress-response.ts';
import { prepareRequest } from '#src/shell/routing/prepare-request.ts';
import { hasDraftCookie, previewId } from './draft-cookies.ts';
import { PageFront } from './pages/page-front.ts';
import { pageKey } from './pages/page-key.ts';
import { publish, PUBLISH_PATH } from './publish.ts';
import { refuseMethod } from './refusals.ts';

/** Methods that no route serves, and that a web request cannot have. */
const NO_METHOD = /^(?:TRACE|TRACK|CONNECT)$/;

/** Data of Next's own pages, which no page of the site loads. */
const PAGE_DATA = /^\/_next\/data\//;

/** Next's handler of requests. */
type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface FrontOptions {
  readonly next: Handle;
  /** Folder of the site, with its build and public files. */
  readonly folder: string;
  /** Path of the socket at which Next listens, in a folder that only this user may enter. */
  readonly socketPath: string;
}

/** Returns the site's handler of requests: pages come from memory, and Next renders them at a socket of this process. */
export async function createFront({ next, folder, socketPath }: FrontOptions): Promise<Handle> {
  await listenAt(socketPath, (request, response) => void next(request, response));
  const pages = new PageFront(socketPath);
  const publicFiles = new Set(
    readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' }).map(
      (name) => `/${name.replaceAll('\\', '/')}`,
    ),
  );
  const preview = previewId(join(folder, '.next'));
  return async (request, response) => {
    const { method = 'GET' } = request;
    const hasDraft = hasDraftCookie(request.headers.cookie, preview);
    if (NO_METHOD.test(method)) return void refuseMethod(response);
    prepareRequest(request, response, hasDraft);
    const { url = '' } = request;
    if (url === PUBLISH_PATH) return publish(request, response, { cache: pages.cache, socketPath });
    const page = PAGE_DATA.test(url) ? pageKey('/_next-data', publicFiles) : pageKey(url, publicFiles);
    if (page && (method === 'GET' || method === 'HEAD')) return pages.respond({ request, response, ...page, hasDraft });
    if (page && !(method === 'POST' && new URLSearchParams(page.search).has(FORM_KEY)))
      return void refuseMethod(response);
    if (page && !pages.mayRender(request, response)) return undefined;
    compressResponse(request, response);
    return next(request, response);
  };
}

async function listenAt(socketPath: string, listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  server.listen(socketPath);
  await once(server, 'listening');
  // The site's own server says how long the process lives.
  server.unref();
}
