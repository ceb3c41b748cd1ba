import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import { env, isDevelopment } from '#src/config/env.ts';
import { Front } from '#src/front/front.ts';
import { Health } from '#src/front/health.ts';
import { logAsJson } from '#src/front/json-log.ts';
import { prepareRequest } from '#src/front/prepare-request.ts';
import { routeOf } from '#src/front/routes.ts';
import { SiteSearch } from '#src/front/search/site-search.ts';
import { createSiteServer, respondWith } from '#src/front/site-server.ts';
import { startWarming } from '#src/front/warming/start-warming.ts';
import { errorMessage } from '#src/shell/error-message.ts';

/** Longest time in which requests under way end once the server takes no more. */
const END_MS = 10_000;

// The site's server: Next, with what every request passes before it. PORT and SITE_HOST say where it listens.
try {
  env();
} catch (error) {
  console.error(errorMessage(error));
  process.exit(1);
}
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- where a server listens is no setting of its pages
const { PORT = '3000', SITE_HOST = '' } = process.env;
if (!isDevelopment()) logAsJson();
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
const search = new SiteSearch();
const site = isDevelopment()
  ? { respond: respondInDevelopment, health: new Health({ hasContent: () => Promise.resolve(true) }) }
  : await Front.create({ next: handle, folder: import.meta.dirname, socketPath: socketOfNext(), search });
respondWith(server, (request, response) => {
  // The client's next request is for a site that goes on.
  if (site.health.isDraining) response.setHeader('Connection', 'close');
  return site.respond(request, response);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
server.listen(Number(PORT), SITE_HOST === '' ? undefined : SITE_HOST);
await once(server, 'listening');
// What is being written is found by the platform itself.
if (!isDevelopment()) await search.start();
if (!isDevelopment() && env().WARM_PAGES === '1') site.health.isWarm = startWarming(ownOrigin());

/** Returns the path of a socket in a new folder, which only this user may enter; it is deleted with the process. */
function socketOfNext(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rukn-next-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'socket');
}

/** Responds as Next does, with the site's URLs, headers and proxies: nothing is kept, so that every change shows. */
async function respondInDevelopment(request: IncomingMessage, response: ServerResponse): Promise<void> {
  prepareRequest(request, response, request.headers.cookie?.includes('__prerender_bypass=') ?? false);
  await (site.health.respond(request, response) ?? (routeOf(request.url ?? '') ?? handle)(request, response));
}

/** Returns the origin at which this process reaches itself. */
function ownOrigin(): string {
  const host = SITE_HOST === '' ? '127.0.0.1' : SITE_HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** Says that the site is not ready, and after DRAIN_SECONDS takes no more connections; ends when the requests under way have. */
async function stop(): Promise<void> {
  site.health.isDraining = true;
  await wait(1000 * env().DRAIN_SECONDS);
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), END_MS).unref();
}
