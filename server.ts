import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import next from 'next';
import { env, isDevelopment } from '#src/config/env.ts';
import { createFront } from '#src/front/front.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import { createSiteServer, respondWith } from '#src/shell/http/site-server.ts';
import { prepareRequest } from '#src/shell/routing/prepare-request.ts';
import { startWarming } from '#src/shell/warming/start-warming.ts';

/** Longest time in which requests under way end once the server stops. */
const DRAIN_MS = 10_000;

// The site's server: Next, with what every request passes before it. PORT and SITE_HOST say where it listens.
try {
  env();
} catch (error) {
  console.error(errorMessage(error));
  process.exit(1);
}
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- where a server listens is no setting of its pages
const { PORT = '3000', SITE_HOST = '' } = process.env;
const server = createSiteServer();
const app = next({
  dev: isDevelopment(),
  webpack: true,
  dir: import.meta.dirname,
  port: Number(PORT),
  httpServer: server,
});
await app.prepare();
const handle = app.getRequestHandler();
respondWith(
  server,
  isDevelopment()
    ? respondInDevelopment
    : await createFront({ next: handle, folder: import.meta.dirname, socketPath: socketOfNext() }),
);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
server.listen(Number(PORT), SITE_HOST === '' ? undefined : SITE_HOST);
await once(server, 'listening');
if (!isDevelopment() && env().WARM_PAGES === '1') startWarming(ownOrigin());

/** Returns the path of a socket in a new folder, which only this user may enter; it is deleted with the process. */
function socketOfNext(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rukn-next-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'socket');
}

/** Responds as Next does, with the site's URLs and headers: nothing is kept, so that every change shows. */
async function respondInDevelopment(request: IncomingMessage, response: ServerResponse): Promise<void> {
  prepareRequest(request, response, request.headers.cookie?.includes('__prerender_bypass=') ?? false);
  await handle(request, response);
}

/** Returns the origin at which this process reaches itself. */
function ownOrigin(): string {
  const host = SITE_HOST === '' ? '127.0.0.1' : SITE_HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** Takes no more connections, and ends when the requests under way have. */
function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), DRAIN_MS).unref();
}
