import type { RequestListener } from 'node:http';
import { afterEach } from 'vitest';
import { type HttpServer, startHttpServer } from './http-server.ts';

/** Returns a function that starts a server and returns its URL; all of them are stopped after each test of the file. */
export function serversOfTests(): (handler: RequestListener) => Promise<string> {
  const servers: HttpServer[] = [];
  afterEach(() => Promise.all(servers.splice(0).map(({ stop }) => stop())));
  return async (handler) => {
    const server = await startHttpServer(handler);
    servers.push(server);
    return server.url;
  };
}
