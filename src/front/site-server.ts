import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { REQUEST_ID, requestIdOf } from '#sitecore/contracts/site-headers.ts';
import { inRequest } from '#src/services/current-request.server.ts';
import { errorMessage } from '#src/shell/error-message.ts';

/**
 * Milliseconds for a request: its headers take no visitor so long, and a file of 25 MB over a slow line is sent in the time
 * of a request (SERVICE_STREAM_TIMEOUT_MS). An idle connection lives longer than in the proxy in front, nginx's minute: only the
 * proxy ends one, so that none ends while a request is on its way.
 */
const LIMITS = { headersTimeout: 20_000, requestTimeout: 200_000, keepAliveTimeout: 65_000 };

/** Each open connection costs about 5 kB (decision 37). */
const MAX_CONNECTIONS = 16_000;

/** Returns the site's HTTP server, which limits time and number of its connections; what responds is added by its caller. */
export function createSiteServer(): Server {
  const server = createServer(LIMITS);
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

/**
 * Responds to a server's requests by a handler, each with its id: one that fails leaves no client waiting, and is logged. A target
 * with an origin, which is for a proxy, is refused.
 */
export function respondWith(
  server: Server,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): void {
  server.on('request', (request, response) => {
    const id = requestIdOf(request.headers[REQUEST_ID]);
    response.setHeader(REQUEST_ID, id);
    if (!request.url?.startsWith('/')) return void response.writeHead(400, { 'Cache-Control': 'no-store' }).end();
    inRequest(id, () => handle(request, response)).catch((error: unknown) => {
      inRequest(id, () => console.error(`a request failed: ${errorMessage(error)}`));
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Cache-Control': 'no-store' }).end();
    });
  });
}
