import { createServer, type Server } from 'node:http';

/**
 * Milliseconds for a request: its headers take no visitor so long, and a file of 25 MB over a slow line is sent in the time
 * of a request (SERVICE_STREAM_TIMEOUT_MS).
 */
const LIMITS = { headersTimeout: 20_000, requestTimeout: 200_000 };

/** Each open connection costs about 5 kB (decision 37). */
const MAX_CONNECTIONS = 16_000;

/** Returns the site's HTTP server, which limits time and number of its connections; what responds is added by its caller. */
export function createSiteServer(): Server {
  const server = createServer(LIMITS);
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
