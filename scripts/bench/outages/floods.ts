import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../percentile.ts';
import { type OutageSite, withOutageSite } from './outage-site.ts';

const SECONDS = 10;
const MAX_SECONDS = 120;

/** Connections of each attack: of a flood, of requests that never end, and open ones without a request. */
const FLOOD = 200;
const SLOW = 500;
const OPEN = 10_000;

/** Connections that are opened at a time. */
const BATCH = 250;

/** Longest time in milliseconds that the site gives a request's headers, with the interval at which Node looks. */
const HEADERS_MS = 55_000;

/** Attacks this checkout's site on the loopback, each for some seconds, and prints how cached pages respond meanwhile. */
export async function reportFloods(root: string, seconds = SECONDS): Promise<void> {
  const ms = Math.min(seconds, MAX_SECONDS) * 1000;
  await withOutageSite(root, async (site) => {
    const { port } = new URL(site.url);
    console.log(`floods  ${ms / 1000} s each, on the loopback; a cached page 20 times a second meanwhile`);
    await print(site, 'nothing', await cachedPages(site, ms));
    const flood = floodQueries(site, ms);
    await print(site, `${FLOOD} connections with query pages`, await cachedPages(site, ms), await flood);
    const slow = await openSockets(Number(port), SLOW, 'GET / HTTP/1.1\r\nHost: site\r\nX: ');
    await print(site, `${SLOW} requests whose headers never end`, await cachedPages(site, ms));
    await wait(HEADERS_MS);
    await print(site, 'after the time of headers', await cachedPages(site, 1000), `${openCount(slow)} still open`);
    close(slow);
    const open = await openSockets(Number(port), OPEN, '');
    await print(site, `${openCount(open)} open connections`, await cachedPages(site, ms));
    await wait(HEADERS_MS);
    await print(site, 'after the time of headers', await cachedPages(site, 1000), `${openCount(open)} still open`);
    close(open);
  });
}

interface CachedPages {
  readonly failed: number;
  readonly times: readonly number[];
}

/** Requests a cached page twenty times a second, each on a connection of its own. */
async function cachedPages({ url }: OutageSite, ms: number): Promise<CachedPages> {
  const requests: Promise<{ readonly ok: boolean; readonly ms: number }>[] = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    requests.push(requestOnce(`${url}/`));
    await wait(50);
  }
  const all = await Promise.all(requests);
  return { failed: all.filter(({ ok }) => !ok).length, times: all.map((one) => one.ms) };
}

async function requestOnce(url: string) {
  const begin = performance.now();
  try {
    const response = await fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return { ok: response.status === 200, ms: performance.now() - begin };
  } catch {
    return { ok: false, ms: performance.now() - begin };
  }
}

/** Requests query pages without a pause on many connections; returns what came of them by status. */
async function floodQueries({ url }: OutageSite, ms: number): Promise<string> {
  const end = performance.now() + ms;
  const statuses = new Map<number, number>();
  const connection = async (_: unknown, index: number): Promise<void> => {
    for (let count = 0; performance.now() < end; count += 1) {
      const response = await fetch(`${url}/search?q=${index}x${count}`);
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: FLOOD }, connection));
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
}

/** Opens connections and sends the same bytes on each; those that the site refuses are closed. */
async function openSockets(port: number, count: number, bytes: string): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(BATCH, count - sockets.length) }, () => connect(port, '127.0.0.1'));
    await Promise.all(
      batch.map(
        (socket) =>
          new Promise<void>((resolve) => {
            socket
              .on('error', () => undefined)
              .once('close', () => {
                resolve();
              });
            socket.once('connect', () => {
              // Without a reader a socket does not notice that the site closes it.
              socket.resume().write(bytes);
              resolve();
            });
          }),
      ),
    );
    sockets.push(...batch);
  }
  return sockets;
}

const openCount = (sockets: readonly Socket[]): number =>
  sockets.filter(({ readyState }) => readyState === 'open').length;

function close(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy();
}

async function print(site: OutageSite, attack: string, { failed, times }: CachedPages, more = ''): Promise<void> {
  const { rss, files } = await site.use();
  const [p50, p99] = [50, 99].map((percent) => percentile(times, percent).toFixed(0));
  console.log(
    `  ${attack.padEnd(38)} failed ${failed} of ${times.length}   p50 ${p50} ms   p99 ${p99} ms   rss ${(rss / 1e6).toFixed(0)} MB   files ${files}   ${more}`,
  );
}
