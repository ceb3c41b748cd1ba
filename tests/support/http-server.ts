import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** A running HTTP server. */
export interface HttpServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server with a handler, on a free port unless one is given; stopping it closes open connections. */
export async function startHttpServer(handler: RequestListener, port = 0): Promise<HttpServer> {
  // Longer than clients keep idle connections: a busy machine must not close one that is about to be reused.
  const server = createServer({ keepAliveTimeout: 65_000 }, handler);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Returns the URL of a port on which nothing listens. */
export async function unusedUrl(): Promise<string> {
  const { url, stop } = await startHttpServer(() => undefined);
  await stop();
  return url;
}
