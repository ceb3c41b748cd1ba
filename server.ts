import { once } from 'node:events';
import next from 'next';
import { env, isDevelopment } from '#src/config/env.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import { createSiteServer, respondWith } from '#src/shell/http/site-server.ts';
import { boundPageCache } from '#src/shell/revalidation/bound-page-cache.ts';
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
boundPageCache();
const app = next({
  dev: isDevelopment(),
  webpack: true,
  dir: import.meta.dirname,
  port: Number(PORT),
  httpServer: server,
});
await app.prepare();
const handle = app.getRequestHandler();
respondWith(server, async (request, response) => {
  prepareRequest(request, response);
  await handle(request, response);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
server.listen(Number(PORT), SITE_HOST === '' ? undefined : SITE_HOST);
await once(server, 'listening');
if (!isDevelopment() && env().WARM_PAGES === '1') startWarming(ownOrigin());

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
